import type { Model } from "mongoose";
import { type Listing, listingOf, UNLISTED } from "@larder/domain/recipe/visibility";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";

/** A recipe as far as it decides who sees it, and its index in a collection. */
export interface CollectedRecipe {
  id: string;
  userId: string;
  /** The lists that the recipe belongs to, such as "shared". */
  listing: Listing;
  createdAt: string;
  foldedName: string;
  minutes: number;
}

const PROJECTION = {
  userId: 1,
  visibility: 1,
  hiddenBy: 1,
  draft: 1,
  createdAt: 1,
  foldedName: 1,
  minutes: 1,
} as const;

type Facts = Pick<RecipeDocument, "_id" | "userId" | "createdAt" | "foldedName" | "minutes"> &
  Pick<RecipeDocument, "visibility" | "hiddenBy" | "draft">;

/** Finds recipes by their ids, as far as they decide who sees them. */
export async function collectedRecipes(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  ids: readonly string[],
): Promise<CollectedRecipe[]> {
  if (ids.length === 0) return [];
  const found = await recipes
    .find({ _id: mongo.trusted({ $in: [...new Set(ids)] }) }, PROJECTION)
    .lean<Facts[]>();
  return found.map((document) => {
    const { _id, userId, createdAt, foldedName, minutes } = document;
    return { id: _id, userId, listing: listingOf(document), createdAt, foldedName, minutes };
  });
}

export function isUnlisted({ listing }: Pick<CollectedRecipe, "listing">): boolean {
  return UNLISTED.includes(listing);
}
