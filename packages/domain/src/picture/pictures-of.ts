import type { RecipeDraft, RecipeImage } from "../recipe/recipe.ts";
import { readPictureAddress } from "./picture-address.ts";

type Pictured = Pick<RecipeDraft, "image" | "moreImages">;

/** Returns the pictures of a recipe in order, the one that lists show first. */
export function picturesOf({ image, moreImages = [] }: Pictured): RecipeImage[] {
  return image ? [image, ...moreImages] : moreImages;
}

/** Returns the ids of the stored pictures that a recipe shows, each once. */
export function pictureIdsOf(recipe: Pictured): string[] {
  const ids = picturesOf(recipe).flatMap(({ url }) => readPictureAddress(url)?.id ?? []);
  return [...new Set(ids)];
}
