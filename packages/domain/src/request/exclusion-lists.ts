import type { RecipeLanguage } from "../language.ts";
import { foodById } from "../food/foods.ts";
import { dishAt, type DishIndex } from "./dish-index.ts";
import { groupAt, groupBefore, type Item, itemAt, itemBefore } from "./items.ts";
import { isJoined, type Query } from "./query-words.ts";
import {
  ALLERGY_WORDS,
  ENDERS,
  FORWARD,
  GOES_ON,
  JOINTS,
  LEADS,
  NEW_REQUEST,
  TRAILERS,
} from "./vocabulary/exclusion-words.ts";
import { DIET_WORDS } from "./vocabulary/diet-terms.ts";
import { dishHeadLength, isDishOnly, isDishWord } from "./vocabulary/dish-words.ts";
import { HARMLESS } from "./vocabulary/harmless-words.ts";
import { isKnownWord } from "./vocabulary/known-words.ts";

/** A list of what is left out, from the first to the last of its words. */
export interface ItemList {
  items: Item[];
  /** Ranges of words in the list that name nothing known. */
  unknown: { start: number; end: number }[];
  start: number;
  end: number;
}

/** What decides how far a list goes. */
export interface ListReader {
  language: RecipeLanguage;
  isAllergy: boolean;
  dishes: DishIndex;
}

/** The most words before an item that only lead to it: "any kind of foods that contain". */
const MOST_LEADS = 8;
/** The most unknown words that are taken as an adjective of the item after them. */
const MOST_ADJECTIVES = 2;

/** Reads the list that begins at this word: "any eggs, the milk or wheat products". */
export function listFrom(query: Query, start: number, reading: ListReader): ItemList {
  const { words } = query;
  const { language } = reading;
  const list: ItemList = { items: [], unknown: [], start, end: start };
  let at = start;
  while (at < words.length) {
    const isFurther = list.items.length + list.unknown.length > 0;
    const item = ledItem(query, at, language, isFurther && at === list.end);
    if (item) {
      addItem(query, list, item);
    } else {
      const end = endOfUnknown(query, at);
      if (end === at) break;
      list.unknown.push({ start: at, end });
      list.end = end;
    }
    const trailer = TRAILERS.at(words, list.end);
    // "huevo, tampoco" ends a list, "y tampoco puedo comer pescado" begins another.
    const isFurtherNo = words[list.end]?.key === "tampoco" && isJoined(words[list.end + 1]);
    if (trailer && !isFurtherNo && (isJoined(words[list.end]) || trailer.length > 1))
      list.end += trailer.length;
    const next = besideAt(query, list) ?? afterJoint(query, list.end);
    if (next === null || isNewRequest(query, list.end, next, reading)) break;
    at = next;
  }
  return list;
}

/** Adds an item; where a dish follows it directly, a group at its start too: "no milk chocolate cake" bars milk. */
function addItem(query: Query, list: ItemList, item: Item): void {
  list.items.push(item);
  list.end = item.end;
  const next = query.words[item.end];
  const group = groupAt(query, item.start);
  if (group && group.end < item.end && isJoined(next) && dishHeadLength(query.words, item.end) > 0)
    list.items.push(group);
}

/** Returns the item at this word or after words that lead to it; null where something else comes first. */
function ledItem(query: Query, from: number, language: RecipeLanguage, isAfterComma: boolean): Item | null {
  const { words } = query;
  let unknown = 0;
  for (let at = from; at < words.length && at - from <= MOST_LEADS; at += 1) {
    const word = words[at];
    if (!word || (at > from && !canLead(word.before))) return null;
    const item = itemAt(query, at, language);
    if (item) return item;
    if (LEADS.has(word.key) && !(isAfterComma && NEW_REQUEST.has(word.key))) continue;
    const isFar = isAfterComma || unknown === MOST_ADJECTIVES;
    if (isKnownWord(word.key) || isDishWord(word.key) || word.isNumber || isFar) return null;
    unknown += 1;
  }
  return null;
}

