import type { ForeignLink } from "../../foreign-recipe.ts";
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
import { amountText } from "../amount-text.ts";
import { base64Picture } from "../base64-picture.ts";
import { groupsUnderHeadings } from "../groups-under-headings.ts";
import { originalJson } from "../original-json.ts";
import { withoutThumbnail } from "../picture-size.ts";
import { sourceFields } from "../source-fields.ts";
import type { JsonFormat } from "./json-format.ts";

const PARTICULAR = [
  "serves",
  "neutritionalInfo",
  "folderIDs",
  "webLink",
  "cookingDuration",
  "defaultScale",
  "isPublicRecipe",
];

/** The units, by the kinds of quantities. Others are written as their kind is called. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ["ITEM", ""],
  ["TEASPOON", "tsp"],
  ["TABLESPOON", "tbsp"],
  ["CUP", "cup"],
  ["MILLS", "ml"],
  ["GRAMS", "g"],
  ["KGS", "kg"],
  ["POUND", "lb"],
  ["OUNCE", "oz"],
  ["FLUID_OUNCE", "fl oz"],
  ["LITRES", "l"],
  ["DECILITER", "dl"],
  ["CENTILITER", "cl"],
  ["SECTION", ""],
  ["RECIPE", ""],
]);

/** Crouton: one object for each recipe, with amounts apart and pictures as base64. */
export const CROUTON: JsonFormat = {
  format: "crouton",
  hasKeys: (keys) =>
    keys.has("name") &&
    (keys.has("steps") || keys.has("ingredients")) &&
    PARTICULAR.some((name) => keys.has(name)),
  recipeOf(recipe, { path }) {
    const ingredients = inOrder(recordsIn(recipe, "ingredients"));
    const notes = textIn(recipe, "notes");
    return {
      entry: path,
      ownId: textIn(recipe, "uuid"),
      name: textIn(recipe, "name") ?? "",
      ingredients: groupsUnderHeadings(
        ingredients.map((row) => ({ text: ingredientLine(row), isHeading: kindOf(row) === "SECTION" })),
      ),
      steps: groupsUnderHeadings(
        inOrder(recordsIn(recipe, "steps")).map((step) => ({
          text: textIn(step, "step") ?? "",
          isHeading: flagIn(step, "isSection"),
        })),
      ),
      notes: notes === undefined ? [] : [notes],
      servings: numberIn(recipe, "serves"),
      prepTime: numberIn(recipe, "duration"),
      cookTime: numberIn(recipe, "cookingDuration"),
      ownRating: numberIn(recipe, "rating"),
      ...sourceFields(textIn(recipe, "webLink"), textIn(recipe, "sourceName")),
      nutrition: textIn(recipe, "neutritionalInfo", "nutritionalInfo"),
      labels: namesIn(recipe, "tags"),
      pictures: withoutThumbnail(
        listIn(recipe, "images").filter(
          (image): image is string => typeof image === "string" && image !== "",
        ),
      ).map(base64Picture),
      links: ingredients.flatMap(linkOf),
      original: originalJson(recipe, ["images", "sourceImage"]),
    };
  },
};

/** Sorts by the number of the order; those without one stay behind the others. */
function inOrder(rows: readonly LooseRecord[]): LooseRecord[] {
  const orderOf = (row: LooseRecord) => numberIn(row, "order") ?? Infinity;
  return rows.toSorted((a, b) => (orderOf(a) === orderOf(b) ? 0 : orderOf(a) - orderOf(b)));
}

function kindOf(row: LooseRecord): string {
  return textIn(recordIn(row, "quantity"), "quantityType") ?? "ITEM";
}

function nameOf(row: LooseRecord): string {
  const food = row.ingredient;
  return (typeof food === "string" ? food : textIn(asRecord(food) ?? row, "name")) ?? "";
}

function ingredientLine(row: LooseRecord): string {
  const quantity = recordIn(row, "quantity");
  const kind = kindOf(row);
  const unit = UNITS.get(kind) ?? kind.toLowerCase().replaceAll("_", " ");
  const ends = [numberIn(quantity, "amount"), numberIn(quantity, "secondaryAmount")].filter(
    (amount) => amount !== undefined && amount > 0,
  );
  const amount = ends.map((end = 0) => amountText(end)).join("-");
  return [amount, amount === "" && kind !== "PINCH" ? "" : unit, nameOf(row)]
    .filter((part) => part !== "")
    .join(" ");
}

function linkOf(row: LooseRecord): ForeignLink[] {
  const name = kindOf(row) === "RECIPE" ? nameOf(row).trim() : "";
  return name === "" ? [] : [{ name }];
}
