import type { InterfaceLanguage } from "../language.ts";
import { allEn } from "./all-en.ts";
import { allEs } from "./all-es.ts";
import type { Sentences } from "./messages.ts";

/** Every message in every language, for programs that have room for all of them. */
export const allMessages: Readonly<Record<InterfaceLanguage, Sentences<typeof allEn>>> = {
  en: allEn,
  es: allEs,
};