function canLead(gap: string): boolean {
  return gap === "space" || gap === "hyphen" || gap === "colon";
}

/** Returns the end of the unknown words at this index; the index itself where a known word is. */
function endOfUnknown(query: Query, from: number): number {
  const { words } = query;
  // "sin embutido, que tengan sabor" goes on with something else.
  if (HARMLESS.at(words, from)) return from;
  let start = from;
  while (LEADS.has(words[start]?.key ?? "") && (start === from || isJoined(words[start]))) start += 1;
  let end = start;
  while (end < words.length && end - start < 3) {
    const word = words[end];
    if (!word || word.isNumber || (end > start && !isJoined(word))) break;
    if (isKnownWord(word.key) || isDishWord(word.key) || JOINTS.at(words, end)) break;
    // "sin chorizo, soy musulmán" says who eats.
    if (word.key === "soy" && DIET_WORDS.at(words, end + 1)) break;
    // "sin marisco, soy alérgica" says why.
    if ([word, words[end + 1]].some((each) => ALLERGY_WORDS.test(each?.key ?? ""))) break;
    end += 1;
  }
  return end === start ? from : end;
}

/** Returns whether a dish after this gap, or after a joining word, is asked for. */
function isNewAfter(gap: string | undefined, isUnjoined: boolean): boolean {
  return !isUnjoined || gap === "comma";
}

/** Returns the index of a group that follows the list without a joining word: "no eggs dairy nuts"; null where none does. */
function besideAt(query: Query, { items, end }: ItemList): number | null {
  const group = items.length > 0 && isJoined(query.words[end]) ? groupAt(query, end) : null;
  if (!group) return null;
  const isDish = isJoined(query.words[group.end]) && dishHeadLength(query.words, group.end) > 0;
  return isDish && items.length < 2 ? null : end;
}

/** The most words between the two parts of "tanto a la leche como al huevo". */
const MOST_BETWEEN_BOTH = 8;

/** Returns the joining words that begin here; "como" joins only what "tanto" begins. */
function jointAt({ words }: Query, at: number): { length: number } | null {
  const joint = JOINTS.at(words, at);
  if (joint === null || words[at]?.key !== "como") return joint;
  const isBoth = words.slice(Math.max(0, at - MOST_BETWEEN_BOTH), at).some(({ key }) => key === "tanto");
  return isBoth && isJoined(words[at]) ? joint : null;
}

const LITTLE = /^(?:low|reduced|less|baj[oa]s?|poc[oa]s?)$/;

/** Returns the index after what joins a further item to a list that ends here; null where the list is over. */
function afterJoint(query: Query, end: number): number | null {
  const { words } = query;
  const word = words[end];
  if (!word) return null;
  const joint = jointAt(query, end);
  // "without milk (or eggs)" goes on in brackets, "allergies - milk - eggs" with what can be an allergy.
  if (["stop", "colon"].includes(word.before) && !joint) return null;
  const isBullet = word.before === "dash" && groupAt(query, end) !== null;
  const isUsed = word.before === "comma" || word.before === "slash" || word.before === "and" || isBullet;
  if (!joint && !isUsed) return null;
  if (word.before === "dash" && !isBullet) return null;
  const next = joint ? end + joint.length : end;
  const after = words[next];
  if (!after || after.isNumber || (joint && after.before === "stop")) return null;
  if (ENDERS.has(after.key) || FORWARD.at(words, next)) return null;
  // "without eggs, low salt" asks for little salt.
  if (LITTLE.test(after.key) && DIET_WORDS.at(words, next)) return null;
  return next;
}

/**
 * Returns whether the words after a comma ask for something instead of going on with the list: a dish ("without nuts,
 * tomato soup") or a food that goes on ("no nuts, chicken for four"). What can be an allergy goes on with an allergy's list.
 */
