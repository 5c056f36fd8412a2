import { use } from "react";
import { useLanguage } from "@/lib/i18n/i18n";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";

/**
 * Sentences that are loaded with the pages that say them. English comes with the page's own code; in another language
 * the page waits for its sentences.
 */
export function pageMessages<W extends object>(english: W, loadSpanish: () => Promise<W>): () => W {
  const [askSpanish] = lazyWithPreload(loadSpanish);
  return function useMessagesOfPage() {
    return useLanguage() === "en" ? english : use(askSpanish());
  };
}
