import { uploadPicture } from "@larder/domain/contract/pictures";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { call } from "@/lib/api/api-client";

export { shrinkPicture } from "@/features/edit-recipe/shrink-picture";

/** Sends a picture and returns its stored image. */
export async function sendPicture(body: Blob, signal: AbortSignal): Promise<RecipeImage> {
  return (await call(uploadPicture, { query: {}, body, signal })).image;
}
