import { PICTURE_LIMITS } from "@larder/domain/picture/picture-limits";
import sharp, { type Sharp } from "sharp";
import { flattenLight } from "./flatten-light.ts";
import { type GreyPixels, skewOf } from "./skew.ts";

/** A page ready for the recogniser. */
export interface PreparedPage {
  /** The page upright, evenly lit, its lines level. */
  page: GreyPixels;
  /** The size in pixels of the upright picture before it was turned. */
  upright: { width: number; height: number };
  /** The angle in degrees by which the lines of the picture were turned clockwise. */
  skew: number;
}

/** The longer side in pixels at which a page is prepared: some 300 dots for an inch of a printed page. */
const LONG_SIDE = 3_300;
/** The width in pixels at which the angle of the lines is measured. */
const SKEW_WIDTH = 900;
/** The smallest angle in degrees that is turned back. */
const LEAST_SKEW = 0.1;
const TIMEOUT_SECONDS = 20;

/** Returns whether a picture declares more pixels than are decoded; false for one whose header cannot be read. */
export async function hasTooManyPixels(bytes: Uint8Array): Promise<boolean> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header) return false;
  const { pixels, avifPixels, progressivePixels } = PICTURE_LIMITS;
  const most = header.format === "heif" ? avifPixels : header.isProgressive ? progressivePixels : pixels;
  return header.width * header.height > most;
}

/** Makes a picture of a page ready for the recogniser. Rejects what cannot be decoded. */
export async function preparePage(bytes: Uint8Array): Promise<PreparedPage> {
  const { data, info } = await sharp(bytes, { failOn: "error", limitInputPixels: PICTURE_LIMITS.pixels })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("b-w")
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", kernel: "cubic" })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = { width: info.width, height: info.height };
  const even = flattenLight({ data, ...upright });
  const skew = skewOf(await pixelsOf(greyPicture(even).resize({ width: SKEW_WIDTH })));
  const isLevel = Math.abs(skew) < LEAST_SKEW;
  const page = isLevel ? even : await pixelsOf(greyPicture(even).rotate(-skew, { background: "#ffffff" }));
  return { page, upright, skew: isLevel ? 0 : skew };
}

/** Returns grey pixels as a picture of sharp. */
export function greyPicture({ data, width, height }: GreyPixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

/** Encodes grey pixels as PNG. */
export function pngOf(page: GreyPixels): Promise<Buffer> {
  return greyPicture(page).toColourspace("b-w").png({ compressionLevel: 1 }).toBuffer();
}

async function pixelsOf(picture: Sharp): Promise<GreyPixels> {
  const { data, info } = await picture.toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
