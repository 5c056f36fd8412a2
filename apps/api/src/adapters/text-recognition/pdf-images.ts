import sharp from "sharp";
import type { PDFPageProxy } from "unpdf/pdfjs";

/** A matrix of PDF: [a b c d e f] maps (x, y) to (ax + cy + e, bx + dy + f). */
type Matrix = readonly [number, number, number, number, number, number];

interface PlacedImage {
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  data: Uint8Array;
  /** The place of its unit square on the page, in points. */
  matrix: Matrix;
}

interface ImageData {
  width: number;
  height: number;
  data?: Uint8ClampedArray | Uint8Array;
}

/** The numbers of the operators that place images. */
export interface ImageOperators {
  save: number;
  restore: number;
  transform: number;
  paintFormXObjectBegin: number;
  paintFormXObjectEnd: number;
  paintImageXObject: number;
  paintInlineImageXObject: number;
}

/** The longer side in pixels at which a page is put together. */
const LONG_SIDE = 3_300;
const MOST_PIXELS = 60_000_000;
/** Images that cover less of the page than this part are decoration. */
const LEAST_SHARE = 0.02;
const WHITE = "#ffffff";

/** Puts the images of a page together as they lie on it; null where it has none of a size. @returns a JPEG */
export async function pictureOfPage(page: PDFPageProxy, operators: ImageOperators): Promise<Buffer | null> {
  const { width, height } = page.getViewport({ scale: 1, rotation: 0 });
  const [left = 0, bottom = 0] = page.view;
  const images = (await imagesOf(page, operators)).filter(
    ({ matrix: [a, b, c, d] }) => Math.abs(a * d - b * c) >= width * height * LEAST_SHARE,
  );
  if (images.length === 0) return null;
  const scale = LONG_SIDE / Math.max(width, height);
  const parts = await Promise.all(
    images.map(async (image) => {
      const [a, b, c, d, e, f] = image.matrix;
      const corners = [e, e + a, e + c, e + a + c].map((x) => x - left);
      const levels = [f, f + b, f + d, f + b + d].map((y) => y - bottom);
      const area = {
        left: Math.round(Math.min(...corners) * scale),
        top: Math.round((height - Math.max(...levels)) * scale),
        width: Math.max(1, Math.round((Math.max(...corners) - Math.min(...corners)) * scale)),
        height: Math.max(1, Math.round((Math.max(...levels) - Math.min(...levels)) * scale)),
      };
      return { input: await oriented(image, area), area };
    }),
  );
  const canvas = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const drawn = await sharp({ create: { ...canvas, channels: 3, background: WHITE } })
    .composite(
      parts
        .filter(({ area }) => area.width <= canvas.width && area.height <= canvas.height)
        .map(({ input, area }) => ({
          input,
          left: within(area.left, canvas.width - area.width),
          top: within(area.top, canvas.height - area.height),
        })),
    )
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(drawn).rotate(page.rotate).greyscale().jpeg({ quality: 92 }).toBuffer();
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Returns an image in the size of its area on the page, turned and mirrored as its matrix says. */
async function oriented(image: PlacedImage, area: { width: number; height: number }): Promise<Buffer> {
  const { data, width, height, channels } = image;
  const [a, b, c, d] = image.matrix;
  const raw = sharp(data, { raw: { width, height, channels }, limitInputPixels: MOST_PIXELS });
  const upright = await raw.flatten({ background: WHITE }).png({ compressionLevel: 1 }).toBuffer();
  // The upper left corner of an image lies at (0, 1) of its unit square, so that a positive d is upright.
  const isLying = Math.abs(b) > Math.abs(a);
  const turn = isLying ? (b > 0 ? -90 : 90) : a < 0 && d < 0 ? 180 : 0;
  const isMirrored = a * d - b * c < 0;
  const turned = await sharp(upright, { limitInputPixels: MOST_PIXELS }).rotate(turn).toBuffer();
  return sharp(turned, { limitInputPixels: MOST_PIXELS })
    .flip(isMirrored && !isLying && d < 0)
    .flop(isMirrored && !isLying && d >= 0)
    .resize(Math.min(area.width, LONG_SIDE), Math.min(area.height, LONG_SIDE), { fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function imagesOf(page: PDFPageProxy, operators: ImageOperators): Promise<PlacedImage[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const images: PlacedImage[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    const args: unknown[] = argsArray[at] ?? [];
    if (operator === operators.save) saved.push(matrix);
    else if (operator === operators.restore) matrix = saved.pop() ?? matrix;
    else if (operator === operators.transform) matrix = product(matrix, asMatrix(args));
    else if (operator === operators.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = product(matrix, asMatrix(args[0]));
    } else if (operator === operators.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operator === operators.paintImageXObject || operator === operators.paintInlineImageXObject) {
      const found = typeof args[0] === "string" ? await objectOf(page, args[0]) : args[0];
      const image = placed(found, matrix);
      if (image) images.push(image);
    }
  }
  return images;
}

function objectOf(page: PDFPageProxy, key: string): Promise<unknown> {
  return new Promise((resolve) => {
    (key.startsWith("g_") ? page.commonObjs : page.objs).get(key, resolve);
  });
}

function placed(found: unknown, matrix: Matrix): PlacedImage | null {
  if (!isImageData(found) || !found.data) return null;
  const { width, height, data } = found;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const channels = bytes.length / (width * height);
  if (channels === 1 || channels === 3 || channels === 4)
    return { width, height, channels, data: bytes, matrix };
  const rowBytes = Math.ceil(width / 8);
  if (bytes.length !== rowBytes * height) return null;
  return { width, height, channels: 1, data: greyOfBits(bytes, width, height), matrix };
}

/** Returns a byte for each pixel of a picture that has a bit for each. */
function greyOfBits(bits: Uint8Array, width: number, height: number): Uint8Array {
  const rowBytes = Math.ceil(width / 8);
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      grey[y * width + x] = ((bits[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return grey;
}

function isImageData(value: unknown): value is ImageData {
  return (
    typeof value === "object" && value !== null && "width" in value && "height" in value && "data" in value
  );
}

function asMatrix(value: unknown): Matrix {
  const numbers =
    Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<number>) : [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
