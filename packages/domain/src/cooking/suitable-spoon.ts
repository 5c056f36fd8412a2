import { findMeasureUnit, isSpanishMeasure } from "../measure/measure-unit.ts";
import { spellings } from "../measure/measure-units.ts";
import { rangeMeasure } from "../measure/range-measure.ts";
import type { IngredientRow, Ingredients } from "../recipe/recipe.ts";
import { plainLetters } from "../text/fold.ts";
import { amountsOf } from "./convert-row.ts";

/** A spoon or a cup, for the amounts that it measures exactly. */
interface Spoon {
  id: "tsp" | "tbsp" | "cup";
  /** Teaspoons in one. */
  teaspoons: number;
  /** The least amount that it is used for. */
  from: number;
  /** Amounts are multiples of this one. */
  step: number;
  /** The Spanish names. */
  es: readonly [one: string, many: string];
}

/** The largest first. Spoons up to half a cup stay spoons, because a cook counts them as fast. */
const SPOONS: readonly Spoon[] = [
  { id: "cup", teaspoons: 48, from: 1 / 2, step: 1 / 4, es: ["taza", "tazas"] },
  { id: "tbsp", teaspoons: 3, from: 1, step: 1 / 2, es: ["cucharada", "cucharadas"] },
  { id: "tsp", teaspoons: 1, from: 1 / 8, step: 1 / 8, es: ["cucharadita", "cucharaditas"] },
];
/** The least amounts that stay in a unit where a smaller one would do: half a tablespoon, a quarter of a cup. */
const STAYS_FROM: Readonly<Record<string, number>> = { tbsp: 1 / 2, cup: 1 / 4 };
const NEAR = 1e-6;

/**
 * Shows a scaled amount in the spoon that measures it best, where that is exact: 3 tsp become 1 tbsp, 16 tbsp 1 cup, a
 * third of a tablespoon 1 tsp. An amount that no other spoon measures exactly stays.
 *
 * @param hasCups false for a recipe that measures nothing in cups, whose cook may have none
 */
export function inSuitableSpoon(row: IngredientRow, hasCups: boolean): IngredientRow {
  const current = SPOONS.find(({ id }) => id === findMeasureUnit(row.unit)?.id);
  const isSpanish = isSpanishMeasure(row.unit);
  const amounts = amountsOf(row);
  if (!current || amounts.length === 0 || !(isSpanish || isEnglish(row.unit))) return row;
  const inTeaspoons = amounts.map((amount) => amount * current.teaspoons);
  const suits = ({ teaspoons, from, step }: Spoon) =>
    inTeaspoons.every((amount) => amount / teaspoons >= from - NEAR && isMultiple(amount / teaspoons, step));
  const larger = SPOONS.slice(0, SPOONS.indexOf(current)).find(
    (spoon) => (hasCups || spoon.id !== "cup") && suits(spoon),
  );
  const isTooSmall = Math.max(...amounts) < (STAYS_FROM[current.id] ?? 0) - NEAR;
  const smaller = isTooSmall ? SPOONS.slice(SPOONS.indexOf(current) + 1).find(suits) : undefined;
  const spoon = larger ?? smaller;
  if (!spoon) return row;
  const [low = 0, high] = inTeaspoons.map((amount) => Number((amount / spoon.teaspoons).toFixed(6)));
  const unit = isSpanish ? spoon.es[(high ?? low) > 1 ? 1 : 0] : spoon.id;
  return { ...row, unit, ...(high === undefined ? { measure: low } : rangeMeasure(low, high)) };
}

/** Returns whether a recipe measures anything in cups. */
export function usesCups(ingredients: Ingredients): boolean {
  return Object.values(ingredients).some((rows) =>
    rows.some(({ unit }) => findMeasureUnit(unit)?.id === "cup"),
  );
}

function isMultiple(amount: number, step: number): boolean {
  const times = amount / step;
  return Math.abs(times - Math.round(times)) < NEAR;
}

function isEnglish(unit: string): boolean {
  const written = unit.trim().replace(/\.$/, "");
  const found = findMeasureUnit(written);
  return found !== null && [found.id, "t", ...spellings(found.en)].includes(plainLetters(written));
}
