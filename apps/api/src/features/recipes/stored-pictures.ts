import type { RecipeDraft, RecipeImage } from "@larder/domain/recipe/recipe";

/** Renews a picture that may be stored with a recipe; false for any other. */
export type RenewPicture = (image: RecipeImage) => Promise<boolean>;

/** Returns a recipe with those of its pictures alone that could be renewed. */
export async function withStoredPictures<T extends Pick<RecipeDraft, "image" | "moreImages">>(
  recipe: T,
  renew: RenewPicture,
): Promise<T> {
  const { image, moreImages, ...rest } = recipe;
  const more: RecipeImage[] = [];
  for (const picture of moreImages ?? []) if (await renew(picture)) more.push(picture);
  return {
    // What is left of `T` beside its pictures.
    ...(rest as T),
    ...(image && (await renew(image)) && { image }),
    ...(more.length > 0 && { moreImages: more }),
  };
}
