import type { Token } from "../../text/text-tokens.ts";
import { isDash, type Quantity } from "../amounts.ts";
import { findMeasureUnit } from "../measure-unit.ts";
import { ARTICLES, PAIR_WORDS, PART_WORDS } from "../number-words.ts";
import {
  ABOUT,
  ARTICLE_UNITS,
  CONTAINERS,
  COUNT_UNITS,
  COUNTED_FOODS,
  DESCRIBING,
  GLASSES,
  MADE_BEFORE,
  NO_FOODS,
  PIECE_UNITS,
  STOPS,
} from "./amount-words.ts";
import { isAtATime, isOf } from "./sizes.ts";

/** The thing that a number counts. */
export interface Counted {
  /** True for "cloves", false for "eggs". */
  isUnit: boolean;
  from: number;
  next: number;
}

const LONGEST_NAME = 5;

/**
 * Reads what a number counts: foods ("2 large eggs"), or units without a size of their own ("3 cloves of garlic"). Null
 * for pieces made, and for what is no food.
 *
 * @param at the index of the number
 * @param next the index after it
 */
export function readCounted(
  tokens: readonly Token[],
  at: number,
  next: number,
  { min }: Quantity,
): Counted | null {
  const lead = tokens[at];
  const isArticle = lead?.kind === "word" && ARTICLES.has(lead.key) && next === at + 1;
  const isBareQuarter =
    lead?.kind === "word" && PART_WORDS.has(lead.key) && /^(?:quarter|third)/.test(lead.key);
  if (isBareQuarter) return null;
  if (/^(?:like|as|como|comme)$/.test(tokens[at - 1]?.key ?? "")) return null;
  const ofSome = readOfTheFoods(tokens, next, min);
  if (ofSome) return ofSome;
  const start = afterSize(tokens, next);
  let found: Counted | null = null;
  let isPiece = false;
  for (let ahead = start; ahead < start + LONGEST_NAME; ahead += 1) {
    const token = tokens[ahead];
    if (isDash(token) && token?.glued) continue;
    if (token?.kind !== "word") break;
    const isWhite = token.key.startsWith("white") && tokens[ahead - 1]?.key === "egg";
    const isFood = isWhite || isOf(token, COUNTED_FOODS);
    const isPieceUnit = isOf(token, PIECE_UNITS) && !isOf(token, COUNT_UNITS);
    if (
      isFood ||
      isPieceUnit ||
      isOf(token, COUNT_UNITS) ||
      isOf(token, CONTAINERS) ||
      isOf(token, GLASSES)
    ) {
      isPiece = isPieceUnit && !found;
      const isUnit: boolean = !isFood && !(isPieceUnit && found !== null);
      found = { isUnit, from: ahead, next: ahead + 1 };
      if (isUnit && !isPieceUnit) break;
      continue;
    }
    if (STOPS.has(token.key) || !DESCRIBING.has(token.key)) break;
  }
  if (!found || isAtATime(tokens, found.next)) return null;
  // A couple of pieces is a few of them.
  if (found.isUnit && lead && (PAIR_WORDS.has(lead.key) || PAIR_WORDS.has(tokens[at + 1]?.key ?? "")))
    return null;
  if (isArticle) return isMeasuredByArticle(tokens, at, found) ? found : null;
  let before = at - 1;
  while (before > 0 && ABOUT.has(tokens[before]?.key ?? "")) before -= 1;
  const lastWord = tokens[found.next - 1];
  const isVessel = isOf(lastWord, CONTAINERS) || isOf(lastWord, GLASSES);
  const isUnitWord = (found.isUnit || isOf(lastWord, PIECE_UNITS)) && !isVessel;
  if (isUnitWord && MADE_BEFORE.has(tokens[before]?.key ?? "")) return null;
  if (/^(?:makes?|serves|yields|form|shape|forma|formar)$/.test(tokens[before]?.key ?? "")) return null;
  if (found.isUnit && standsAlone(tokens, at, found.next)) return found;
  if (isPiece || isVessel) return isFilled(tokens, found.next, isPiece) ? found : null;
  return isNoFood(tokens, found.next) ? null : found;
}

