import type { RecipeVersion } from "@larder/domain/recipe/recipe-version";

/** What a list shows of a stored version. */
export interface VersionRow extends Pick<RecipeVersion, "version" | "savedAt" | "changed"> {
  name: string;
  /** The length of its content as JSON. */
  bytes: number;
}

/**
 * The versions of recipes that were replaced. `RecipeStore.replace` writes them and drops those beyond the limits of a
 * history. Versions that were replaced before `since` are passed over.
 */
export interface RecipeVersionStore {
  /** Returns the versions of a recipe, newest first. */
  list(recipeId: string, since: string): Promise<VersionRow[]>;
  find(recipeId: string, version: number, since: string): Promise<RecipeVersion | null>;
  /** Returns which of these pictures, by their ids, a version shows. */
  picturesIn(ids: readonly string[], since: string): Promise<string[]>;
  /** Returns the owners of the recipes of which a version of any age shows a picture. */
  ownersOfPicture(pictureId: string): Promise<string[]>;
}
