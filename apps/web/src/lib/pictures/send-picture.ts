import { uploadPicture } from "@larder/domain/contract/pictures";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { call } from "@/lib/api/api-client";

export { InvalidPicture } from "@/lib/pictures/invalid-picture";
export { shrinkPicture } from "@/lib/pictures/shrink-picture";

/** Sends a picture and returns its stored image. */
export async function sendPicture(body: Blob, signal: AbortSignal): Promise<RecipeImage> {
  return (await call(uploadPicture, { query: {}, body, signal })).image;
}
