import * as z from "zod/mini";

/** The languages of the interface. */
export const LANGUAGES = ["en", "es"] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

/**
 * The first of our languages that a browser asks for, such as "es" of "fr, es-ES;q=0.9, en;q=0.8".
 *
 * @param header `Accept-Language`, whose languages browsers send in the order of preference
 */
export function acceptedLanguage(header: string | undefined): Language {
  const ranges = (header ?? "").slice(0, 200).split(",");
  const found = ranges.map(ourLanguage).find((language) => language !== undefined);
  return found ?? DEFAULT_LANGUAGE;
}

/** The interface language for a browser's or user's wish such as "es-AR"; English for all we do not speak. */
export function languageFrom(range: string | null | undefined): Language {
  return ourLanguage(range ?? "") ?? DEFAULT_LANGUAGE;
}

function ourLanguage(range: string): Language | undefined {
  const primary = range.trim().slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === primary);
}
