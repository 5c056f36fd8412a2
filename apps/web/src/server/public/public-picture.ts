import { coverFileName } from "@larder/domain/account/public-link";
import {
  type PictureFile,
  pictureFileName,
  readPictureAddress,
  storedWidths,
} from "@larder/domain/picture/picture-address";
import type { PublicRecipe } from "@larder/domain/recipe/public-recipe";

/** The size in which covers are drawn, and the shape of the frame around them. */
export const COVER_SIZE = { width: 440, height: 270 } as const;

/** The picture of a public page. Its files are below the address of the link, so that they end with it. */
export interface PublicPicture {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  /** False for a drawn cover, which previews of other apps cannot show. */
  isPhoto: boolean;
}

type Pictured = Pick<PublicRecipe, "image">;

/**
 * @param path the path of the link, "/s/4f1c"
 * @param slug that of a recipe of a collection
 */
export function publicPicture(recipe: Pictured, path: string, slug?: string): PublicPicture {
  const photo = publicPhoto(recipe, path);
  if (photo) return photo;
  return { src: `${path}/${coverFileName(slug)}`, ...COVER_SIZE, isPhoto: false };
}

/** Returns the stored photo of a recipe; null where it has none. */
export function publicPhoto({ image }: Pictured, path: string): PublicPicture | null {
  const file = image && readPictureAddress(image.url);
  if (!file) return null;
  const at = addressIn(path, file.id);
  return {
    src: at(file.width),
    srcSet: storedWidths(file.width)
      .map((width) => `${at(width)} ${width}w`)
      .join(", "),
    width: file.width,
    // One that came without its height is cut to the frame's shape.
    height: image?.height ?? Math.round((file.width * COVER_SIZE.height) / COVER_SIZE.width),
    isPhoto: true,
  };
}

/** Returns the address of the small picture on a card, or that of the drawn cover. */
export function cardPicture({ image }: Pictured, path: string, slug: string): string {
  const file = image && readPictureAddress(image.url);
  const [width] = file ? storedWidths(file.width) : [];
  return file && width !== undefined ? addressIn(path, file.id)(width) : `${path}/${coverFileName(slug)}`;
}

const addressIn =
  (path: string, id: PictureFile["id"]) =>
  (width: number): string =>
    `${path}/${pictureFileName({ id, width })}`;
