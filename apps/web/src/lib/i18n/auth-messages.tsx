import { type InterfaceLanguage, interfaceLanguageFrom, LANGUAGE_COOKIE } from "@larder/domain/language";
import { enAuth } from "@larder/domain/messages/en-auth";
import type { AuthMessages } from "@larder/domain/messages/messages";
import { createContext, type ReactNode, use, useEffect } from "react";
import { DocumentStateContext } from "@/lib/hydration/document-state";
import { useInLanguage } from "@/lib/i18n/use-in-language";

const AuthMessagesContext = createContext<AuthMessages>(enAuth);

/** Returns the messages of sign-in and of what surrounds every page: the first page waits for no others. */
export const useAuthMessages = (): AuthMessages => use(AuthMessagesContext);

const STORED_AS = "larder-language";

/** Returns the language of a visitor: that of the document that the server rendered, else the browser's. */
export const useVisitorLanguage = (): InterfaceLanguage =>
  use(DocumentStateContext)?.language ?? browserLanguage();

/** Returns the language of a visitor: the last one used on this device, else the browser's. */
export function browserLanguage(): InterfaceLanguage {
  return interfaceLanguageFrom(lastUsed() ?? navigator.language);
}

function lastUsed(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

/**
 * Remembers the language of a signed-in user for the sign-in page of this device: in a cookie too, by which the server
 * renders it.
 */
export function rememberLanguage(language: InterfaceLanguage): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(STORED_AS, language);
  } catch {
    // A browser that stores nothing speaks its own language at the sign-in page.
  }
}

export function AuthMessagesProvider({
  language,
  children,
}: {
  language: InterfaceLanguage;
  children: ReactNode;
}) {
  const { messages } = useInLanguage(language, "auth", enAuth);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <AuthMessagesContext value={messages}>{children}</AuthMessagesContext>;
}
