import { isDash, readNumber } from "./amounts.ts";
import { keyAt, readMeasure } from "./ingredient-amount.ts";
import { endsFoodList, isDescription } from "./ingredient-list.ts";
import {
  AFTER_PARENTHESIS,
  APPROXIMATELY,
  REMARK_PAIRS,
  REMARK_WORDS,
  TO_PURPOSE,
} from "./ingredient-words.ts";
import type { Token } from "./text-tokens.ts";

/** A stretch of a line between commas, dashes and parentheses, as places in the list of tokens. */
export type Piece = { kind: "text" | "aside" | "comma" | "break"; from: number; to: number };

/** The places of the food's own words, and of what is said about it. */
export type Food = { item: Piece[]; remarks: Piece[] };

/** Parts the food from what is said about it: at the first real comma, parenthesis, dash or trailing purpose. */
export function splitFood(tokens: readonly Token[], start: number): Food {
  const pieces = cutPieces(tokens, start);
  const food: Food = { item: [], remarks: [] };
  let inRemarks = false;
  let listEnd = -1;
  for (const [place, piece] of pieces.entries()) {
    const hasItem = food.item.length > 0;
    if (piece.kind === "aside") food.remarks.push(piece);
    else if (piece.kind === "break") inRemarks ||= hasItem;
    else if (piece.kind === "comma") {
      if (!hasItem || inRemarks || place <= listEnd) continue;
      listEnd = endsFoodList(tokens, pieces, place);
      inRemarks = place > listEnd && !isDescription(tokens, food.item);
    } else {
      const follows = pieces[place - 1]?.kind === "aside" && AFTER_PARENTHESIS.has(keyAt(tokens, piece.from));
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

/** Where a remark begins inside a stretch: "for dusting", "to taste", "or 4 sprigs", "75 ml" at the end. */
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
  if (key === "to") return TO_PURPOSE.has(next);
  if (key === "para") return /[aei]r(?:l[aeo]s?)?$/.test(next);
  if (key === "or" || key === "o") {
    return tokens[at - 1]?.kind !== "number" && next !== "one" && readNumber(tokens, at + 1) !== null;
  }
  return isTrailingMeasure(tokens, at, to);
}

/** "pure maple syrup 75 mL", "yogur natural de 125 gr", "squid about 2 lb". */
function isTrailingMeasure(tokens: readonly Token[], at: number, to: number): boolean {
  const key = keyAt(tokens, at);
  const joined = key === "de" || APPROXIMATELY.has(key);
  const measure = joined || tokens[at]?.kind === "number" ? readMeasure(tokens, joined ? at + 1 : at) : null;
  if (measure === null || measure.value.kind === "length") return false;
  const each = /^(?:each|total|cada)$/.test(keyAt(tokens, measure.next)) ? measure.next + 1 : measure.next;
  return each >= to;
}

/** Cuts a line into its stretches in one pass; a parenthesis that nobody closes reaches to the end. */
export function cutPieces(tokens: readonly Token[], start: number): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  let depth = 0;
  const close = (kind: Piece["kind"], to: number) => {
    if (to > from) pieces.push({ kind, from, to });
    from = to + 1;
  };
  for (let at = start; at < tokens.length; at += 1) {
    const key = keyAt(tokens, at);
    if (key === "(" || key === "[") {
      if (depth === 0) close("text", at);
      depth += 1;
    } else if (key === ")" || key === "]") {
      if (depth === 1) close("aside", at);
      depth = Math.max(0, depth - 1);
      if (depth === 0) from = Math.max(from, at + 1);
    } else if (depth === 0 && (key === "," || key === ";")) {
      close("text", at);
      pieces.push({ kind: key === "," ? "comma" : "break", from: at, to: at + 1 });
    } else if (depth === 0 && isBreakingDash(tokens, at)) {
      close("text", at);
      pieces.push({ kind: "break", from: at, to: at + 1 });
    }
  }
  close(depth > 0 ? "aside" : "text", tokens.length);
  return pieces;
}

/** A dash with space on one side, or a long one; between numbers it is a range. */
function isBreakingDash(tokens: readonly Token[], at: number): boolean {
  const [before, dash, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!isDash(dash) || (before?.kind === "number" && after?.kind === "number")) return false;
  if (dash?.key === "—") return true;
  return !dash?.glued || !after?.glued;
}
