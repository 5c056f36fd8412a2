import { type Language, languageFrom } from "@larder/domain/language";
import { en } from "@larder/domain/messages/en";
import type { Messages } from "@larder/domain/messages/messages";
import { createContext, type ReactNode, use, useEffect, useState } from "react";

const MessagesContext = createContext<{ language: Language; messages: Messages }>({
  language: "en",
  messages: en,
});

/** The sentences of the interface in the reader's language. */
export const useMessages = (): Messages => use(MessagesContext).messages;
export const useLanguage = (): Language => use(MessagesContext).language;

/** The language of a visitor who has not chosen one. */
export function browserLanguage(): Language {
  return languageFrom(navigator.language);
}

/** Gives the interface its language; until another language's sentences are loaded, the last ones stay. */
export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }) {
  const [current, setCurrent] = useState({ language: "en" as Language, messages: en as Messages });

  useEffect(() => {
    let wanted = true;
    void load(language).then((messages) => {
      if (!wanted) return;
      document.documentElement.lang = language;
      setCurrent({ language, messages });
    });
    return () => {
      wanted = false;
    };
  }, [language]);

  return <MessagesContext value={current}>{children}</MessagesContext>;
}

async function load(language: Language): Promise<Messages> {
  if (language === "en") return en;
  return (await import("@larder/domain/messages/es")).es;
}
