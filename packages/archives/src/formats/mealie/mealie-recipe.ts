import type { ArchivePicture, ForeignLink, ForeignRecipe } from "../../foreign-recipe.ts";
import {
  asRecord,
  flagIn,
  listIn,
  type LooseRecord,
  namesIn,
  numberIn,
  recordIn,
  recordsIn,
  textIn,
} from "../../loose-fields.ts";
import { type AmountParts, amountLine } from "../amount-line.ts";
import { linesOfText } from "../grouped-lines.ts";
import { nutritionLines } from "../nutrition-lines.ts";
import { originalJson } from "../original-json.ts";
import { withoutMarkup } from "../plain-markup.ts";
import { rowGroups } from "../row-groups.ts";
import { sourceFields } from "../source-fields.ts";

const SECONDS = 60;
/** Fields that say whose a recipe or a comment is. */
const PERSONAL = ["user", "userId", "user_id", "groupId", "group_id", "householdId", "household_id"];
const STARTS_WITH_AMOUNT = /^\s*[\d½¼¾⅓⅔⅛⅜⅝⅞]/;

/**
 * Reads a recipe as Mealie writes it: version 0 in snake case, later ones in camel case, and what `mealie-tables.ts` puts
 * together from a backup.
 */
export function mealieRecipe(
  recipe: LooseRecord,
  { entry, pictures }: { entry: string; pictures: readonly ArchivePicture[] },
): ForeignRecipe {
  const rows = [...recordsIn(recipe, "recipeIngredient"), ...recordsIn(recipe, "recipe_ingredient")];
  const texts = [...listIn(recipe, "recipeIngredient"), ...listIn(recipe, "recipe_ingredient")];
  const settings = recordIn(recipe, "settings");
  const isPlain = flagIn(settings, "disable_amount") || flagIn(settings, "disableAmount");
  const lastMade = textIn(recipe, "lastMade", "last_made");
  return {
    entry,
    ownId: textIn(recipe, "id", "slug"),
    name: textIn(recipe, "name") ?? "",
    description: plain(textIn(recipe, "description")),
    ingredients:
      rows.length > 0
        ? rowGroups(rows.map((row) => ingredientRow(row, isPlain)))
        : [{ name: null, lines: texts.filter((text) => typeof text === "string") }],
    steps: rowGroups(stepsIn(recipe)),
    notes: [
      ...recordsIn(recipe, "notes").flatMap(noteOf),
      ...recordsIn(recipe, "comments").flatMap((comment) => plain(textIn(comment, "text")) ?? []),
    ],
    servings: servingsOf(recipe),
    prepTime: timeOf(recipe, "prep"),
    cookTime: timeOf(recipe, "perform") ?? timeOf(recipe, "cook"),
    totalTime: timeOf(recipe, "total"),
    ownRating: numberIn(recipe, "rating"),
    isFavorite: flagIn(recipe, "is_favorite"),
    ...sourceFields(textIn(recipe, "orgURL", "org_url", "orgUrl")),
    nutrition: nutritionLines(recordIn(recipe, "nutrition")),
    // Tags are texts in version 0, and records later.
    labels: ["recipeCategory", "recipe_category", "categories", "tags"].flatMap((field) =>
      namesIn(recipe, field),
    ),
    tools: namesIn(recipe, "tools"),
    createdAt: textIn(recipe, "createdAt", "created_at", "dateAdded", "date_added"),
    cookedOn: lastMade === undefined ? [] : [lastMade],
    pictures,
    links: rows.flatMap(linkOf),
    original: originalJson(recipe, PERSONAL),
  };
}

