/** More marks on one letter than any script writes; UAX 15 takes 30 for its stream-safe format, too. */
const MOST_ACCENTS = 30;

/** Marks, and the half-width voicing signs that NFKD makes marks of. */
const ACCENT = "[\\p{M}\\uff9e\\uff9f]";
const TOO_MANY_ACCENTS = new RegExp(`(${ACCENT}{${MOST_ACCENTS}})${ACCENT}+`, "gu");

/**
 * Returns the text in a Unicode normal form, in time linear in its length. `String.prototype.normalize` sorts the marks
 * of each letter by insertion, which takes 40 s for a letter with 250,000 marks: marks beyond the 30th are dropped.
 */
export function normalForm(text: string, form: "NFC" | "NFKD"): string {
  return text.replace(TOO_MANY_ACCENTS, "$1").normalize(form);
}
