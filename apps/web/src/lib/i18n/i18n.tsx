import { DEFAULT_LANGUAGE, type InterfaceLanguage } from "@larder/domain/language";
import { en } from "@larder/domain/messages/en";
import type { Messages } from "@larder/domain/messages/messages";
import { createContext, type ReactNode, use } from "react";
import { useInLanguage } from "@/lib/i18n/use-in-language";

const MessagesContext = createContext<{ language: InterfaceLanguage; messages: Messages }>({
  language: DEFAULT_LANGUAGE,
  messages: en,
});

/** Returns the interface's messages in the reader's language. Code before sign-in uses `useAuthMessages`. */
export const useMessages = (): Messages => use(MessagesContext).messages;
export const useLanguage = (): InterfaceLanguage => use(MessagesContext).language;

/** Gives the interface its language. */
export function MessagesProvider({
  language,
  children,
}: {
  language: InterfaceLanguage;
  children: ReactNode;
}) {
  return <MessagesContext value={useInLanguage(language, "shared", en)}>{children}</MessagesContext>;
}
