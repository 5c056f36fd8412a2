import * as z from "zod/mini";

/** The languages of the interface. */
export const LANGUAGES = ["en", "es"] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

/** The interface language for a browser's or user's wish such as "es-AR"; English for all we do not speak. */
export function languageFrom(wish: string | null | undefined): Language {
  const primary = wish?.trim().slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === primary) ?? DEFAULT_LANGUAGE;
}
