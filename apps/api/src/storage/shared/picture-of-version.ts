import { readPictureAddress } from "@larder/domain/picture/picture-address";
import type { RecipeVersion } from "@larder/domain/recipe/recipe-version";

/** Returns the id of the picture that a version shows, for the removal of unused pictures; null without one of our own. */
export function pictureOfVersion({ content }: Pick<RecipeVersion, "content">): string | null {
  return (content.image && readPictureAddress(content.image.url)?.id) ?? null;
}
