import { LANGUAGE_DETAILS } from "@larder/domain/language";
import { languageOf } from "@larder/domain/text/language-tag";

/** The part of a browser's voice that is compared. */
type Voice = Pick<SpeechSynthesisVoice, "lang" | "default" | "localService">;

/**
 * Returns the locale in which a language is read: the reader's own of that language ("es-MX" for a Spanish recipe), else
 * the usual one.
 *
 * @param preferred the reader's locales, as the browser lists them
 */
export function speechLocale(language: string, preferred: readonly string[]): string {
  const primary = languageOf(language) ?? language;
  const own = preferred.find((locale) => languageOf(locale) === primary && locale.length > primary.length);
  const details = Object.entries(LANGUAGE_DETAILS).find(([known]) => known === primary);
  return own ?? details?.[1].speech ?? language;
}

/**
 * Returns the voice for a locale: one of the same region, else one of the same language; among these the browser's
 * default, then one on the device. Browsers that get a locale alone may take a voice of another language.
 *
 * @returns undefined where no voice has the language
 */
export function voiceFor<V extends Voice>(locale: string, voices: readonly V[]): V | undefined {
  const wanted = localeKey(locale);
  const rank = (voice: V) =>
    (localeKey(voice.lang) === wanted ? 4 : 0) + (voice.default ? 2 : 0) + (voice.localService ? 1 : 0);
  const speaking = voices.filter(({ lang }) => languageOf(lang) === languageOf(locale));
  return speaking.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Android writes "es_ES". */
function localeKey(locale: string): string {
  return locale.replace("_", "-").toLowerCase();
}