/** Reads "of the eggs" after a whole number. */
function readOfTheFoods(tokens: readonly Token[], next: number, min: number): Counted | null {
  if (min < 1 || !/^(?:of|de)$/.test(tokens[next]?.key ?? "")) return null;
  if (!/^(?:the|los|las|your)$/.test(tokens[next + 1]?.key ?? "")) return null;
  const food = isOf(tokens[next + 2], COUNTED_FOODS) ? next + 2 : next + 3;
  return isOf(tokens[food], COUNTED_FOODS) ? { isUnit: false, from: food, next: food + 1 } : null;
}

/** Returns the index after the size of what is counted: "2 (400 g) tins", "2 x 400 g tins", "one 14-ounce can". */
function afterSize(tokens: readonly Token[], next: number): number {
  let at = next;
  const isBracket = tokens[at]?.key === "(";
  if (isBracket) {
    for (let ahead = at + 1; ahead < at + 8; ahead += 1)
      if (tokens[ahead]?.key === ")") return tokens[ahead + 1]?.key === "-" ? ahead + 2 : ahead + 1;
    return at;
  }
  if (/^[x×]$/.test(tokens[at]?.key ?? "")) at += 1;
  if (tokens[at]?.kind !== "number") return next;
  const unitAt = isDash(tokens[at + 1]) ? at + 2 : at + 1;
  const unit = tokens[unitAt];
  const isMeasure =
    unit?.kind === "word" && (findMeasureUnit(unit.text) !== null || /^(?:cm|inch|in|mm)$/.test(unit.key));
  if (!isMeasure) return next;
  return tokens[unitAt + 1]?.key === "." && tokens[unitAt + 1]?.glued ? unitAt + 2 : unitAt + 1;
}

/** "a clove of garlic", "an egg and", "juice of a lemon"; but not "a potato masher" or "the size of an egg". */
function isMeasuredByArticle(tokens: readonly Token[], at: number, { isUnit, from, next }: Counted): boolean {
  if (isUnit)
    return (
      (isOf(tokens[from], ARTICLE_UNITS) || isOf(tokens[from], GLASSES)) &&
      /^(?:of|de)$/.test(tokens[next]?.key ?? "") &&
      !isNoFood(tokens, next)
    );
  const after = tokens[next];
  if (after?.kind === "word" && !STOPS.has(after.key) && !DESCRIBING.has(after.key)) return false;
  const before = tokens[at - 1]?.key ?? "";
  if (/^(?:into|than|que|with|dip|take|place|put|lay|roll|wrap|toma|coge|coloca|pon)$/.test(before))
    return false;
  if (!/^(?:of|de)$/.test(before)) return true;
  return /^(?:juice|zest|rind|zumo|jugo|ralladura|cascara|piel)$/.test(tokens[at - 2]?.key ?? "");
}

/** Returns whether an amount is all of a part between marks: "(2 cans)". */
function standsAlone(tokens: readonly Token[], at: number, next: number): boolean {
  const before = ABOUT.has(tokens[at - 1]?.key ?? "") ? tokens[at - 2] : tokens[at - 1];
  return /^[(,;/]?$/.test(before?.key ?? "") && /^[),;/]?$/.test(tokens[next]?.key ?? "");
}

/** Returns whether a food follows a piece or a container: "2 slices of bread", "2 cans beans". */
function isFilled(tokens: readonly Token[], next: number, isPiece: boolean): boolean {
  const after = tokens[next];
  if (/^(?:of|de)$/.test(after?.key ?? "")) return !isNoFood(tokens, next);
  return !isPiece && after?.kind === "word" && !STOPS.has(after.key);
}

function isNoFood(tokens: readonly Token[], next: number): boolean {
  const first = /^(?:of|de)$/.test(tokens[next]?.key ?? "") ? next + 1 : next;
  return isOf(tokens[first], NO_FOODS) || isOf(tokens[first + 1], NO_FOODS);
}
