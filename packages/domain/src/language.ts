/** The languages of the interface, in the order in which a user chooses from them. */
export const INTERFACE_LANGUAGES = ["en", "es"] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** The name of the cookie with the language last used on a device; the web client sets it, the server reads it. */
export const LANGUAGE_COOKIE = "larder-language";

interface LanguageDetails {
  /** The language's name for itself. */
  name: string;
  /** The locale that writes its dates; everything else of `Intl` takes the language itself. */
  dates: string;
  /** The locale of the voice that reads aloud, and of the microphone. */
  speech: string;
}

export const LANGUAGE_DETAILS: Readonly<Record<InterfaceLanguage, LanguageDetails>> = {
  en: { name: "English", dates: "en-GB", speech: "en-US" },
  es: { name: "Español", dates: "es", speech: "es-ES" },
};

/** The languages that recipes are composed and generated in; each has an example recipe. */
export const RECIPE_LANGUAGES = ["en", "es"] as const;
export type RecipeLanguage = (typeof RECIPE_LANGUAGES)[number];

/**
 * The language of a reader who requested no supported language; its messages are bundled with the code that uses them.
 */
export const DEFAULT_LANGUAGE = "en";

/**
 * Returns the first interface language that a browser asks for, such as "es" of "fi, es-ES;q=0.9, en;q=0.8".
 *
 * @param header `Accept-Language`, whose languages browsers send in the order of preference
 */
export function acceptedLanguage(header: string | undefined): InterfaceLanguage {
  const ranges = (header ?? "").slice(0, 200).split(",");
  const found = ranges
    .map((range) => among(INTERFACE_LANGUAGES, range))
    .find((language) => language !== undefined);
  return found ?? DEFAULT_LANGUAGE;
}

/** Returns the interface language for a browser's or user's language range such as "es-AR"; English for all others. */
export function interfaceLanguageFrom(range: string | null | undefined): InterfaceLanguage {
  return among(INTERFACE_LANGUAGES, range ?? "") ?? DEFAULT_LANGUAGE;
}

/** Returns the recipe language for a language range such as "es-AR"; English where no recipes are written in it. */
export function recipeLanguageFrom(range: string | null | undefined): RecipeLanguage {
  return among(RECIPE_LANGUAGES, range ?? "") ?? DEFAULT_LANGUAGE;
}

function among<L extends string>(languages: readonly L[], range: string): L | undefined {
  const primary = range.trim().slice(0, 2).toLowerCase();
  return languages.find((language) => language === primary);
}
