import type { ArchivePicture, ForeignRecipe } from "../foreign-recipe.ts";
import { flagIn, type LooseRecord, numberIn, recordIn, recordsIn, textIn } from "../loose-fields.ts";
import { amountLine } from "./amount-line.ts";
import { linesOfText } from "./grouped-lines.ts";
import { nutritionLines } from "./nutrition-lines.ts";
import { originalJson } from "./original-json.ts";
import { withoutMarkup } from "./plain-markup.ts";
import { rowGroups, type TitledRow } from "./row-groups.ts";
import { sourceFields } from "./source-fields.ts";
import { splitTrailingNotes } from "./trailing-notes.ts";

/** Reads a recipe of Tandoor, whose ingredients belong to its steps: the name of a step is the heading of both. */
export function tandoorRecipe(
  recipe: LooseRecord,
  { entry, pictures }: { entry: string; pictures: readonly ArchivePicture[] },
): ForeignRecipe {
  const steps = recordsIn(recipe, "steps").toSorted(byOrder);
  const last = splitTrailingNotes(instructionOf(steps.at(-1)));
  const working = minutesIn(recipe, "working_time");
  const waiting = minutesIn(recipe, "waiting_time");
  return {
    entry,
    name: textIn(recipe, "name") ?? "",
    description: withoutMarkup(textIn(recipe, "description") ?? ""),
    ingredients: rowGroups(steps.flatMap(ingredientRows)),
    steps: rowGroups(
      steps.map((step, at) => ({
        title: textIn(step, "name"),
        lines: linesOfInstruction(at === steps.length - 1 ? last.steps : instructionOf(step)),
      })),
    ),
    notes: last.notes === null ? [] : [last.notes],
    servings: numberIn(recipe, "servings") ?? textIn(recipe, "servings_text"),
    prepTime: working,
    cookTime: waiting,
    ...(working !== undefined && waiting !== undefined && { totalTime: working + waiting }),
    ownRating: numberIn(recipe, "rating"),
    ...sourceFields(textIn(recipe, "source_url")),
    nutrition: nutritionLines(recordIn(recipe, "nutrition")),
    labels: recordsIn(recipe, "keywords").flatMap((keyword) => textIn(keyword, "name", "label") ?? []),
    createdAt: textIn(recipe, "created_at"),
    pictures,
    original: originalJson(recipe),
  };
}

/** The rows of a step: its first one begins the group of the step, and header rows begin further ones. */
function ingredientRows(step: LooseRecord): TitledRow[] {
  const rows = recordsIn(step, "ingredients")
    .toSorted(byOrder)
    .map((row): TitledRow => {
      if (flagIn(row, "is_header")) return { title: textIn(row, "note"), lines: [] };
      const line = lineOf(row);
      return { lines: line === "" ? [] : [line] };
    });
  // A header row in the place of the first one is the heading; the name of the step is above its text.
  const [first, ...others] = rows;
  if (!first || first.title !== undefined) return rows;
  return [{ ...first, title: textIn(step, "name") }, ...others];
}

function lineOf(row: LooseRecord): string {
  const amount = numberIn(row, "amount");
  return amountLine({
    quantity: flagIn(row, "no_amount") ? undefined : amount,
    unit: textIn(recordIn(row, "unit"), "name") ?? textIn(row, "unit"),
    food: textIn(recordIn(row, "food"), "name") ?? textIn(row, "food"),
    note: textIn(row, "note"),
  });
}

function instructionOf(step: LooseRecord | undefined): string {
  return withoutMarkup((step && textIn(step, "instruction")) ?? "");
}

/** The lines of a text in Markdown, without the signs before headings and points. */
function linesOfInstruction(text: string): string[] {
  return linesOfText(text).map((line) => line.replace(/^(?:#{1,6}|[-*+])\s+(?=\S)/, ""));
}

function minutesIn(recipe: LooseRecord, field: string): number | undefined {
  const minutes = numberIn(recipe, field);
  return minutes !== undefined && minutes > 0 ? minutes : undefined;
}

function byOrder(one: LooseRecord, other: LooseRecord): number {
  return (numberIn(one, "order") ?? 0) - (numberIn(other, "order") ?? 0);
}
