import { normalForm } from "./normal-form.ts";

/** Accents as Latin, Greek and Cyrillic write them. Marks of other scripts make another letter: パ is not ハ. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Invisible characters: soft hyphen, zero-width space and joiners, byte order mark. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Lower-case letters without a decomposition to their plain form, and the Greek final sigma. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ς: "σ",
};
const SPECIAL_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

/**
 * Returns the form of a text that search compares, the same in every store: without case, accents and compatibility
 * forms (full-width letters, ligatures), white space collapsed and trimmed. Idempotent.
 */
export function fold(text: string): string {
  return normalForm(plainLetters(text), "NFC").replace(/\s+/g, " ").trim();
}

/** Returns lower-case letters without accents; İ is i, ß is ss, ø is o. Other characters stay. */
export function plainLetters(text: string): string {
  return normalForm(text, "NFKD")
    .replace(ACCENTS, "")
    .replace(INVISIBLE, "")
    .toLowerCase()
    .replace(SPECIAL_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const PLAIN_WORD = /^[a-z]+$/;

/** Returns a word in lower case without accents and with straight apostrophes, for look-ups. */
export function foldWord(word: string): string {
  return PLAIN_WORD.test(word) ? word : plainLetters(word).replace(/[’´]/g, "'");
}
