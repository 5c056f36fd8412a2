import type { RequestedFood } from "../recipe/recipe-request.ts";
import { isJoined, type Query, setUsed, writtenWords } from "./query-words.ts";
import { isDishWord } from "./vocabulary/dish-words.ts";
import {
  AFTER_LEFTOVER,
  BEFORE_FINISHED,
  BEFORE_LEFTOVER,
  COOKED_TERMS,
  LEFTOVER_TERMS,
  type LeftoverTerm,
} from "./vocabulary/leftover-terms.ts";

/**
 * Reads the dishes and side dishes that are left over ("sobras de cocido", "rice left over from yesterday"), and marks their
 * words, so that no reader takes the dish for one that is asked for.
 */
export function readLeftovers(query: Query): RequestedFood[] {
  const { words } = query;
  const foods: RequestedFood[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = leftoverAt(query, at);
    if (!found || isDishWord(words[found.end]?.key ?? "")) continue;
    const { term, start, end, state } = found;
    // A dish keeps its name, which its recipe is called by; a food is called by all its words, as others are.
    const from = term.food === null ? start : at;
    foods.push({ words: writtenWords(query, from, end), food: term.food, quantity: null, state });
    setUsed(query, at, found.last);
    at = found.last - 1;
  }
  return foods;
}

/** Returns whether words of leftovers stand directly beside the name of a dish: "leftover soup", "restos de tortilla". */
export function isLeftover({ words }: Query, { start, end }: { start: number; end: number }): boolean {
  return (
    [BEFORE_LEFTOVER, BEFORE_FINISHED].some((each) => each.before(words, start) !== null) ||
    AFTER_LEFTOVER.at(words, end) !== null
  );
}

interface Leftover {
  term: LeftoverTerm;
  state: "leftover" | "cooked";
  /** The indexes of the first word of the name, after its last one, and after the last word of the phrase. */
  start: number;
  end: number;
  last: number;
}

function leftoverAt({ words }: Query, at: number): Leftover | null {
  const before = BEFORE_LEFTOVER.at(words, at);
  const start = at + (before?.length ?? 0);
  const name = isJoined(words[start]) || start === at ? LEFTOVER_TERMS.at(words, start) : null;
  const cooked = before ? null : COOKED_TERMS.at(words, at);
  if (!name) return cooked && ended(cooked, at, "cooked", 0);
  const after = AFTER_LEFTOVER.at(words, start + name.length);
  if (before || after) return { ...ended(name, start, "leftover", after?.length ?? 0) };
  return cooked && ended(cooked, at, "cooked", 0);
}

function ended(
  { value, length }: { value: LeftoverTerm; length: number },
  start: number,
  state: Leftover["state"],
  more: number,
): Leftover {
  return { term: value, state, start, end: start + length, last: start + length + more };
}
