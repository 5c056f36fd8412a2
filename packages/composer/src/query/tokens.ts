import { plainLetters } from "@larder/domain/text/fold";
import { normalForm } from "@larder/domain/text/normal-form";

/** A word of a query, as it was written and as it is compared. */
export interface Word {
  written: string;
  key: string;
}

/** Splits a text into words; hyphens separate words, apostrophes do not: "goat's-cheese" is "goats", "cheese". */
export function wordsOf(text: string): Word[] {
  return normalForm(text, "NFC")
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((written) => ({ written, key: keyOf(written) }))
    .filter(({ key }) => key !== "");
}

/** Returns the key by which a phrase is looked up. */
export function phraseKey(text: string): string {
  return wordsOf(text)
    .map(({ key }) => key)
    .join(" ");
}

function keyOf(word: string): string {
  return plainLetters(word).replace(/['’]/g, "");
}
