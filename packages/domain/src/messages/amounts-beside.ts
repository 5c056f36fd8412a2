import { findMeasureUnit } from "../measure/measure-unit.ts";
import { rangeMeasure } from "../measure/range-measure.ts";
import { isMetric } from "../measure/shown-unit.ts";
import { findAmounts, type StatedAmount } from "../measure/stated/find-amounts.ts";
import { measureText } from "./measure-text.ts";
import type { Messages } from "./messages.ts";
import type { IngredientRow } from "../recipe/recipe.ts";
import { type Amounts, shownAs } from "../cooking/needed-for.ts";
import { shownIngredient } from "../cooking/shown-measure.ts";

/** An addition to a text, which itself stays as its author wrote it: " (now 6)" behind "3 cups". */
export interface AmountBeside {
  /** The index in the text behind which it is shown. */
  at: number;
  text: string;
}

/**
 * Returns what each amount of a text is for the chosen servings and units, in order. An amount that stays as written has
 * none; one that the author also gives in the chosen units is not converted.
 *
 * @param messages of the reader
 */
export function amountsBeside(text: string, amounts: Amounts, messages: Messages): AmountBeside[] {
  const found = findAmounts(text);
  const groups = groupsIn(text, found);
  const besides: AmountBeside[] = [];
  let [depth, at] = [0, 0];
  for (const group of groups) {
    const isGivenTwice = group.some(({ unit }) => isOfChoice(unit?.id, amounts));
    for (const stated of group) {
      for (; at < stated.end; at += 1) depth = Math.max(depthAfter(depth, text.charAt(at)), 0);
      const units = isGivenTwice ? "written" : amounts.units;
      const factor = stated.isOfOne ? 1 : amounts.factor;
      const shown =
        factor === 1 && units === "written"
          ? null
          : shownText(stated, { ...amounts, units, factor }, messages);
      if (shown === null) continue;
      const said = factor === 1 ? shown : messages.detail.nowAmount(shown);
      const isInList = depth > 0 && /^\s?[),;/\]]/.test(text.slice(stated.end, stated.end + 2));
      besides.push({ at: stated.end, text: isInList ? `, ${said}` : ` (${said})` });
    }
  }
  return besides;
}

/** Returns the amount as it is shown, with its unit where that is another one; null where nothing changes. */
function shownText(stated: StatedAmount, amounts: Amounts, messages: Messages): string | null {
  const { quantity, unit, unitText, food } = stated;
  const { min, max } = quantity;
  const row: IngredientRow = {
    ingredient_name: food,
    unit: unitText,
    prep_style: "",
    ...(max === undefined ? { measure: min } : rangeMeasure(min, max)),
  };
  const shown = shownIngredient(shownAs(row, amounts));
  const isSameUnit =
    shown.unit === unitText || (unit !== null && findMeasureUnit(shown.unit)?.id === unit.id);
  if (isSameUnit && amounts.factor === 1) return null;
  const { amount, unit: shownUnit } = measureText(shown, messages);
  return isSameUnit ? amount : `${amount} ${shownUnit}`;
}

/** Text between two notations of one amount: "1 cup (240 ml)", "400 g / 14 oz". */
const BETWEEN = /^[^\p{L}\d.]{0,4}(?:or|o|about|approx\.?|unos|unas)?[^\p{L}\d.]{0,2}$/u;
const LONGEST_BETWEEN = 14;

function groupsIn(text: string, found: readonly StatedAmount[]): StatedAmount[][] {
  const groups: StatedAmount[][] = [];
  for (const stated of found) {
    const last = groups.at(-1)?.at(-1);
    const gap =
      last && stated.start - last.end <= LONGEST_BETWEEN ? text.slice(last.end, stated.start) : null;
    const isSame = gap !== null && /[(/;=|~]/.test(gap) && BETWEEN.test(gap.trim());
    if (isSame) groups.at(-1)?.push(stated);
    else groups.push([stated]);
  }
  return groups;
}

function isOfChoice(unit: string | undefined, { units }: Amounts): boolean {
  return unit !== undefined && units !== "written" && isMetric(unit) === (units === "metric");
}

function depthAfter(depth: number, character: string): number {
  if (character === "(" || character === "[") return depth + 1;
  return character === ")" || character === "]" ? depth - 1 : depth;
}
