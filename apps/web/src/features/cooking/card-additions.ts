import type { CookingCard } from "@larder/domain/cooking/screens/cooking-cards";
import type { ShownIngredient } from "@larder/domain/cooking/shown-measure";
import type { SubStep } from "@larder/domain/recipe/recipe";
import type { Addition, Additions, EmphasisedRange } from "@/lib/text/additions";

/** An amount in figures; words such as "to taste" are not repeated behind a name. */
const HAS_FIGURE = /[\d\u00bc-\u00be\u2150-\u215e]/;

export interface AdditionSources {
  /** Returns what stands beside the amounts that a sentence states. */
  besides: ((sentence: string) => readonly Addition[]) | undefined;
  /** Returns the amount of a row as text. */
  amountOf: (row: ShownIngredient) => string;
  /** Whether the cook has struck an ingredient off the list. */
  isStruck: (group: string, name: string) => boolean;
}

/**
 * Returns what is added to the text of a card: its amounts for the chosen servings, the names of the ingredients that it takes,
 * marked, and behind a name its amount where the sentence states none.
 *
 * @returns indexes in the card's text
 */
export function cardAdditions(
  { start, end }: Pick<CookingCard, "start" | "end">,
  { description, ingredients = [] }: Pick<SubStep, "description" | "ingredients">,
  { besides, amountOf, isStruck }: AdditionSources,
): Required<Additions> {
  const additions = [...(besides?.(description.slice(start, end)) ?? [])];
  const ranges: EmphasisedRange[] = [];
  const named = namedRows(ingredients, { start, end });
  for (const { row, name } of named) {
    const struck = isStruck(row.group ?? "main", row.ingredient_name) && { isStruck: true };
    const range = { start: name.start - start, end: name.end - start, ...struck };
    if (range.start < (ranges.at(-1)?.end ?? 0)) continue;
    ranges.push(range);
    const amount = row.isStated ? "" : amountOf(row);
    if (HAS_FIGURE.test(amount)) additions.push({ at: range.end, text: ` (${amount})` });
  }
  return { additions: additions.toSorted((one, other) => one.at - other.at), ranges };
}

/** Returns the rows that a card names in its text, in order, with the words that name them. */
function namedRows(
  rows: readonly ShownIngredient[],
  { start, end }: Pick<CookingCard, "start" | "end">,
): { row: ShownIngredient; name: { start: number; end: number } }[] {
  return rows
    .flatMap((row) => (isNamed(row, { start, end }) && row.name ? [{ row, name: row.name }] : []))
    .toSorted((one, other) => one.name.start - other.name.start);
}

/** Returns whether the text of a card names a row, so that it need not be listed below it. */
export function isNamed(
  { name }: ShownIngredient,
  { start, end }: Pick<CookingCard, "start" | "end">,
): boolean {
  return name !== undefined && start <= name.start && name.end <= end;
}