function isNewRequest(query: Query, end: number, next: number, reading: ListReader): boolean {
  const { words } = query;
  const { language, isAllergy, dishes } = reading;
  const item = itemAt(query, next, language);
  const isGroup = item !== null && item.contents.length > 0;
  const dish = dishAt(dishes, words, next);
  if (dish && dish.length > (item ? item.end - item.start : 0)) return !isGroup || next === end;
  if (!item) return false;
  if (!isGroup && isDishOnly(words[item.end - 1]?.key ?? "") && isNewAfter(words[next]?.before, next === end))
    return true;
  const after = words[item.end];
  // "Allergic to peanuts, guacamole please" asks for guacamole.
  const isAlone = !isJoined(after) || /^(?:please|recipe|receta|por)$/.test(after?.key ?? "");
  const isMade = item.foods.some((id) => foodById(id)?.isMade);
  if (dish && dish.dish.isGeneric !== true && isMade && isAlone && next === end) return true;
  const isDish = isJoined(after) && dishHeadLength(words, item.end) > 0;
  if (isDish) return !isGroup || (next === end && !isAllergy);
  if (next !== end || words[next]?.before !== "comma") return false;
  const goesOn = isAllergy ? /^(?:with|con|al|a)$/ : GOES_ON;
  if (isJoined(after) && goesOn.test(after?.key ?? "") && !isGroup) return true;
  return !isAllergy && isDishWord(words[next]?.key ?? "") && afterJoint(query, item.end) === null;
}

/** Returns whether a word belongs to the name of a dish that is known: the beef of a roast beef. */
function isInDish({ words }: Query, at: number, dishes: DishIndex): boolean {
  for (let start = at; start >= 0 && at - start < MOST_LEADS; start -= 1) {
    const found = dishAt(dishes, words, start);
    if (found && found.dish.isGeneric !== true && start + found.length > at) return true;
  }
  return false;
}

/**
 * Reads the list that ends before this word: "egg, milk and nut"; `items` is empty where none does. The name of a dish
 * beside it is no part of it: "roast beef gluten free" is beef.
 */
export function listUpTo(
  query: Query,
  end: number,
  { language, dishes }: Omit<ListReader, "isAllergy">,
): ItemList {
  const { words } = query;
  const list: ItemList = { items: [], unknown: [], start: end, end };
  let to = end;
  let hasJoint = false;
  let isPlain = true;
  while (to > 0) {
    const item = itemBefore(query, to, language);
    const isAfterWith = /^(?:with|con|using)$/.test(words[(item?.start ?? 0) - 1]?.key ?? "");
    if (
      item &&
      list.items.length > 0 &&
      item.contents.length === 0 &&
      isDishOnly(words[item.end - 1]?.key ?? "")
    )
      break;
    if (item && isAfterWith && !isPlain && item.contents.length === 0) break;
    // A list of commas alone goes on with what can be an allergy: in "chicken, egg-free" the chicken is asked for.
    if (!item || (list.items.length > 0 && !isPlain && !hasJoint && item.contents.length === 0)) break;
    list.items.unshift(item);
    list.start = item.start;
    let start = item.start;
    while (start > 0 && LEADS.has(words[start - 1]?.key ?? "") && isJoined(words[start])) start -= 1;
    const joint = JOINTS.before(words, start) ?? JOINTS.before(words, item.start);
    const from = JOINTS.before(words, start) ? start : item.start;
    if (joint) {
      hasJoint = true;
      isPlain = true;
      to = from - joint.length;
    } else {
      const gap = words[start]?.before;
      const isBeside =
        gap === "space" && start > 0 && groupBefore(query, start) && !isInDish(query, start - 1, dishes);
      if (gap !== "comma" && gap !== "slash" && gap !== "and" && !isBeside) break;
      // The cheese of "macaroni cheese, mushroom and mustard allergies" is asked for.
      if (gap === "comma" && isInDish(query, start - 1, dishes)) break;
      isPlain = gap !== "comma";
      to = start;
    }
  }
  return list;
}
