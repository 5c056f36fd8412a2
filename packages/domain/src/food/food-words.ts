import { tokenise } from "../text/text-tokens.ts";

/** A word of a text, as it is compared with the names of foods. */
export interface FoodWord {
  key: string;
  start: number;
  end: number;
  /** True when punctuation or a line end stands before it, so that no name goes across. */
  begins: boolean;
  /** True when no punctuation but a comma or a parenthesis stands before it, as before the last word of "flour (vegan)". */
  goesOn: boolean;
}

const HYPHENS: ReadonlySet<string> = new Set(["-", "‐", "‑"]);
const SOFT_PUNCTUATION: ReadonlySet<string> = new Set([",", "("]);

/** Splits a text into words; hyphens separate words, apostrophes do not. The offsets are those of the text. */
export function foodWords(text: string): FoodWord[] {
  const words: FoodWord[] = [];
  let punctuation: string[] = [];
  let previousEnd = 0;
  for (const { kind, text: piece, key, start, end } of tokenise(text)) {
    if (text.slice(previousEnd, start).includes("\n")) punctuation.push("\n");
    previousEnd = end;
    if (kind === "mark") {
      if (!HYPHENS.has(piece)) punctuation.push(piece);
      continue;
    }
    const isFirst = words.length === 0;
    const goesOn = !isFirst && punctuation.every((sign) => SOFT_PUNCTUATION.has(sign));
    words.push({
      key: key.replaceAll("'", ""),
      start,
      end,
      begins: isFirst || punctuation.length > 0,
      goesOn,
    });
    punctuation = [];
  }
  return words;
}

const PLAIN_NAME = /^[a-z]+(?: [a-z]+)*$/;

/** Returns the key of a name in the index. */
export function nameKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name;
  return foodWords(name)
    .map(({ key }) => key)
    .join(" ");
}
