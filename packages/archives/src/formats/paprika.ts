import { groupsByHeadings } from "@larder/domain/schema-org/ingredient-groups";
import type { UnreadEntry } from "../archive-entry.ts";
import type { ArchiveReader, ReaderContext } from "../archive-reader.ts";
import { gunzipBytes, isGzip } from "../container/inflate.ts";
import { parseJsonBytes } from "../container/parse-json.ts";
import type { TreeFile } from "../container/tree.ts";
import { EntryError } from "../entry-error.ts";
import type { ArchivePicture, ForeignRecipe } from "../foreign-recipe.ts";
import { asRecord, type LooseRecord, numberIn, recordsIn, textIn, textsIn } from "../loose-fields.ts";
import { base64Picture } from "./base64-picture.ts";
import { originalJson } from "./original-json.ts";

/** Paprika 2 and 3: a zip of recipes, each JSON in gzip; or one such recipe. */
export const paprikaReader: ArchiveReader = {
  format: "paprika",
  async claims({ tree }, heads) {
    const claimed: TreeFile[] = [];
    for (const file of tree.files)
      if (isGzip(await heads.bytes(file)) && (await heads.text(file)).trimStart().startsWith("{"))
        claimed.push(file);
    return claimed;
  },
  async *read(context, claimed) {
    for (const file of claimed) yield await readFile(context, file);
  },
};

async function readFile({ limits }: ReaderContext, file: TreeFile): Promise<ForeignRecipe | UnreadEntry> {
  try {
    const recipe = asRecord(parseJsonBytes(await gunzipBytes(await file.bytes(), limits.fileBytes)));
    if (!recipe) throw new EntryError("entry-damaged");
    return recipeOf(file.path, recipe);
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    return { kind: "unread", entry: file.path, reason: error.reason };
  }
}

function recipeOf(entry: string, recipe: LooseRecord): ForeignRecipe {
  const notes = textIn(recipe, "notes");
  return {
    entry,
    ownId: textIn(recipe, "uid"),
    name: textIn(recipe, "name") ?? "",
    description: textIn(recipe, "description"),
    ingredients: groupsByHeadings(linesIn(recipe, "ingredients")).map(({ name, ingredients }) => ({
      name,
      lines: ingredients,
    })),
    steps: [{ name: null, lines: linesIn(recipe, "directions") }],
    notes: notes === undefined ? [] : [notes],
    servings: textIn(recipe, "servings"),
    prepTime: textIn(recipe, "prep_time"),
    cookTime: textIn(recipe, "cook_time"),
    totalTime: textIn(recipe, "total_time"),
    ownRating: numberIn(recipe, "rating"),
    difficulty: textIn(recipe, "difficulty"),
    source: textIn(recipe, "source"),
    url: textIn(recipe, "source_url"),
    nutrition: textIn(recipe, "nutritional_info"),
    labels: textsIn(recipe, "categories"),
    createdAt: textIn(recipe, "created"),
    pictures: picturesOf(recipe),
    original: originalJson(recipe, ["photo_data", "data"]),
  };
}

/** The full pictures; the thumbnail alone where there are none. */
function picturesOf(recipe: LooseRecord): ArchivePicture[] {
  const full = recordsIn(recipe, "photos").flatMap((photo) => textIn(photo, "data") ?? []);
  const thumbnail = textIn(recipe, "photo_data");
  return (full.length > 0 || thumbnail === undefined ? full : [thumbnail]).map(base64Picture);
}

function linesIn(recipe: LooseRecord, name: string): string[] {
  return (textIn(recipe, name) ?? "").split(/\r?\n/).filter((line) => line.trim() !== "");
}
