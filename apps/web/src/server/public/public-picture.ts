import { storedWidths, pictureFileName, readPictureAddress } from "@larder/domain/picture/picture-address";
import type { PublicRecipe } from "@larder/domain/recipe/public-recipe";

/** The size in which covers are drawn, and the shape of the frame around them. */
export const COVER_SIZE = { width: 440, height: 270 } as const;

/** The picture of a public page. Its files are below the address of the page, so that they end with it. */
export interface PublicPicture {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  /** False for a drawn cover, which previews of other apps cannot show. */
  isPhoto: boolean;
}

/** @param path the path of the page, "/s/4f1c" */
export function publicPicture({ image }: Pick<PublicRecipe, "image">, path: string): PublicPicture {
  const file = image && readPictureAddress(image.url);
  if (!file) return { src: `${path}/cover.svg`, ...COVER_SIZE, isPhoto: false };
  const at = (width: number) => `${path}/${pictureFileName({ id: file.id, width })}`;
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
