/** A recipe as plain lines, for comparison. */
export interface RecipeLines {
  name: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

export interface Usability {
  name: boolean;
  /** How much of the words and amounts of ingredients and of steps agrees, from 0 to 1. */
  ingredients: number;
  steps: number;
  /** The name is right, and at least nine tenths of the ingredients and of the steps. */
  usable: boolean;
}

const ENOUGH = 0.9;

/** Compares a recipe that was read with the one that was printed, whatever their case, punctuation and fractions. */
export function usability(printed: RecipeLines, read: RecipeLines): Usability {
  const name = wordsOf([printed.name]).join(" ") === wordsOf([read.name]).join(" ");
  const ingredients = agreement(wordsOf(printed.ingredients), wordsOf(read.ingredients));
  const steps = agreement(wordsOf(printed.steps), wordsOf(read.steps));
  return { name, ingredients, steps, usable: name && ingredients >= ENOUGH && steps >= ENOUGH };
}

/** Returns the words of lines; amounts are decimal numbers: "1 ½" and "1 1/2" are "1.5". */
function wordsOf(lines: readonly string[]): string[] {
  return lines
    .map((line) =>
      line
        .replace(/(\d)\s*([½¼¾⅓⅔⅛])/g, "$1 $2")
        .normalize("NFKC")
        .replace(/⁄/g, "/")
        .toLowerCase()
        .replace(/(\d),(\d)/g, "$1.$2")
        .replace(/[^\p{L}\p{N}./-]+/gu, " ")
        .replace(/(?<!\d)[./-]|[./-](?!\d)/g, " ")
        .replace(/(\d+) (\d+)\/(\d+)/g, (_, whole, part, of) => String(Number(whole) + part / of))
        .replace(/(\d+)\/(\d+)/g, (_, part, of) => String(part / of))
        .replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100)),
    )
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== "");
}

/** Returns the F1 of two bags of words. */
function agreement(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 && other.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(word, count - 1);
  }
  return (2 * shared) / (one.length + other.length);
}
