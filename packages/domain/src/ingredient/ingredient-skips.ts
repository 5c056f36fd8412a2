import { isDash } from "../measure/amounts.ts";
import { keyAt, readUnit, skipOf } from "./ingredient-measure.ts";
import { APPROXIMATELY, SIZES } from "./ingredient-words.ts";
import { ARTICLES } from "../measure/number-words.ts";
import type { Token } from "../text/text-tokens.ts";

// Words between the parts of an amount. Each function returns the index after them, or the same index.

/** Skips the part of a unit: "1/3 of a bunch", "1/4 de taza". */
export function skipOfUnit(tokens: readonly Token[], at: number): number {
  const next = skipOf(tokens, at);
  if (ARTICLES.has(keyAt(tokens, next))) return next + 1;
  return readUnit(tokens, next) ? next : at;
}

/** Skips "each": "1 tsp each salt and pepper", "a pinch each of". */
export function skipEach(tokens: readonly Token[], at: number): number {
  if (!/^(?:each|cada)$/.test(keyAt(tokens, skipOf(tokens, at)))) return at;
  const next = skipOf(tokens, skipOf(tokens, at) + 1);
  return /^(?:of|:|one|uno|una)$/.test(keyAt(tokens, next)) ? next + 1 : next;
}

export function skipAbout(tokens: readonly Token[], at: number): number {
  return skipWhile(tokens, at, (token) => {
    return APPROXIMATELY.has(token.key) || token.key === "~" || (token.key === "." && token.glued);
  });
}

/** Skips sizes: "large", "good small", "thumb-sized". */
export function skipSizes(tokens: readonly Token[], at: number): number {
  let next = at;
  for (let more = sizeEnd(tokens, next); more > next; more = sizeEnd(tokens, next)) next = more;
  return next;
}

/** Returns the index after the size that begins here; the same index when there is none. */
function sizeEnd(tokens: readonly Token[], at: number): number {
  let last = at;
  while (last < at + 6 && isDash(tokens[last + 1]) && tokens[last + 1]?.glued && tokens[last + 2]?.glued)
    last += 2;
  if (last > at) return /^sized?$/.test(keyAt(tokens, last)) ? last + 1 : at;
  if (!SIZES.has(keyAt(tokens, at))) return at;
  const isShortened = keyAt(tokens, at + 1) === "." && tokens[at + 1]?.glued === true;
  return isShortened ? at + 2 : at + 1;
}

export function skipWhile(tokens: readonly Token[], at: number, test: (token: Token) => boolean): number {
  let next = at;
  for (let token = tokens[next]; token && test(token); token = tokens[next]) next += 1;
  return next;
}
