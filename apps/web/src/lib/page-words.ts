import { use } from "react";
import { useLanguage } from "@/lib/i18n";

/**
 * Sentences that are loaded with the pages that say them. English comes with the page's own code; in another language
 * the page waits for its sentences.
 */
export function pageWords<W>(english: W, loadSpanish: () => Promise<W>): () => W {
  let spanish: Promise<W> | undefined;
  return function useWords() {
    const language = useLanguage();
    if (language === "en") return english;
    spanish ??= loadSpanish().catch((error: unknown) => {
      // Another try may find the connection again.
      spanish = undefined;
      throw error;
    });
    return use(spanish);
  };
}
