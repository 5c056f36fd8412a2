import type { ArchivedRecipe, ArchiveEntry } from "../archive-entry.ts";
import { bytesSource } from "../container/byte-source.ts";
import { openArchive } from "../open-archive.ts";
import { collect } from "./collect.ts";

/** Opens one file and returns its entries. */
export async function entriesOf(content: Uint8Array | string, name = "file"): Promise<ArchiveEntry[]> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const archive = await openArchive([bytesSource(bytes, name)]);
  return collect(archive.entries());
}

/** Opens one file and returns its recipes. */
export async function recipesOf(content: Uint8Array | string, name?: string): Promise<ArchivedRecipe[]> {
  const entries = await entriesOf(content, name);
  return entries.filter((entry) => entry.kind === "recipe");
}

/** Returns the ingredients and the steps of a recipe as texts by group; a step without a title of its own has "". */
export function linesOf({ draft, stepHeadings }: ArchivedRecipe) {
  const ingredients = Object.entries(draft.ingredients).map(
    ([group, rows]) => [group, rows.map(({ text, ingredient_name }) => text ?? ingredient_name)] as const,
  );
  const steps = draft.steps.map(
    ({ main_step, sub_steps }) =>
      [
        stepHeadings.includes(main_step) ? main_step : "",
        sub_steps.map(({ description }) => description),
      ] as const,
  );
  return { ingredients: Object.fromEntries(ingredients), steps };
}
