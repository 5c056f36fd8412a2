import { isDash, readNumber } from "../measure/amounts.ts";
import { keyAt, readMeasure } from "./ingredient-measure.ts";
import { endsFoodList, isDescription } from "./ingredient-list.ts";
import {
  AFTER_PARENTHESIS,
  APPROXIMATELY,
  NAMING_PURPOSES,
  REMARK_PAIRS,
  REMARK_WORDS,
  SIZES,
  TO_PURPOSE,
} from "./ingredient-words.ts";
import { cutPieces } from "./ingredient-pieces.ts";
import type { Piece } from "./ingredient-pieces.ts";
import type { Token } from "../text/text-tokens.ts";

/** The pieces of the food's name, and of the remarks about it. */
export type Food = { item: Piece[]; remarks: Piece[] };

/** Separates the food from the remarks about it: at the first real comma, parenthesis, dash or trailing purpose. */
export function splitFood(tokens: readonly Token[], start: number): Food {
  const pieces = cutPieces(tokens, start);
  const food: Food = { item: [], remarks: [] };
  let inRemarks = false;
  let listEnd = -1;
  for (const [index, piece] of pieces.entries()) {
    const hasItem = food.item.length > 0;
    if (piece.kind === "aside") food.remarks.push(piece);
    else if (piece.kind === "break") inRemarks ||= hasItem;
    else if (piece.kind === "comma") {
      if (!hasItem || inRemarks || index <= listEnd) continue;
      listEnd = endsFoodList(tokens, pieces, index);
      inRemarks = index > listEnd && !isDescription(tokens, food.item);
    } else {
      const follows = pieces[index - 1]?.kind === "aside" && AFTER_PARENTHESIS.has(keyAt(tokens, piece.from));
      inRemarks ||= hasItem && follows;
      if (inRemarks) food.remarks.push(piece);
      else inRemarks = takeText(tokens, piece, food);
    }
  }
  return food;
}

/** Adds a stretch to the food up to where a remark begins; true when one did. */
function takeText(tokens: readonly Token[], piece: Piece, food: Food): boolean {
  const cut = remarkStart(tokens, piece, food.item.length > 0);
  if (cut > piece.from) food.item.push({ ...piece, to: cut });
  if (cut < piece.to) food.remarks.push({ ...piece, from: cut });
  return cut < piece.to;
}

/** Finds where a remark begins inside a piece: "for dusting", "to taste", "or 4 sprigs", "50 ml" at the end. */
function remarkStart(tokens: readonly Token[], { from, to }: Piece, hasItem: boolean): number {
  for (let at = hasItem ? from : from + 1; at < to; at += 1) {
    if (beginsRemark(tokens, at, to)) return at;
  }
  return to;
}

function beginsRemark(tokens: readonly Token[], at: number, to: number): boolean {
  const key = keyAt(tokens, at);
  if (isDash(tokens[at - 1]) && tokens[at]?.glued) return false;
  if (REMARK_WORDS.has(key)) return true;
  const next = at + 1 < to ? keyAt(tokens, at + 1) : "";
  if (REMARK_PAIRS.has(`${key} ${next}`)) return true;
  if (key === "+" || key === "and" || key === "y") return isMore(tokens, at + 1, to);
  if (key === "to") return TO_PURPOSE.has(next);
  if (key === "para")
    return /[aei]r(?:l[aeo]s?)?$/.test(next) && !(at + 2 === to && NAMING_PURPOSES.has(next));
  if (key === "or" || key === "o") {
    return (
      (!SIZES.has(keyAt(tokens, at - 1)) || isOtherSize(tokens, at + 1, to)) &&
      tokens[at - 1]?.kind !== "number" &&
      next !== "one" &&
      readNumber(tokens, at + 1) !== null
    );
  }
  return isTrailingMeasure(tokens, at, to);
}

/**
 * Returns whether a number of another size follows without a food: "cebolla grande o 2 pequeñas", but not "1 large or 2
 * small onions".
 */
function isOtherSize(tokens: readonly Token[], at: number, to: number): boolean {
  const number = readNumber(tokens, at);
  return (
    number !== null && number.next < to && tokens.slice(number.next, to).every(({ key }) => SIZES.has(key))
  );
}

/** Returns whether another food follows: "garlic and 1 bay leaf", but not "peeled and 1/4-inch diced". */
function isMore(tokens: readonly Token[], at: number, to: number): boolean {
  const isExtra = /^(?:extra|more|mas)$/.test(keyAt(tokens, at)) && keyAt(tokens, at - 1) === "+";
  return at < to && (isExtra || (tokens[at]?.kind === "number" && !isDash(tokens[at + 1])));
}

/** Returns whether a measure ends the piece: "runny honey 50 ml", "queso fresco de 200 g", "pumpkin about 2 lb". */
function isTrailingMeasure(tokens: readonly Token[], at: number, to: number): boolean {
  const key = keyAt(tokens, at);
  const joined = key === "de" || APPROXIMATELY.has(key);
  const about = joined && ABOUT.has(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
  const measure = joined || tokens[at]?.kind === "number" ? readMeasure(tokens, joined ? about : at) : null;
  if (measure === null || measure.value.kind === "length") return false;
  let next = measure.next;
  while (
    next < measure.next + 2 &&
    /^(?:each|total|cada|un[oa]|aprox|aproximadamente)$/.test(keyAt(tokens, next))
  )
    next += 1;
  return next >= to;
}

/** Words between "de" and an amount: "de unos 300 g". */
const ABOUT = new Set([...APPROXIMATELY, "unos", "unas"]);
