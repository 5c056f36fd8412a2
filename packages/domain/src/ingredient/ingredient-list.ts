import { isDash } from "../measure/amounts.ts";
import type { Piece } from "./ingredient-pieces.ts";
import { MODIFIERS, REMARK_ENDS, REMARK_STARTS } from "./ingredient-words.ts";
import type { Token } from "../text/text-tokens.ts";

/** Ends of hyphenated descriptions: "fat-free", "country-style". */
const DESCRIBING_END =
  /(?:less|-(?:free|fat|style|bought|made|quality|sodium|range|cut|size|sized|purpose|cooked))$/;

/** Participles of actions; "red" and "seed" are none. */
const PARTICIPLE = /(?:[^s][^r]ed|[aeiou][td]ed|ied|ado|ada|ados|adas|ido|ida|idos|idas)$/;
const NAMES_LIKE_PARTICIPLES = new Set([
  "seed",
  "bread",
  "red",
  "weed",
  "shred",
  "helado",
  "pescado",
  "bebida",
]);

const JOINTS = new Set(["or", "and", "y", "o", "e", "u", "&"]);

/** Returns whether words only describe, so that the comma after them separates adjectives: "crisp, tart apples". */
export function isDescription(tokens: readonly Token[], pieces: readonly Piece[]): boolean {
  // Called at each comma: without a limit a line of nothing but joints and commas would take quadratic time.
  if (pieces.length > MOST_ADJECTIVES) return false;
  const words = pieces.flatMap((piece) => wordsOf(tokens, piece));
  return words.length > 0 && words.every(isDescriptive);
}

const MOST_ADJECTIVES = 12;

function isDescriptive(word: string): boolean {
  return MODIFIERS.has(word) || DESCRIBING_END.test(word) || JOINTS.has(word);
}

/**
 * Finds the end of a list of foods that begins before this comma: "basil, mint or dill leaves".
 *
 * @param comma the index of the comma in `pieces`
 * @returns the index of the list's last piece; -1 when the comma belongs to no list
 */
export function endsFoodList(tokens: readonly Token[], pieces: readonly Piece[], comma: number): number {
  for (let index = comma; index < comma + 2 * MOST_MEMBERS; index += 2) {
    const piece = pieces[index + 1];
    if (pieces[index]?.kind !== "comma" || piece?.kind !== "text") return -1;
    const words = wordsOf(tokens, piece);
    const joint = words.findIndex((word) => JOINTS.has(word));
    if (joint === -1) {
      if (!isMember(words, 4)) return -1;
    } else {
      const [head, tail] = [words.slice(0, joint), words.slice(joint + 1)];
      const headFits = joint === 0 ? index > comma : isMember(head, 4);
      if (!headFits || !isMember(tail, 6) || isDescriptive(tail.at(-1) ?? "")) return -1;
      return /^(?:or|o) otr?/.test(startOf(tokens, pieces[index + 3])) ? index + 3 : index + 1;
    }
  }
  return -1;
}

const MOST_MEMBERS = 6;

/** Returns whether a few words name a food rather than an action on it. */
function isMember(words: readonly string[], most: number): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length > most) return false;
  if (REMARK_STARTS.has(first) || REMARK_ENDS.has(last) || /\d/.test(words.join(""))) return false;
  if (first.endsWith("ly") || (isParticiple(first) && !isDescriptive(first))) return false;
  return !isParticiple(last);
}

function startOf(tokens: readonly Token[], piece: Piece | undefined): string {
  return piece ? wordsOf(tokens, piece).slice(0, 2).join(" ") : "";
}

function isParticiple(word: string): boolean {
  return PARTICIPLE.test(word) && !NAMES_LIKE_PARTICIPLES.has(word);
}

/** Returns the words of a piece; those joined by a hyphen count as one. */
function wordsOf(tokens: readonly Token[], { from, to }: Piece): string[] {
  const words: string[] = [];
  let joins = false;
  for (const token of tokens.slice(from, to)) {
    if (isDash(token) && token.glued) {
      joins = true;
      continue;
    }
    const last = words.at(-1);
    if (joins && token.glued && last !== undefined) words[words.length - 1] = `${last}-${token.key}`;
    else if (token.kind !== "mark" || token.key === "&") words.push(token.key);
    joins = false;
  }
  return words;
}
