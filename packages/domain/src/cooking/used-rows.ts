import { nameRange } from "../links/name-range.ts";
import { rangeMeasure } from "../measure/range-measure.ts";
import type { IngredientRow, Ingredients, Recipe, StepUse, SubStep } from "../recipe/recipe.ts";

/** An ingredient that a sub-step takes, with its amount as listed or as the sentence states it. */
export interface UsedRow extends IngredientRow {
  /** Set where the amount is the listed one and the sub-step takes but a portion of it, or what is left. */
  part?: "part" | "rest";
  /** The portion of the listed amount that the sentence states: 0.5 for "half of the butter". */
  share?: number;
  /** The offset of the words in the description that name it; null where it is only meant. */
  at?: number | null;
  /** The words of the description that name it alone, without those of its amount; absent where there are none. */
  name?: { start: number; end: number };
  /** The group of the ingredient list that it is from. */
  group?: string;
  /** Whether the description states its amount. */
  isStated?: boolean;
  /** The row of the list, for the amount that its preparation gives in other units; absent where there is no preparation. */
  listed?: Pick<IngredientRow, "measure" | "prep_style">;
}

/** Words of a portion, with its share. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half|halve|mitad|media)\b/i, 1 / 2],
  [/\b(?:two[ -]thirds|dos tercios)\b/i, 2 / 3],
  [/\b(?:third|tercio)\b/i, 1 / 3],
  [/\b(?:three[ -]quarters|tres cuartos)\b/i, 3 / 4],
  [/\b(?:quarter|cuarto|cuarta parte)\b/i, 1 / 4],
];

/**
 * Returns a recipe whose sub-steps list what they take. Rows of the recipe itself stay, unless a cook set the uses; elsewhere
 * the uses that the server found become rows. A preparation stays in the ingredient list.
 */
export function withUsedRows<R extends Pick<Recipe, "ingredients" | "steps">>(recipe: R): R {
  const amounts = new TakenAmounts();
  const steps = recipe.steps.map((step) => ({
    ...step,
    sub_steps: step.sub_steps.map((subStep) => withRows(subStep, recipe.ingredients, amounts)),
  }));
  return { ...recipe, steps };
}

function withRows(subStep: SubStep, listed: Ingredients, amounts: TakenAmounts): SubStep {
  const { ingredients: own = [], uses, description } = subStep;
  if (!uses) return subStep;
  const isSet = uses.every(({ origin }) => origin === "cook");
  const rows =
    own.length > 0 && !isSet
      ? own.map((row): UsedRow => {
          const use = uses.find(
            ({ group, i }) => listed[group]?.[i]?.ingredient_name === row.ingredient_name,
          );
          return use ? { ...row, ...namedBy(use, row, description) } : row;
        })
      : uses.flatMap((use): UsedRow[] => {
          const row = listed[use.group]?.[use.i];
          if (!row) return [];
          return [{ ...usedRow(row, use, description, amounts), ...namedBy(use, row, description) }];
        });
  return { ...subStep, ingredients: rows.map((row) => withoutSharedName(row, rows)) };
}

function namedBy(
  { group, part, start, end, amount }: StepUse,
  row: IngredientRow,
  description: string,
): Pick<UsedRow, "group" | "at" | "name" | "isStated"> {
  const mention = start !== null && end !== null ? { start, end } : null;
  const name = mention && nameRange(description, mention, row.ingredient_name);
  return {
    group,
    at: start,
    ...(name && { name }),
    ...((amount
      ? !isShare(amount, row)
      : part !== "part" && mention && statesPortion(description, mention)) && {
      isStated: true,
    }),
  };
}

const FIGURE = /[\d\u00bc-\u00be\u2150-\u215e]/;

/**
 * Returns whether the words of a mention name another amount than that of its use: a portion of which the sub-step takes the
 * rest, too, or one of several ("add 1 egg at a time").
 */
function statesPortion(description: string, { start, end }: { start: number; end: number }): boolean {
  const words = description.slice(start, end);
  return FIGURE.test(words) || SHARES.some(([pattern]) => pattern.test(words));
}

