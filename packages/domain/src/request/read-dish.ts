import { wordSet } from "../text/word-set.ts";
import { dishAt, type DishIndex, type DishName } from "./dish-index.ts";
import { isJoined, type Query, writtenWords } from "./query-words.ts";
import type { NamedFood } from "./read-foods.ts";
import type { RecipeRequest } from "./request.ts";
import { isDishWord } from "./words/dish-words.ts";
import { isKnownWord } from "./words/known-words.ts";

/** The dish of a query, and the words that name it. */
export interface NamedDish {
  dish: NonNullable<RecipeRequest["dish"]>;
  start: number;
  end: number;
  /** True when the foods among its words are asked for: the onions of an onion soup that is not known by name. */
  hasOwnFoods: boolean;
}

interface Candidate {
  start: number;
  end: number;
  dish: DishName | null;
  isAside: boolean;
}

/** Words after which a dish's name is a part of another dish, or beside it: "with hummus", "on toast". */
const ASIDE = wordSet("with and using from in on of con y e en de del usando for plus or o into like a al");

/** Finds the dish that a query names; null where it names none. */
export function readDish(query: Query, foods: readonly NamedFood[], index: DishIndex): NamedDish | null {
  const [best] = candidates(query, foods, index).sort(
    (a, b) =>
      Number(a.isAside) - Number(b.isAside) ||
      Number(isNamed(b)) - Number(isNamed(a)) ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start,
  );
  if (!best) return readUnknown(query, foods);
  if (best.dish && !best.dish.isGeneric)
    return {
      dish: { words: writtenWords(query, best.start, best.end), id: best.dish.id },
      start: best.start,
      end: best.end,
      hasOwnFoods: false,
    };
  const { start, end, hasUnknown } = wholeName(query, foods, best);
  const id = hasUnknown ? null : (best.dish?.id ?? null);
  return { dish: { words: writtenWords(query, start, end), id }, start, end, hasOwnFoods: true };
}

const isNamed = ({ dish }: Candidate): boolean => dish !== null && dish.isGeneric !== true;

function candidates(query: Query, foods: readonly NamedFood[], index: DishIndex): Candidate[] {
  const { words, used } = query;
  const found: Candidate[] = [];
  let at = 0;
  while (at < words.length) {
    const known = used[at] ? null : dishAt(index, words, at);
    const isFree = known && !used.slice(at, at + known.length).includes(true);
    const length = known && isFree ? known.length : !used[at] && isDishWord(words[at]?.key ?? "") ? 1 : 0;
    const food = foods.find(({ start, end }) => start <= at && at < end);
    // A food with an amount or a state is no dish, nor is a part of a longer food: "2 slices of bread", "pizza sauce".
    const isFood =
      food !== undefined &&
      (food.quantity !== null || food.state === "leftover" || food.state === "stale" || food.end > at + length);
    if (length > 0 && !isFood) {
      const isAside = at > 0 && ASIDE.has(words[at - 1]?.key ?? "") && isJoined(words[at]);
      if (!isAside || !food || known?.dish.isGeneric !== true)
        found.push({ start: at, end: at + length, dish: (isFree && known?.dish) || null, isAside });
      at += length;
    } else at += 1;
  }
  return found.filter(({ isAside, start }) => !isAside || !foods.some((food) => food.start === start));
}

/** Returns the whole name around a generic word: "leek and potato soup", "sopa de puerros". */
function wholeName(
  query: Query,
  foods: readonly NamedFood[],
  { start: from, end: to }: Candidate,
): { start: number; end: number; hasUnknown: boolean } {
  const { words, used } = query;
  let [start, end] = [from, to];
  let hasUnknown = false;
  const isFood = (at: number) => foods.some((food) => food.start <= at && at < food.end);
  const isUnknown = (at: number) => !isKnownWord(words[at]?.key ?? "") && !isFood(at) && !words[at]?.isNumber;
  while (start > 0 && isJoined(words[start]) && !used[start - 1] && (isFood(start - 1) || isUnknown(start - 1))) {
    start -= 1;
    hasUnknown ||= isUnknown(start) && !isDishWord(words[start]?.key ?? "");
  }
  while (end < words.length && isJoined(words[end]) && !used[end]) {
    const isLink = /^(?:de|del)$/.test(words[end]?.key ?? "");
    const next = isLink ? end + 1 : end;
    if (next >= words.length || used[next] || !isJoined(words[next])) break;
    if (!isFood(next) && !isUnknown(next)) break;
    hasUnknown ||= isUnknown(next) && !isDishWord(words[next]?.key ?? "");
    end = next + 1;
  }
  return { start, end, hasUnknown };
}

/**
 * Reads unknown words as the name of an unknown dish where they stand beside a food ("jerk chicken") or alone at the
 * beginning ("okonomiyaki with prawns").
 */
function readUnknown(query: Query, foods: readonly NamedFood[]): NamedDish | null {
  const { words, used } = query;
  const isFood = (at: number) => foods.some((food) => food.start <= at && at < food.end);
  const isUnknown = (at: number) =>
    at < words.length &&
    at >= 0 &&
    !used[at] &&
    !isFood(at) &&
    !words[at]?.isNumber &&
    !isKnownWord(words[at]?.key ?? "");
  const first = words.findIndex((_, at) => isUnknown(at));
  if (first < 0) return null;
  let [start, end] = [first, first + 1];
  while (isUnknown(end) && isJoined(words[end])) end += 1;
  const isNoun = (at: number) => at >= 0 && at < words.length && !used[at] && isFood(at);
  const isBeside = (isNoun(start - 1) && isJoined(words[start])) || (isNoun(end) && isJoined(words[end]));
  const isAlone = !words.slice(0, start).some((_, at) => isFood(at) || used[at]);
  const previous = words[start - 1]?.key ?? "";
  if (/^(?:with|con|and|y|using|or|o)$/.test(previous) && isJoined(words[start])) return null;
  if (!isBeside && !isAlone) return null;
  while (isNoun(start - 1) && isJoined(words[start])) start -= 1;
  while (isNoun(end) && isJoined(words[end])) end += 1;
  return { dish: { words: writtenWords(query, start, end), id: null }, start, end, hasOwnFoods: true };
}
