import { plainLetters } from "@larder/domain/text/fold";
import { normalForm } from "@larder/domain/text/normal-form";

/** A word of a query: as it was written, and as it is compared. */
export interface Word {
  written: string;
  key: string;
}

/** The words of a text; hyphens part words, apostrophes do not: "goat's-cheese" is "goats", "cheese". */
export function wordsOf(text: string): Word[] {
  return normalForm(text, "NFC")
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((written) => ({ written, key: keyOf(written) }))
    .filter(({ key }) => key !== "");
}

/** How a phrase is looked up. */
export function phraseKey(text: string): string {
  return wordsOf(text)
    .map(({ key }) => key)
    .join(" ");
}

function keyOf(word: string): string {
  return plainLetters(word).replace(/['’]/g, "");
}