/** Leaves out the words of a name that name another row, too. */
function withoutSharedName(row: UsedRow, rows: readonly UsedRow[]): UsedRow {
  const { name, ...rest } = row;
  const isShared = rows.some((other) => other !== row && name && other.name?.start === name.start);
  return isShared ? rest : row;
}

/** The amounts of listed rows that the sub-steps so far have taken. */
class TakenAmounts {
  /** By row; null where a sub-step took an amount that it does not state. */
  readonly #taken = new Map<IngredientRow, number | null>();

  /** @param amount null where it is not known */
  take(row: IngredientRow, amount: number | null): void {
    const before = this.#taken.get(row) ?? (this.#taken.has(row) ? null : 0);
    this.#taken.set(row, before === null || amount === null ? null : before + amount);
  }

  /** Returns what is left of a row; null where that is not known, or nothing was taken. */
  leftOf(row: IngredientRow): number | null {
    const taken = this.#taken.get(row);
    if (typeof row.measure !== "number" || !taken) return null;
    const left = row.measure - taken;
    return left > 0 ? Number(left.toFixed(4)) : null;
  }
}

function usedRow(listed: IngredientRow, use: StepUse, description: string, amounts: TakenAmounts): UsedRow {
  const { text: _text, ...whole } = listed;
  const all = { ...whole, prep_style: "", ...ofList(listed) };
  const { part, amount } = use;
  if (part === "all") return all;
  const left = part === "rest" ? amounts.leftOf(listed) : null;
  if (left !== null) return portionOf(all, left);
  const share = shareOf(listed, use, description);
  const isListed = amount !== null && share === null;
  const rate = isListed && amount.min === amount.max ? rateOf(amount.unit ?? "", listed.unit) : null;
  if (isListed && rate !== null) amounts.take(listed, amount.min * rate);
  else
    amounts.take(
      listed,
      share !== null && typeof listed.measure === "number" ? share * listed.measure : null,
    );
  if (!isListed) return { ...all, part, ...(share !== null && part === "part" && { share }) };
  const { min, max, unit } = amount;
  if (rate === 1) return portionOf(all, min);
  const { measureMin: _min, measureMax: _max, listed: _list, ...rest } = all;
  return { ...rest, unit: unit ?? "", ...(min === max ? { measure: min } : rangeMeasure(min, max)) };
}

function portionOf({ measureMin: _min, measureMax: _max, ...row }: UsedRow, measure: number): UsedRow {
  return { ...row, measure };
}

function ofList({ measure, prep_style }: IngredientRow): Pick<UsedRow, "listed"> {
  return prep_style === "" ? {} : { listed: { measure, prep_style } };
}

/** Units that recipes take from each other, by their sizes. The table of all units is loaded when amounts are converted. */
const SIZES: readonly Readonly<Record<string, number>>[] = [
  { tsp: 1, tbsp: 3, cup: 48, cups: 48 },
  { g: 1, kg: 1000 },
  { ml: 1, l: 1000, L: 1000 },
];

/** Returns how many of `to` one `from` makes; null where that is not known here. */
function rateOf(from: string, to: string): number | null {
  if (from === to) return 1;
  const sizes = SIZES.find((each) => Object.hasOwn(each, from) && Object.hasOwn(each, to));
  const [one, other] = [sizes?.[from], sizes?.[to]];
  return one && other ? one / other : null;
}

function isShare({ unit, max }: NonNullable<StepUse["amount"]>, row: Pick<IngredientRow, "unit">): boolean {
  return unit === null && max < 1 && row.unit !== "";
}

/** Returns the share of a measured row that a sub-step states: "half of the butter", "2/3 of the cheese"; null for others. */
function shareOf(row: IngredientRow, { amount, start, end }: StepUse, description: string): number | null {
  if (amount) return isShare(amount, row) ? amount.max : null;
  if (start === null || end === null) return null;
  const words = description.slice(start, end);
  return SHARES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
