import { flagIn, listIn, numberIn, textIn, textsIn } from "../../loose-fields.ts";
import { base64Picture } from "../base64-picture.ts";
import { originalJson } from "../original-json.ts";
import { withoutMarkup } from "../plain-markup.ts";
import { sourceFields } from "../source-fields.ts";
import { ingredientGroups, stepGroups } from "../written-lines.ts";
import type { JsonFormat } from "./json-format.ts";

/** Mela counts seconds from the first of January 2001. */
const EPOCH_SECONDS = 978_307_200;
const PARTICULAR = ["wantToCook", "yield", "link", "favorite", "images", "text", "totalTime"];
const MOST_MISSING = 4;

/**
 * Mela: one object for each recipe, pictures as base64.
 *
 * @see https://mela.recipes/fileformat/
 */
export const MELA: JsonFormat = {
  format: "mela",
  hasKeys(keys) {
    const missing = PARTICULAR.filter((name) => !keys.has(name)).length;
    return (
      keys.has("title") && (keys.has("instructions") || keys.has("ingredients")) && missing <= MOST_MISSING
    );
  },
  recipeOf(recipe, { path }) {
    const plain = (name: string) => withoutMarkup(textIn(recipe, name) ?? "");
    const seconds = numberIn(recipe, "date");
    const id = textIn(recipe, "id");
    const link = textIn(recipe, "link") ?? (id?.includes("/") ? id : undefined);
    return {
      entry: path,
      ownId: id,
      name: textIn(recipe, "title") ?? "",
      description: plain("text"),
      ingredients: ingredientGroups(plain("ingredients")),
      steps: stepGroups(plain("instructions")),
      notes: [plain("notes")],
      servings: textIn(recipe, "yield"),
      prepTime: textIn(recipe, "prepTime"),
      cookTime: textIn(recipe, "cookTime"),
      totalTime: textIn(recipe, "totalTime"),
      isFavorite: flagIn(recipe, "favorite"),
      ...sourceFields(link),
      nutrition: plain("nutrition"),
      labels: [...textsIn(recipe, "categories"), ...(flagIn(recipe, "wantToCook") ? ["want to cook"] : [])],
      createdAt: seconds === undefined ? undefined : (seconds + EPOCH_SECONDS) * 1000,
      pictures: listIn(recipe, "images").filter(isText).map(base64Picture),
      original: originalJson(recipe, ["images"]),
    };
  },
};

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
