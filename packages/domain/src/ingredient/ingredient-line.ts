import { readQuantity } from "../measure/amounts.ts";
import type { Quantity } from "../measure/amounts.ts";
import { withoutBullet } from "../text/bullet.ts";
import { readAmountHead } from "./ingredient-amount.ts";
import type { AmountHead } from "./ingredient-amount.ts";
import { keyAt, readUnit, skipOf } from "./ingredient-measure.ts";
import { splitFood } from "./ingredient-food.ts";
import type { Food } from "./ingredient-food.ts";
import type { Piece } from "./ingredient-pieces.ts";
import { LIMITS } from "../limits.ts";
import { tokenise } from "../text/text-tokens.ts";
import type { Token } from "../text/text-tokens.ts";

/** A parsed line of an ingredient list. */
export type IngredientLine = {
  quantity: Quantity | null;
  /** The unit's id of the unit table: "tbsp" for "cucharadas". */
  unit: string | null;
  item: string;
  /** All remarks about the food: sizes, second amounts, preparation. */
  preparation: string | null;
};

const NUMBERED = /^\d{1,2}\)\s+/;
/** The purpose before the amount: "For the glaze: 3 tbsp jam". */
const PURPOSE = /^((?:for|para)\s[^:\d]{2,40}):\s*(?=[\d½¼¾⅓⅔]|(?:an?|una?|half|media)\s)/i;

/** The joint of a unit and its food without a space or before a parenthesis: "gousses d'ail". */
const JOINT = /^(?:d['’´]|(?:of|de|di)\s+)(?=\p{L})/iu;
const OPTIONAL = /^(?:\(?(?:optional|opcional)\)?\s*[:–-]?\s*)(?=.)/i;

/**
 * Parses an ingredient line: amount, unit, food and remarks. Reads English and Spanish alike. Any text gives a result;
 * a text that is no ingredient is returned as the item.
 */
export function parseIngredientLine(line: string): IngredientLine {
  const { quantity, unit, item, preparation } = readIngredientLine(line);
  return { quantity, unit: unit?.id ?? null, item, preparation };
}

/** Parses like `parseIngredientLine`, and also returns the unit as it was written. */
export function readIngredientLine(line: string) {
  const plain = withoutBullet(line.slice(0, LIMITS.textLength)).replace(NUMBERED, "");
  const purpose = PURPOSE.exec(plain);
  const text = plain.slice(purpose?.[0].length ?? 0).replace(OPTIONAL, "");
  const tokens = tokenise(text);
  const head = readAmountHead(tokens);
  const food = splitFood(tokens, skipOf(tokens, head.next));
  if (!head.quantity && !head.unit && head.next === 0) takeTrailingAmount(tokens, head, food);
  if (food.item.length === 0) takeRemarkAsItem(food);
  const remarks = [...head.asides.map((aside) => ({ kind: "aside" as const, ...aside })), ...food.remarks];
  const said = remarks.map((piece) => tidy(slice(text, tokens, piece)));
  if (purpose?.[1]) said.push(purpose[1]);
  else if (text !== plain) said.push("optional");
  const named = itemText(text, tokens, food.item);
  const item = head.unit ? named.replace(JOINT, "") : named;
  if (item === "") return { quantity: null, unit: null, unitText: null, item: plain, preparation: null };
  return {
    quantity: head.quantity,
    unit: head.unit,
    unitText: head.unitText,
    item,
    preparation: said.filter((part) => part !== "").join(", ") || null,
  };
}

/** Takes the parenthesis as the food where no other food is named: "2/3 cup (rolled oats)". */
function takeRemarkAsItem(food: Food): void {
  const named = food.remarks[0];
  if (!named) return;
  food.item = [named];
  food.remarks = food.remarks.slice(1);
}

/** Reads an amount after the food: "Flour, 2 cups", "Baking soda 1 teaspoon", "Eggs 3". */
function takeTrailingAmount(tokens: readonly Token[], head: AmountHead, food: Food): void {
  const item = food.item.at(-1);
  for (const piece of [...food.remarks, item]) {
    if (piece?.kind !== "text") continue;
    const from = trailingAmountStart(tokens, piece, piece !== item);
    const amount = from === null ? null : readQuantity(tokens, from);
    if (from === null || !amount) continue;
    const unit = readUnit(tokens, amount.next);
    head.quantity = amount.value;
    head.unit = unit?.unit ?? null;
    head.unitText = unit ? (tokens[unit.from]?.text ?? null) : null;
    if (piece === item) piece.to = from;
    else food.remarks = food.remarks.filter((remark) => remark !== piece);
    return;
  }
}

/**
 * Finds where an amount begins that fills a piece to its end: a number with a unit, or a bare number after a name; null
 * when there is none.
 */
function trailingAmountStart(tokens: readonly Token[], { from, to }: Piece, whole: boolean): number | null {
  for (let at = whole ? from : from + 1; at < to; at += 1) {
    const isWord = whole && at === from && tokens[at]?.kind === "word";
    if (isWord || (tokens[at]?.kind === "number" && !tokens[at]?.glued)) {
      const amount = readQuantity(tokens, at);
      const unit = amount && readUnit(tokens, amount.next);
      const next = unit?.next ?? amount?.next ?? 0;
      const isOf = /^(?:of|from|de|con|in|at|to|no)$/.test(keyAt(tokens, at - 1));
      return next === to && !isOf && (unit !== null || (next === tokens.length && !isWord)) ? at : null;
    }
    if (whole && at === from) return null;
  }
  return null;
}

/** Joins the food's words with the commas between them; a removed parenthesis leaves a space. */
function itemText(text: string, tokens: readonly Token[], pieces: readonly Piece[]): string {
  const parts = pieces.map((piece, index) => {
    const before = pieces[index - 1];
    const joint = before && keyAt(tokens, before.to) === "," ? ", " : " ";
    return joint + slice(text, tokens, piece);
  });
  return tidy(parts.join("").replace(/\s+/g, " "));
}

function slice(text: string, tokens: readonly Token[], { from, to }: { from: number; to: number }): string {
  return text.slice(tokens[from]?.start ?? text.length, tokens[to - 1]?.end ?? 0);
}

const EDGES = /^[\s,;:/=|*.()[\]–—-]+|[\s,;:/=|*.([–—-]+$/g;

function tidy(text: string): string {
  const inside = text.replace(EDGES, "");
  const open = inside.split("(").length;
  return inside.split(")").length > open ? inside.replace(/[)\]]+$/, "") : inside;
}
