import type { InterfaceLanguage } from "@larder/domain/language";
import { useEffect, useState } from "react";

/** Sentences in a language; until they are loaded, the last ones stay. */
export function useInLanguage<M>(
  language: InterfaceLanguage,
  english: M,
  load: (language: InterfaceLanguage) => Promise<M>,
): { language: InterfaceLanguage; messages: M } {
  const [current, setCurrent] = useState<{ language: InterfaceLanguage; messages: M }>({
    language: "en",
    messages: english,
  });
  useEffect(() => {
    let wanted = true;
    void load(language).then((messages) => {
      if (wanted) setCurrent({ language, messages });
    });
    return () => {
      wanted = false;
    };
  }, [language, load]);
  return current;
}
