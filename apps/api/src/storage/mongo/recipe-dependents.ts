import type { Models } from "./models.ts";
import type { Mongo } from "./mongo.ts";

/**
 * Removes what belongs to recipes that were removed. Should this fail, what stays is never shown: what belongs to no recipe
 * is passed over everywhere.
 */
export async function removeDependents(
  mongo: Mongo,
  models: Models,
  recipeIds: readonly string[],
): Promise<void> {
  const recipeId = mongo.trusted({ $in: [...recipeIds] });
  await models.bookmarks.deleteMany({ recipeId });
  await models.cookingNotes.deleteMany({ recipeId });
  await models.collectionEntries.deleteMany({ recipeId });
  await models.versions.deleteMany({ recipeId });
  await models.archiveSources.deleteMany({ recipeId });
  await models.publicLinks.deleteMany({ "target.id": recipeId, "target.kind": "recipe" });
  await models.publicRatings.deleteMany({ recipeId });
  await models.comments.deleteMany({ recipeId });
  await models.reports.deleteMany({ recipeId });
}
