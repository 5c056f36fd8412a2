import { PICTURE_WIDTHS, storedWidths } from "@larder/domain/picture/picture-address";
import { pictureKindOf } from "@larder/domain/picture/picture-kind";
import { PICTURE_LIMITS, type PictureType } from "@larder/domain/picture/picture-limits";
import { isPicturePlaceholder } from "@larder/domain/picture/picture-sources";
import type { default as library, OutputInfo, Sharp } from "sharp";
import { PictureError, type Pictures, type PreparedPicture } from "../../ports/pictures.ts";
import { createQueue } from "./queue.ts";

/** The largest height in pixels. Taller pictures are made narrower: a strip of a page is no picture of a dish. */
const MAX_HEIGHT = 2 * PICTURE_WIDTHS.large;
const QUALITY = 80;
/** Higher than that of stored pictures, which were compressed once already. */
const JPEG_QUALITY = 90;
const PLACEHOLDER_SIDE = 12;
/** The time limit of each step of a conversion. */
const TIMEOUT_SECONDS = 15;
/**
 * The number of pictures of up to 20 MB that may wait. One is converted at a time, as a hundred megapixels take much
 * memory.
 */
const MAX_WAITING = 4;
/** The number of stored pictures, which are small, that may wait to be exported. */
const MAX_WAITING_EXPORTS = 100;

type Library = typeof library;

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Loads the library with the first picture instead of at start: it loads slowly, and most runs need no picture. */
async function loadSharp(): Promise<Library> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  // What is not listed is not even tried: each reader of a picture format is a door for hostile bytes.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
      "VipsForeignLoadNsgifBuffer",
      "VipsForeignLoadHeifBuffer",
    ],
  });
  return sharp;
}

/** Creates a converter of pictures that uses libvips. */
export function createSharpPictures(): Pictures {
  let loading: Promise<Library> | null = null;
  const inTurn = createQueue({ maxWaiting: MAX_WAITING });
  const inExportTurn = createQueue({ maxWaiting: MAX_WAITING_EXPORTS });

  async function prepare(bytes: Uint8Array): Promise<PreparedPicture> {
    const kind = knownKind(bytes);
    loading ??= loadSharp();
    const sharp = await loading;
    return inTurn(() => convert(sharp, bytes, kind));
  }

  async function toJpeg(bytes: Uint8Array, maxWidth?: number): Promise<Uint8Array> {
    loading ??= loadSharp();
    const sharp = await loading;
    return inExportTurn(() => asJpeg(sharp, bytes, maxWidth));
  }

  async function toUprightJpeg(bytes: Uint8Array, longSide: number): Promise<Uint8Array> {
    const kind = knownKind(bytes);
    loading ??= loadSharp();
    const sharp = await loading;
    return inTurn(async () => {
      await refuseInvalid(sharp, bytes, kind);
      return upright(sharp, bytes, { width: longSide, height: longSide })
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer()
        .catch(notAPicture);
    });
  }

  return { prepare, toJpeg, toUprightJpeg };
}

function knownKind(bytes: Uint8Array): PictureType {
  const kind = pictureKindOf(bytes);
  if (kind === null) throw new PictureError("not-a-picture");
  if (kind === "other") throw new PictureError("kind");
  return kind;
}

async function asJpeg(sharp: Library, bytes: Uint8Array, maxWidth?: number): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: "error" })
    .resize({ ...(maxWidth !== undefined && { width: maxWidth }), withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
    .catch(notAPicture);
}

async function convert(sharp: Library, bytes: Uint8Array, kind: PictureType): Promise<PreparedPicture> {
  await refuseInvalid(sharp, bytes, kind);
  const pixels = await decode(sharp, bytes);
  const { width, height, channels } = pixels.info;
  const again = () => sharp(pixels.data, { raw: { width, height, channels } });
  const sizes = await Promise.all(
    storedWidths(width).map(async (stored) => ({
      width: stored,
      bytes: await again().resize({ width: stored }).webp({ quality: QUALITY }).toBuffer(),
    })),
  );
  const placeholder = await placeholderOf(again());
  return {
    width,
    height,
    colour: await mainColour(again()),
    ...(isPicturePlaceholder(placeholder) && { placeholder }),
    sizes,
  };
}

/** Rejects images whose header is invalid or declares too many pixels, before any pixel is decoded. */
async function refuseInvalid(sharp: Library, bytes: Uint8Array, kind: PictureType): Promise<void> {
  const {
    width,
    height,
    pages = 1,
    isProgressive,
  } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(notAPicture);
  if (width * height > pixelsAllowed(kind, isProgressive)) throw new PictureError("too-many-pixels");
  if (pages > 1) throw new PictureError("kind");
}

function pixelsAllowed(kind: PictureType, isProgressive: boolean): number {
  if (kind === "image/avif") return PICTURE_LIMITS.avifPixels;
  return isProgressive ? PICTURE_LIMITS.progressivePixels : PICTURE_LIMITS.pixels;
}

/**
 * Turns a picture upright, in sRGB, on white where it is transparent, and no larger than a size. Metadata is never
 * copied.
 */
function upright(sharp: Library, bytes: Uint8Array, size: { width: number; height: number }): Sharp {
  return sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, sequentialRead: true, failOn: "error" })
    .autoOrient()
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: TIMEOUT_SECONDS });
}

/** Decodes a picture no larger than it is stored. */
async function decode(sharp: Library, bytes: Uint8Array): Promise<Pixels> {
  return upright(sharp, bytes, { width: PICTURE_WIDTHS.large, height: MAX_HEIGHT })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(notAPicture);
}

function notAPicture(cause: unknown): never {
  throw new PictureError("not-a-picture", { cause });
}

async function mainColour(picture: Sharp): Promise<string> {
  const { dominant } = await picture.stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const tiny = await picture
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: "inside" })
    .webp({ quality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
