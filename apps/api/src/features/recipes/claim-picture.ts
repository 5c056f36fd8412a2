import { storedWidths, pictureFileName, readPictureAddress } from "@larder/domain/picture/picture-address";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import type { Media } from "../../ports/media.ts";

/**
 * Renews a stored picture, so that it stays for as long as a recipe takes to be saved.
 *
 * @returns false when the picture is not stored here
 */
export async function claimPicture(media: Media, image: RecipeImage, now: Date): Promise<boolean> {
  const file = readPictureAddress(image.url);
  if (!file) return false;
  const claims = storedWidths(file.width).map((width) =>
    media.touch(pictureFileName({ id: file.id, width }), now.toISOString()),
  );
  return (await Promise.all(claims)).every(Boolean);
}
