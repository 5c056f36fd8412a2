import { examinerVersion, heldBy } from "@larder/domain/examine/held-foods";
import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import { type Recipe, recipeSchema, type RecipeSummary } from "@larder/domain/recipe/recipe";
import { type Model, Schema } from "mongoose";
import { sortedMinutes } from "@larder/domain/time/shown-time";
import { searchTextOf } from "@larder/domain/search/search-text";
import { sourceKeyOf, sourceUrlIn } from "../shared/source-key.ts";
import type { PastVersion } from "./recipe-version-document.ts";
import { wordsOf } from "./search-words.ts";

/** The derived fields that lists and search use, stored beside the recipe's own fields. */
interface Made {
  ingredientNames: string[];
  foldedName: string;
  /** The total time, for the order of the shortest: see `sortedMinutes`. */
  minutes: number;
  foldedLines: string;
  words: string[];
  /** Its length as JSON; missing where an older Larder wrote it last. */
  bytes: number;
  /** The version of the rules under which the recipe was examined; missing where an older Larder wrote it. */
  examiner: string;
  /** The contents and the foods that the recipe has: see `heldBy`. */
  heldContents: string[];
  heldFoods: string[];
}

export interface RecipeDocument extends Omit<Recipe, "id">, Made {
  _id: string;
  /** The number of bookmarks plus a fraction below 1 that grows with how often the recipe was cooked. */
  bookmarkCount: number;
  /** Rises with every counting of the bookmarks; see bookmark-count.ts. */
  bookmarkCountings: number;
  /** The key of the source address: see `sourceKeyOf`. */
  sourceUrl?: string;
  /** The version that this one has replaced: see recipe-version-store.ts. Missing where there is none. */
  past?: PastVersion;
}

const OWN_FIELDS = Object.keys(recipeSchema.shape).filter((field) => field !== "id");

/**
 * The schema types the fields that filters use; `normaliseRecipe` has checked the others, which are stored unchanged.
 */
export const recipeDocumentSchema = new Schema<RecipeDocument>(
  {
    ...Object.fromEntries(OWN_FIELDS.map((field) => [field, Schema.Types.Mixed])),
    _id: String,
    slug: String,
    sourceUrl: String,
    userId: String,
    createdAt: String,
    version: Number,
    visibility: String,
    hiddenBy: String,
    authorIsOwner: Boolean,
    tags: [String],
    ingredientNames: [String],
    foldedName: String,
    minutes: Number,
    foldedLines: String,
    words: [String],
    bytes: Number,
    examiner: String,
    heldContents: [String],
    heldFoods: [String],
    bookmarkCount: { type: Number, default: 0 },
    bookmarkCountings: { type: Number, default: 0 },
    past: Schema.Types.Mixed,
  },
  { id: false, versionKey: false, minimize: false, timestamps: false },
);

recipeDocumentSchema.index({ slug: 1 }, { unique: true });
recipeDocumentSchema.index(
  { sourceUrl: 1 },
  { unique: true, partialFilterExpression: { sourceUrl: { $exists: true } } },
);
recipeDocumentSchema.index({ visibility: 1, createdAt: -1, _id: -1 });
recipeDocumentSchema.index({ visibility: 1, bookmarkCount: -1, createdAt: -1, _id: -1 });
recipeDocumentSchema.index({ visibility: 1, foldedName: 1, createdAt: -1, _id: -1 });
recipeDocumentSchema.index({ visibility: 1, minutes: 1, createdAt: -1, _id: -1 });
recipeDocumentSchema.index({ userId: 1, createdAt: -1, _id: -1 });
recipeDocumentSchema.index({ userId: 1, visibility: 1, createdAt: -1, _id: -1 });
recipeDocumentSchema.index({ hiddenBy: 1 });
recipeDocumentSchema.index({ expiresAt: 1 });
recipeDocumentSchema.index({ "image.url": 1 });
recipeDocumentSchema.index({ "moreImages.url": 1 });
recipeDocumentSchema.index({ tags: 1, createdAt: -1 });
recipeDocumentSchema.index({ words: 1, createdAt: -1, _id: -1 });
recipeDocumentSchema.index(
  { "past.picture": 1 },
  { partialFilterExpression: { "past.picture": { $exists: true } } },
);

