import type { CollectionRule, StoredCollection } from "@larder/domain/collection/collection";
import type { CookedRecipe, RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Returns the recipes that a rule finds for one reader, as a filter of the recipe list.
 *
 * @param notes the reader's ratings and cooking dates; needed by some rules alone, see `needsNotes`
 */
export function filterOfRule(rule: CollectionRule, notes: readonly CookedRecipe[], now: Date): RecipeFilter {
  const { terms, tags, maxMinutes, minRating, notCookedForDays } = rule;
  const recently =
    notCookedForDays === undefined ? null : new Date(now.getTime() - notCookedForDays * DAY_MS).toISOString();
  const isRecent = ({ lastCooked }: CookedRecipe) =>
    recently !== null && lastCooked !== null && lastCooked > recently;
  const idsWhere = (condition: (note: CookedRecipe) => boolean) =>
    notes.filter(condition).map(({ recipeId }) => recipeId);
  return {
    terms,
    tags,
    ...(maxMinutes !== undefined && { maxMinutes }),
    ...(minRating === undefined
      ? recently !== null && { except: idsWhere(isRecent) }
      : { ids: idsWhere((note) => (note.rating ?? 0) >= minRating && !isRecent(note)) }),
  };
}

export function needsNotes({ minRating, notCookedForDays }: CollectionRule): boolean {
  return minRating !== undefined || notCookedForDays !== undefined;
}

/** Returns the order of a smart collection; nothing in it was arranged by hand. */
export function orderOfRule({ order }: Pick<StoredCollection, "order">): RecipeOrder {
  return order === "hand" ? "new" : order;
}
