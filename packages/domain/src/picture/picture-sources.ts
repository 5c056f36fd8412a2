import { LIMITS } from "../limits.ts";
import { storedWidths, pictureAddress, type PictureFile, readPictureAddress } from "./picture-address.ts";
import type { RecipeImage } from "../recipe/recipe.ts";

/** `#rrggbb`, the one form of a colour that is stored. */
const COLOUR = /^#[0-9a-f]{6}$/;
/** A tiny picture as a data URL. No other text can be put into a style or an `src`. */
const PLACEHOLDER = /^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/;

/** The attributes of an `<img>`, except `sizes`, which depends on the screen. */
export interface ImageSources {
  src: string;
  srcSet: string;
  width: number;
  /** Missing where the sender did not state it. */
  height?: number;
  /** The picture's main colour and a tiny version of it, shown until it has loaded. */
  colour?: string;
  placeholder?: string;
}

/**
 * Returns the addresses of a recipe's picture.
 *
 * @param base the address of the pictures when the page is served from elsewhere: "https://api.larder.example"
 * @returns null for a picture that is not stored here: pictures of other sites are never linked
 */
export function imageSources(image: RecipeImage | undefined, base = ""): ImageSources | null {
  const file = image && readPictureAddress(image.url);
  if (!file) return null;
  const { width } = file;
  const at = addressOf(file, base);
  const { height, colour, blurhash } = image;
  return {
    src: at(width),
    srcSet: storedWidths(width)
      .map((storedWidth) => `${at(storedWidth)} ${storedWidth}w`)
      .join(", "),
    width,
    ...(height !== undefined && { height }),
    ...(isPictureColour(colour) && { colour }),
    ...(isPicturePlaceholder(blurhash) && { placeholder: blurhash }),
  };
}

/** Returns every address of a recipe's picture, for offline caching; empty when it is not stored here. */
export function allPictureAddresses(image: RecipeImage | undefined, base = ""): string[] {
  const file = image && readPictureAddress(image.url);
  return file ? storedWidths(file.width).map(addressOf(file, base)) : [];
}

const addressOf =
  ({ id }: PictureFile, base: string) =>
  (width: number) =>
    base + pictureAddress({ id, width });

export function isPictureColour(text: string | undefined): text is string {
  return text !== undefined && COLOUR.test(text);
}

export function isPicturePlaceholder(text: string | undefined): text is string {
  return text !== undefined && text.length <= LIMITS.shortTextLength && PLACEHOLDER.test(text);
}
