import { type Language, languageFrom } from "@larder/domain/language";
import { enDoor } from "@larder/domain/messages/en-door";
import type { DoorMessages } from "@larder/domain/messages/messages";
import { createContext, type ReactNode, use, useEffect } from "react";
import { useInLanguage } from "@/lib/use-in-language";

const DoorMessagesContext = createContext<DoorMessages>(enDoor);

/** The sentences of sign-in and of what surrounds every page: the first page waits for no others. */
export const useDoorMessages = (): DoorMessages => use(DoorMessagesContext);

/** The language of a visitor who has not chosen one. */
export function browserLanguage(): Language {
  return languageFrom(navigator.language);
}

export function DoorMessagesProvider({ language, children }: { language: Language; children: ReactNode }) {
  const { messages } = useInLanguage(language, enDoor, load);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <DoorMessagesContext value={messages}>{children}</DoorMessagesContext>;
}

async function load(language: Language): Promise<DoorMessages> {
  if (language === "en") return enDoor;
  return (await import("@larder/domain/messages/es-door")).esDoor;
}
