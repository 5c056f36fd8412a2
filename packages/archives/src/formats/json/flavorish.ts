import type { ForeignGroup } from "../../foreign-recipe.ts";
import {
  flagIn,
  type LooseRecord,
  namesIn,
  numberIn,
  recordIn,
  recordsIn,
  textIn,
} from "../../loose-fields.ts";
import { groupsUnderHeadings } from "../groups-under-headings.ts";
import { originalJson } from "../original-json.ts";
import { pictureFiles } from "../picture-files.ts";
import { sourceFields } from "../source-fields.ts";
import type { JsonFormat } from "./json-format.ts";

/** Flavorish: a zip of one object for each recipe, and a folder of pictures. */
export const FLAVORISH: JsonFormat = {
  format: "flavorish",
  hasKeys: (keys) => keys.has("recipe") && keys.has("ingredients") && keys.has("instructions"),
  besides: ["manifest.json"],
  recipeOf(file, { path }, tree) {
    const recipe = recordIn(file, "recipe");
    const notes = textIn(recipe, "notes");
    const picture = textIn(file, "imageFilename") ?? textIn(recipe, "imageFilename");
    return {
      entry: path,
      ownId: textIn(recipe, "id"),
      name: textIn(recipe, "title", "name") ?? "",
      description: textIn(recipe, "description"),
      ingredients: groups(file, "ingredients"),
      steps: groups(file, "instructions"),
      notes: notes === undefined ? [] : [notes],
      servings: textIn(recipe, "servings"),
      prepTime: minutes(recipe, "prep_time"),
      cookTime: minutes(recipe, "cook_time"),
      totalTime: minutes(recipe, "total_time"),
      ownRating: numberIn(recipe, "rating"),
      isFavorite: flagIn(recipe, "is_favorite"),
      ...sourceFields(textIn(recipe, "source_url"), textIn(recipe, "source_name", "author")),
      nutrition: textIn(recipe, "nutrition"),
      labels: [...namesIn(file, "collections"), ...namesIn(file, "tags")],
      createdAt: textIn(recipe, "created_at"),
      ...pictureFiles(tree, picture === undefined ? [] : [picture]),
      original: originalJson(file),
    };
  },
};

function groups(file: LooseRecord, name: string): ForeignGroup[] {
  return groupsUnderHeadings(
    recordsIn(file, name)
      .toSorted((a, b) => (numberIn(a, "sort_order") ?? 0) - (numberIn(b, "sort_order") ?? 0))
      .map((row) => ({ text: textIn(row, "text") ?? "", isHeading: flagIn(row, "is_group_header") })),
  );
}

/** A number of minutes, also as text; or a text with its unit. */
function minutes(recipe: LooseRecord, name: string): number | string | undefined {
  return numberIn(recipe, name) ?? textIn(recipe, name);
}
