import type { InterfaceLanguage } from "../language.ts";
import { allEn } from "./all-en.ts";
import { allEs } from "./all-es.ts";
import type { Sentences } from "./messages.ts";

/** All messages in every language, for programs whose size does not matter. */
export const allMessages: Readonly<Record<InterfaceLanguage, Sentences<typeof allEn>>> = {
  en: allEn,
  es: allEs,
};
