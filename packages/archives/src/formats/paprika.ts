import * as z from "zod/mini";
import { groupsByHeadings } from "@larder/domain/schema-org/ingredient-groups";
import type { UnreadEntry } from "../archive-entry.ts";
import type { ArchiveReader, ReaderContext } from "../archive-reader.ts";
import { gunzipBytes } from "../container/inflate.ts";
import { parseJsonBytes } from "../container/parse-json.ts";
import type { TreeFile } from "../container/tree.ts";
import { EntryError } from "../entry-error.ts";
import type { ArchivePicture, ForeignRecipe } from "../foreign-recipe.ts";
import { looseList, looseNumber, looseText, looseTexts } from "../loose-fields.ts";
import { originalJson } from "./original-json.ts";
import { base64Picture } from "./base64-picture.ts";

const paprikaSchema = z.object({
  uid: looseText,
  name: looseText,
  description: looseText,
  ingredients: looseText,
  directions: looseText,
  notes: looseText,
  servings: looseText,
  prep_time: looseText,
  cook_time: looseText,
  total_time: looseText,
  rating: looseNumber,
  difficulty: looseText,
  categories: looseTexts,
  source: looseText,
  source_url: looseText,
  nutritional_info: looseText,
  photo_data: looseText,
  photos: looseList(z.object({ data: looseText })),
  created: looseText,
});

type PaprikaRecipe = z.infer<typeof paprikaSchema>;

/** Paprika 2 and 3: a zip of recipes, each JSON in gzip; or one such recipe. */
export const paprikaReader: ArchiveReader = {
  format: "paprika",
  async claims({ tree }, heads) {
    const claimed: TreeFile[] = [];
    for (const file of tree.files) {
      const { 0: first, 1: second } = await heads.bytes(file);
      const isPacked = first === 0x1f && second === 0x8b;
      if (isPacked && /"(?:uid|ingredients|directions|photo_hash|name)"\s*:/.test(await heads.text(file)))
        claimed.push(file);
    }
    return claimed;
  },
  async *read(context, claimed) {
    for (const file of claimed) yield await readFile(context, file);
  },
};

async function readFile({ limits }: ReaderContext, file: TreeFile): Promise<ForeignRecipe | UnreadEntry> {
  try {
    const packed = await file.bytes();
    const json = parseJsonBytes(await gunzipBytes(packed, limits.fileBytes));
    const { success, data } = paprikaSchema.safeParse(json);
    if (!success) throw new EntryError("entry-damaged");
    return recipeOf(file.path, data, json);
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    return { kind: "unread", entry: file.path, reason: error.reason };
  }
}

function recipeOf(entry: string, recipe: PaprikaRecipe, piece: unknown): ForeignRecipe {
  return {
    entry,
    ownId: recipe.uid,
    name: recipe.name ?? "",
    description: recipe.description,
    ingredients: groupsByHeadings(linesOf(recipe.ingredients)).map(({ name, ingredients }) => ({
      name,
      lines: ingredients,
    })),
    steps: [{ name: null, lines: linesOf(recipe.directions) }],
    notes: recipe.notes ? [recipe.notes] : [],
    servings: recipe.servings,
    prepTime: recipe.prep_time,
    cookTime: recipe.cook_time,
    totalTime: recipe.total_time,
    ownRating: recipe.rating,
    difficulty: recipe.difficulty,
    source: recipe.source,
    url: recipe.source_url,
    nutrition: recipe.nutritional_info,
    labels: recipe.categories,
    createdAt: recipe.created,
    pictures: picturesOf(recipe),
    original: originalJson(piece, ["photo_data", "data"]),
  };
}

/** The full pictures; the thumbnail alone where there are none. */
function picturesOf({ photo_data, photos }: PaprikaRecipe): ArchivePicture[] {
  const full = photos.flatMap(({ data }) => (data ? [base64Picture(data)] : []));
  return full.length > 0 || !photo_data ? full : [base64Picture(photo_data)];
}

function linesOf(written: string | undefined): string[] {
  return (written ?? "").split(/\r?\n/).filter((line) => line.trim() !== "");
}
