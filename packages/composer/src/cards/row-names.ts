import { holdsFood } from "@larder/domain/food/holds";
import { noun } from "@larder/domain/food/noun";
import type { CardPart, CardRow } from "./card.ts";

/** Returns whether a card whips a cream: that of soya or oats stays liquid, and so does a cooking cream. */
export function isWhipped({ food, key }: Pick<CardRow, "food" | "key">, parts: readonly CardPart[]): boolean {
  if (!holdsFood(food, "cream")) return false;
  const whips = new RegExp(`\\b[Ww]hip[^.]*\\{(?:[\\w-]+\\+)*${key}\\b`);
  return parts.some(({ text }) => whips.test(text.en));
}

/**
 * Returns a row under the name by which a cook buys the food for this dish: "nata para montar" where it is whipped, and plain
 * "calabaza" for a pumpkin, which no Spanish list tells from other squashes.
 */
export function withBoughtName(row: CardRow, parts: readonly CardPart[]): CardRow {
  const { food } = row;
  if (food.id === "pumpkin") return { ...row, food: { ...food, name: { ...food.name, es: food.short.es } } };
  if (food.id !== "cream" || !isWhipped(row, parts)) return row;
  return { ...row, food: { ...food, name: { ...food.name, es: noun("nata para montar f") } } };
}
