import { setTimeout as pause } from "node:timers/promises";
import { LIMITS } from "@larder/domain/limits";
import { PICTURE_LIMITS } from "@larder/domain/picture/picture-limits";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { PictureError } from "../../ports/pictures.ts";
import type { ImportContext } from "./import-context.ts";

/** The cover and the further pictures. */
export const MOST_PICTURES = LIMITS.moreImages + 1;
/** The number of times that a conversion is tried while others convert pictures of their own, and the pause in milliseconds. */
const TRIES = 60;
const PAUSE_MS = 500;

type PicturePorts = Pick<ImportContext, "pictures" | "savePicture">;

/** Stores a picture as one that a user has sent; null for bytes that are none, or too large. */
export async function storePicture(
  { pictures, savePicture }: PicturePorts,
  bytes: Uint8Array,
): Promise<RecipeImage | null> {
  if (bytes.length === 0 || bytes.length > PICTURE_LIMITS.bytes) return null;
  for (let tries = 1; ; tries += 1) {
    try {
      return await savePicture(await pictures.prepare(bytes));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      if (error.failure !== "busy" || tries >= TRIES) return null;
      await pause(PAUSE_MS);
    }
  }
}

/** The pictures of an entry as they were stored, each with its index in the entry. */
export interface StoredPictures {
  images: readonly { index: number; image: RecipeImage }[];
  problems: readonly string[];
}

/**
 * Stores the pictures of an entry one after the other. A broken one costs only itself, and is named in the problems.
 *
 * @param isHere tells for each picture whether it is in the archive, and not at an address
 */
export async function storeEntryPictures(
  ports: PicturePorts,
  isHere: readonly boolean[],
  read: (index: number) => Promise<Uint8Array | null>,
): Promise<StoredPictures> {
  const images: { index: number; image: RecipeImage }[] = [];
  const problems = new Set<string>();
  for (const [index, here] of isHere.entries()) {
    if (!here) continue;
    if (images.length >= MOST_PICTURES) {
      problems.add("pictures-cut");
      break;
    }
    const bytes = await read(index);
    const image = bytes && (await storePicture(ports, bytes));
    if (image) images.push({ index, image });
    else problems.add("picture-unreadable");
  }
  return { images, problems: [...problems] };
}

/** Returns the fields of a recipe that hold its pictures, the cover first. */
export function pictureFields(images: readonly RecipeImage[]): {
  image?: RecipeImage;
  moreImages?: RecipeImage[];
} {
  const [image, ...moreImages] = images.slice(0, MOST_PICTURES);
  return { ...(image && { image }), ...(moreImages.length > 0 && { moreImages }) };
}
