import type { StepUse, SubStep } from "@larder/domain/recipe/recipe";
import { type FormRow, savedRow } from "./edit-form-rows.ts";

/** The use of an ingredient by a sub-step; the row is identified by its key, so that it follows the row. */
export interface FormUse {
  row: number;
  part: StepUse["part"];
  /** The amount that the recipe states for it. */
  amount?: StepUse["amount"];
}

/** What a sub-step takes in the form. */
export interface FormUses {
  /** As a cook set it. */
  uses?: readonly FormUse[];
  /** As it was found in the sentence when the form opened. */
  found?: readonly FormUse[];
}

/** The groups of rows of the form. */
type Groups = readonly { name: string; rows: readonly FormRow[] }[];

/** The group and the index of the saved rows, by their keys in the form. */
export type RowPositions = ReadonlyMap<number, Pick<StepUse, "group" | "i">>;

/** Returns what a sub-step of a recipe takes: as a cook set it, or as it was found. */
export function formUses(uses: readonly StepUse[] | undefined, groups: Groups): FormUses {
  if (!uses) return {};
  const own = uses.flatMap(({ group, i, part, amount }): FormUse[] => {
    const row = groups.find(({ name }) => name === group)?.rows[i];
    return row ? [{ row: row.key, part, amount }] : [];
  });
  return uses.every(({ origin }) => origin === "cook") ? { uses: own } : { found: own };
}

/** Returns the positions of the rows that saving the form keeps. */
export function rowPositions(groups: Groups, locale: string): RowPositions {
  return new Map(
    groups.flatMap(({ name, rows }) => {
      const saved = rows.filter((row) => savedRow(row, locale).length > 0);
      return saved.map(({ key }, i) => [key, { group: name, i }] as const);
    }),
  );
}

/** Returns the uses to save; null where they are to be found in the sentence. */
export function savedUses({ uses }: FormUses, positions: RowPositions): StepUse[] | null {
  if (!uses) return null;
  const saved = uses.flatMap(({ row, part, amount = null }): StepUse[] => {
    const position = positions.get(row);
    return position ? [{ ...position, part, amount, start: null, end: null, origin: "cook" }] : [];
  });
  return uses.length > 0 && saved.length === 0 ? null : saved;
}

/** Returns what the sub-step takes, as far as the form knows: null where it will be found in a changed sentence. */
export function knownUses({
  uses,
  found = [],
  description,
  before,
}: FormUses & { description: string; before?: SubStep }): readonly FormUse[] | null {
  return uses ?? (before?.description === description.trim() ? found : null);
}
