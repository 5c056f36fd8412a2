import { nameRange } from "../links/name-range.ts";
import type { IngredientRow, Ingredients, Step, StepUse } from "../recipe/recipe.ts";

/** The token of an ingredient, and the words of the sentence that it replaces; null where no words name it alone. */
export interface IngredientToken {
  text: string;
  range: { start: number; end: number } | null;
}

/** A use and where it is. */
interface LocatedUse {
  use: StepUse;
  step: number;
  subStep: number;
  description: string;
}

/**
 * Writes the rows of an ingredient list as tokens of Cooklang. A row has one at its first use, and at each other use whose amount is known.
 *
 * @param fileOf returns the name of the file of another recipe that a row names; null for an ordinary ingredient
 * @returns the tokens by step and sub-step, and those of rows that no step uses
 */
export function ingredientTokens(
  ingredients: Ingredients,
  steps: readonly Step[],
  fileOf: (row: IngredientRow) => string | null = () => null,
): { ofSteps: IngredientToken[][][]; unused: string[] } {
  const ofSteps = steps.map(({ sub_steps: own }) => own.map((): IngredientToken[] => []));
  const unused: string[] = [];
  const usesByRow = locatedUses(steps);
  for (const [group, rows] of Object.entries(ingredients)) {
    for (const [i, row] of rows.entries()) {
      const located = usesByRow.get(rowId(group, i)) ?? [];
      if (located.length === 0)
        unused.push(tokenOf(row, listedAmount(row), { preparation: row.prep_style, file: fileOf(row) }));
      const amounts = amountsOfUses(row, located);
      for (const [at, { use, step, subStep, description }] of located.entries()) {
        const amount = amounts[at];
        if (amount === undefined) continue;
        const text = tokenOf(row, amount, { preparation: at === 0 ? row.prep_style : "", file: fileOf(row) });
        const { start, end } = use;
        const isNamed = start !== null && end !== null;
        const range = isNamed ? nameRange(description, { start, end }, row.ingredient_name) : null;
        ofSteps[step]?.[subStep]?.push({ text, range });
      }
    }
  }
  return { ofSteps: ofSteps.map((own) => own.map(withoutSharedRanges)), unused };
}

function locatedUses(steps: readonly Step[]): ReadonlyMap<string, LocatedUse[]> {
  const located = steps.flatMap(({ sub_steps: own }, step) =>
    own.flatMap(({ uses = [], description }, subStep) =>
      uses.map((use) => ({ use, step, subStep, description })),
    ),
  );
  const byRow = new Map<string, LocatedUse[]>();
  for (const each of located) {
    const id = rowId(each.use.group, each.use.i);
    byRow.set(id, [...(byRow.get(id) ?? []), each]);
  }
  return byRow;
}

function rowId(group: string, i: number): string {
  return `${i} ${group}`;
}

/** Words that name several rows ("salt and pepper" as one name) get no token; those follow in brackets. */
function withoutSharedRanges(tokens: readonly IngredientToken[]): IngredientToken[] {
  return tokens.map(({ text, range }) => {
    const isShared = tokens.some(
      (other) => range !== null && other.range?.start === range.start && other.text !== text,
    );
    return { text, range: isShared ? null : range };
  });
}

/**
 * Returns the amounts of the tokens of a row, undefined for a use without one. They add up to the listed amount: where all
 * uses but one state theirs, that one has what is left, else the first has all.
 */
function amountsOfUses(row: IngredientRow, located: readonly LocatedUse[]): (string | undefined)[] {
  const stated = located.map(({ use }) => statedAmount(use, row));
  const sum = stated.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  const without = stated.filter((amount) => amount === null).length;
  const left = typeof row.measure === "number" ? row.measure - sum : Number.NaN;
  const isWhole = without === 1 ? left > 0 : without === 0 && Math.abs(left) < 0.01;
  if (isWhole && located.length > 1)
    return stated.map((amount) => quantity(formatNumber(amount ?? left), row.unit));
  return located.map((_, at) => (at === 0 ? listedAmount(row) : undefined));
}

/** Returns the amount that a sub-step states, where it is one number in the unit of the row. */
function statedAmount({ amount }: StepUse, { unit }: IngredientRow): number | null {
  return amount && amount.min === amount.max && (amount.unit ?? "") === unit ? amount.min : null;
}

function listedAmount({ measure, measureMin, measureMax, unit }: IngredientRow): string {
  if (measureMin !== undefined && measureMax !== undefined)
    return quantity(`${formatNumber(measureMin)}-${formatNumber(measureMax)}`, unit);
  if (typeof measure === "number") return quantity(measure === 0 ? "" : formatNumber(measure), unit);
  return quantity(measure, unit);
}

function quantity(amount: string, unit: string): string {
  const [number, name] = [withoutSyntax(amount), withoutSyntax(unit)];
  return name === "" || number === "" ? number || name : `${number}%${name}`;
}

const THIRDS: readonly (readonly [number, string])[] = [
  [1 / 3, "1/3"],
  [2 / 3, "2/3"],
];

/** Formats a number as Cooklang reads it: decimals, but thirds as fractions: "1 1/3". */
function formatNumber(value: number): string {
  const whole = Math.floor(value);
  const third = THIRDS.find(([share]) => Math.abs(value - whole - share) < 0.01);
  if (third) return whole === 0 ? third[1] : `${whole} ${third[1]}`;
  return String(Number(value.toFixed(3)));
}

/** @param beside how it is prepared, "" for nothing, and the file of the recipe that it names */
function tokenOf(
  row: IngredientRow,
  amount: string,
  { preparation, file }: { preparation: string; file: string | null },
): string {
  const prepared = withoutSyntax(preparation);
  const name = file === null ? withoutSyntax(row.ingredient_name) : `./${file}`;
  return `@${name}{${amount}}${prepared === "" ? "" : `(${prepared})`}`;
}

/** Leaves out the characters that end a name or an amount of Cooklang. */
function withoutSyntax(text: string): string {
  return text
    .replaceAll(/[@#~{}()%|&?\\\n]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