function* stepsIn(recipe: LooseRecord) {
  for (const field of ["recipeInstructions", "recipe_instructions"])
    for (const step of listIn(recipe, field)) {
      const row = asRecord(step);
      const text = row ? textIn(row, "text") : step;
      const summary = row ? textIn(row, "summary") : undefined;
      const lines = typeof text === "string" ? linesOfText(plain(text)) : [];
      yield {
        title: row ? textIn(row, "title") : undefined,
        lines:
          summary === undefined
            ? lines
            : [[summary.trim(), lines[0]].filter(Boolean).join(": "), ...lines.slice(1)],
      };
    }
}

function ingredientRow(row: LooseRecord, isPlain: boolean) {
  const line = lineOf(row, isPlain || flagIn(row, "disable_amount") || flagIn(row, "disableAmount"));
  return { title: textIn(row, "title"), lines: line.trim() === "" ? [] : [line] };
}

/** Without amounts the remark is the whole line, and the quantity of 1 beside it means nothing. */
function lineOf(row: LooseRecord, isPlain: boolean): string {
  const parts = partsOf(row);
  const asWritten = textIn(row, "originalText", "original_text", "display") ?? "";
  if (isPlain && parts.note !== undefined) return parts.note;
  const isAmount = parts.food !== undefined || parts.unit !== undefined;
  if (!isAmount && parts.note === undefined) return asWritten;
  // A remark with an amount of its own is a whole line, whatever the setting says that may be missing.
  if (!isAmount && parts.quantity === 1 && STARTS_WITH_AMOUNT.test(parts.note ?? "")) return parts.note ?? "";
  return amountLine(parts);
}

function partsOf(row: LooseRecord): AmountParts {
  const quantity = numberIn(row, "quantity");
  const unit = recordIn(row, "unit");
  const food = recordIn(row, "food");
  const isAbbreviated = flagIn(unit, "useAbbreviation") || flagIn(unit, "use_abbreviation");
  return {
    quantity,
    unit: isAbbreviated
      ? textIn(unit, "abbreviation", "name")
      : (textIn(unit, "name", "abbreviation") ?? textIn(row, "unit")),
    food: textIn(food, "name") ?? textIn(row, "food") ?? linkOf(row)[0]?.name,
    note: plain(textIn(row, "note")),
  };
}

function linkOf(row: LooseRecord): ForeignLink[] {
  const other = asRecord(row["referencedRecipe"] ?? row["referenced_recipe"]);
  const name = other && textIn(other, "name");
  if (!name) return [];
  const ownId = textIn(other, "id");
  return [{ name, ...(ownId !== undefined && { ownId }) }];
}

function noteOf(note: LooseRecord): string[] {
  const text = plain(textIn(note, "text"));
  const title = textIn(note, "title");
  // Mealie calls a note so that has no title.
  const parts = [title === "Note" ? undefined : title, text].filter((part) => part !== undefined);
  return parts.length > 0 ? [parts.join(": ")] : [];
}

/** The number of servings; before there was one, a text such as "Serves 4" or "12 pancakes". */
function servingsOf(recipe: LooseRecord): number | string | undefined {
  const servings = numberIn(recipe, "recipeServings", "recipe_servings");
  if (servings !== undefined && servings > 0) return servings;
  const quantity = numberIn(recipe, "recipeYieldQuantity", "recipe_yield_quantity");
  const unit = textIn(recipe, "recipeYield", "recipe_yield");
  return quantity !== undefined && quantity > 0 ? `${quantity} ${unit ?? ""}` : unit;
}

/** A time as text, or since 2026 in seconds beside it. */
function timeOf(
  recipe: LooseRecord,
  kind: "prep" | "perform" | "cook" | "total",
): number | string | undefined {
  const seconds = numberIn(recipe, `${kind}TimeSeconds`, `${kind}_time_seconds`);
  if (seconds !== undefined && seconds > 0) return seconds / SECONDS;
  return textIn(recipe, `${kind}Time`, `${kind}_time`);
}

function plain(text: string): string;
function plain(text: string | undefined): string | undefined;
function plain(text: string | undefined): string | undefined {
  return text && withoutMarkup(text);
}
