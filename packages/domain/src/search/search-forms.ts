import { fold } from "../text/fold.ts";

/** The forms of a search term. */
export interface SearchForms {
  /**
   * The forms of the term; a text with a line end appended must contain one of these. The first is the term itself,
   * folded.
   */
  any: readonly string[];
  /** The common prefix of all forms; not empty. */
  common: string;
}

/** The characters that can follow a word: "tomato, ripe", "tomato (tinned)", the end of a line. */
const BEHIND_A_WORD = ["\n", " ", ",", ")"];

/**
 * Returns the forms in which search looks for a term: as it was typed, and if it looks like a plural, also in the
 * singular as a whole word ("peas" finds "pea" but not "peanut"). Of several words the last is tried in the singular,
 * then all of them ("patatas nuevas").
 *
 * @returns null for a blank term, which matches every recipe
 */
export function searchForms(term: string): SearchForms | null {
  const folded = fold(term);
  if (folded === "") return null;
  const words = folded.split(" ");
  const before = words.slice(0, -1);
  const ofLast = singularsOf(words.at(-1) ?? "").map((last) => [...before, last].join(" "));
  const ofAll = before.length > 0 ? [words.map((word) => singularsOf(word)[0] ?? word).join(" ")] : [];
  const singulars = [...new Set([...ofLast, ...ofAll])].filter((form) => form !== folded);
  return {
    any: [folded, ...singulars.flatMap((form) => BEHIND_A_WORD.map((sign) => form + sign))],
    common: singulars.reduce(commonStart, folded),
  };
}

/** Returns whether a folded text contains a form of a term. */
export function findsForm(text: string, { any: [term = "", ...singulars] }: SearchForms): boolean {
  if (text.includes(term)) return true;
  if (singulars.length === 0) return false;
  const ended = `${text}\n`;
  return singulars.some((form) => ended.includes(form));
}

/**
 * Endings of plurals and their singulars; the first that matches counts. English: berries, cookies, leaves, olives,
 * tomatoes, peaches. Spanish: nueces, limones, patatas. A wrong singular is no word and matches nothing, so that the
 * rules can be generous.
 */
const ENDINGS: readonly [plural: RegExp, ...singular: string[]][] = [
  [/ies$/, "y", "ie"],
  [/ves$/, "ve", "f", "fe"],
  [/ces$/, "ce", "z"],
  [/oes$/, "o", "oe"],
  [/(?<=[sxz]|[cs]h)es$/, "", "e"],
  [/(?<=[aeiou][dlnrj])es$/, "e", ""],
  [/(?<![su])s$/, ""],
];
const SHORTEST_PLURAL = 4;

/** Returns the possible singulars of a folded word, in English and Spanish; empty when it ends like no plural. */
function singularsOf(word: string): string[] {
  if (word.length < SHORTEST_PLURAL) return [];
  const [plural, ...singulars] = ENDINGS.find(([ending]) => ending.test(word)) ?? [];
  return plural ? singulars.map((singular) => word.replace(plural, singular)) : [];
}

function commonStart(one: string, other: string): string {
  let end = 0;
  while (end < one.length && one.charCodeAt(end) === other.charCodeAt(end)) end += 1;
  return one.slice(0, end);
}