/** The projection of a whole recipe. */
export const WHOLE = { past: 0 } as const;

/** The projection of a document that lists read. */
export const LISTED = {
  past: 0,
  originalJson: 0,
  ingredientNames: 0,
  foldedLines: 0,
  words: 0,
  bytes: 0,
  examiner: 0,
  heldContents: 0,
  heldFoods: 0,
} as const;
export const SUMMARISED = {
  name: 1,
  slug: 1,
  tags: 1,
  duration: 1,
  servings: 1,
  userId: 1,
  image: 1,
  language: 1,
  assumed: 1,
  reckonedMinutes: 1,
  expiresAt: 1,
  visibility: 1,
  ingredientNames: 1,
  createdAt: 1,
  foldedName: 1,
  minutes: 1,
  bookmarkCount: 1,
} as const;

export function fieldsOf(
  recipe: Recipe,
): Omit<RecipeDocument, "_id" | "bookmarkCount" | "bookmarkCountings" | "past"> {
  const { id: _, ...fields } = recipe;
  const { name, lines } = searchTextOf(recipe);
  const { contents, foods } = heldBy(recipe);
  const sourceKey = sourceKeyOf(recipe);
  return {
    ...fields,
    ...(sourceKey !== undefined && { sourceUrl: sourceKey }),
    ingredientNames: ingredientNames(recipe.ingredients),
    foldedName: name,
    minutes: sortedMinutes(recipe),
    foldedLines: lines,
    words: searchWordsOf(recipe),
    bytes: Buffer.byteLength(JSON.stringify(recipe)),
    examiner: examinerVersion(),
    heldContents: [...contents],
    heldFoods: [...foods],
  };
}

/** The words that a recipe is found by. */
export const searchWordsOf = (recipe: Recipe): string[] => wordsOf(searchTextOf(recipe).lines);

/** The update that makes a stored recipe this one; what counts its bookmarks is left alone. */
export function changeTo(recipe: Recipe) {
  const fields: Record<string, unknown> = fieldsOf(recipe);
  const gone = OWN_FIELDS.filter((field) => fields[field] === undefined);
  return { $set: fields, $unset: Object.fromEntries(gone.map((field) => [field, 1])) };
}

export function recipeOf(document: RecipeDocument): Recipe {
  const {
    _id,
    ingredientNames: _names,
    foldedName: _name,
    minutes: _minutes,
    foldedLines: _lines,
    words: _words,
    bytes: _bytes,
    examiner: _examiner,
    heldContents: _contents,
    heldFoods: _foods,
    bookmarkCount: _count,
    bookmarkCountings: _countings,
    sourceUrl,
    past: _past,
    ...recipe
  } = document;
  return { id: _id, ...recipe, ...(sourceUrl !== undefined && { sourceUrl: sourceUrlIn(sourceUrl) }) };
}

export function summaryOf(document: Pick<RecipeDocument, "_id" | keyof typeof SUMMARISED>): RecipeSummary {
  const { _id, name, slug, tags, duration, servings, userId, image, language, assumed } = document;
  const { reckonedMinutes, expiresAt, visibility } = document;
  return {
    id: _id,
    name,
    slug,
    tags,
    duration,
    servings,
    userId,
    ...(image && { image }),
    ...(language && { language }),
    ...(assumed && { assumed }),
    ...(reckonedMinutes !== undefined && { reckonedMinutes }),
    ...(expiresAt && { expiresAt }),
    ...(visibility !== "shared" && { visibility }),
    ingredientNames: document.ingredientNames,
  };
}

/** Tells what administrators hid from what owners chose, where an earlier version stored both in one field. */
export async function separateHidden(recipes: Model<RecipeDocument>): Promise<void> {
  const hidden: Record<string, unknown> = { visibility: "hidden" };
  await recipes.updateMany(hidden, { $set: { visibility: "shared", hiddenBy: "" } });
}
