import type { UnreadEntry } from "../archive-entry.ts";
import type { ArchiveReader, FileHeads, ReaderContext } from "../archive-reader.ts";
import { gunzipBytes, isGzip } from "../container/inflate.ts";
import { parseJsonBytes } from "../container/parse-json.ts";
import type { TreeFile } from "../container/tree.ts";
import { EntryError } from "../entry-error.ts";
import type { ArchivePicture, ForeignRecipe } from "../foreign-recipe.ts";
import { asRecord, flagIn, type LooseRecord, numberIn, recordsIn, textIn, textsIn } from "../loose-fields.ts";
import { base64Picture } from "./base64-picture.ts";
import { jsonKeys } from "./json/json-keys.ts";
import { originalJson } from "./original-json.ts";
import { paprikaLinks, plainPaprika } from "./paprika-text.ts";
import { sourceFields } from "./source-fields.ts";
import { ingredientGroups, stepGroups } from "./written-lines.ts";

/** Names of fields that no other format has beside `directions`. */
const PARTICULAR = ["photo_data", "photo_hash", "nutritional_info", "source_url", "prep_time"];

/** Paprika 2 and 3: a zip of recipes, each JSON in gzip; or one such recipe. */
export const paprikaReader: ArchiveReader = {
  format: "paprika",
  async claims({ tree }, heads) {
    const claimed: TreeFile[] = [];
    for (const file of tree.files) if (await isPaprika(file, heads)) claimed.push(file);
    return claimed;
  },
  async *read(context, claimed) {
    for (const file of claimed) yield await readFile(context, file);
  },
};

/** JSON in gzip; or plain JSON, as when a cook has unpacked the files, with the names that only Paprika uses. */
async function isPaprika(file: TreeFile, heads: FileHeads): Promise<boolean> {
  if (isGzip(await heads.bytes(file))) return (await heads.text(file)).trimStart().startsWith("{");
  return isPaprikaRecipe(await jsonKeys(file, heads));
}

/** Tells a recipe of Paprika by the names of its fields. */
export function isPaprikaRecipe(keys: ReadonlySet<string>): boolean {
  return keys.has("directions") && keys.has("ingredients") && PARTICULAR.some((name) => keys.has(name));
}

async function readFile({ limits }: ReaderContext, file: TreeFile): Promise<ForeignRecipe | UnreadEntry> {
  try {
    const bytes = await file.bytes();
    const json = isGzip(bytes) ? gunzipBytes(bytes, limits.fileBytes) : bytes;
    const recipe = asRecord(parseJsonBytes(json));
    if (!recipe) throw new EntryError("entry-damaged");
    return paprikaRecipe(file.path, recipe);
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    return { kind: "unread", entry: file.path, reason: error.reason };
  }
}

/** Reads a recipe in the fields of Paprika. */
export function paprikaRecipe(entry: string, recipe: LooseRecord): ForeignRecipe {
  const [ingredients, directions, notes] = ["ingredients", "directions", "notes"].map((name) =>
    textIn(recipe, name),
  );
  const plain = (text: string | undefined) => text && plainPaprika(text);
  return {
    entry,
    ownId: textIn(recipe, "uid"),
    name: textIn(recipe, "name") ?? "",
    description: plain(textIn(recipe, "description")),
    ingredients: ingredientGroups(plain(ingredients)),
    steps: stepGroups(plain(directions)),
    notes: notes === undefined ? [] : [plainPaprika(notes)],
    servings: textIn(recipe, "servings"),
    prepTime: textIn(recipe, "prep_time"),
    cookTime: textIn(recipe, "cook_time"),
    totalTime: textIn(recipe, "total_time"),
    ownRating: numberIn(recipe, "rating"),
    isFavorite: flagIn(recipe, "on_favorites"),
    difficulty: textIn(recipe, "difficulty"),
    ...sourceFields(textIn(recipe, "source_url"), textIn(recipe, "source")),
    nutrition: plain(textIn(recipe, "nutritional_info")),
    labels: textsIn(recipe, "categories"),
    createdAt: textIn(recipe, "created"),
    pictures: picturesOf(recipe),
    links: paprikaLinks([ingredients, directions, notes]),
    original: originalJson(recipe, ["photo_data", "data"]),
  };
}

/** The full pictures; the thumbnail alone where there are none. */
function picturesOf(recipe: LooseRecord): ArchivePicture[] {
  const full = recordsIn(recipe, "photos").flatMap((photo) => textIn(photo, "data") ?? []);
  const thumbnail = textIn(recipe, "photo_data");
  return (full.length > 0 || thumbnail === undefined ? full : [thumbnail]).map(base64Picture);
}
