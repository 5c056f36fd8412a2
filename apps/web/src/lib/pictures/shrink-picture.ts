import { pictureKindOf } from "@larder/domain/picture/picture-kind";
import { PICTURE_LIMITS } from "@larder/domain/picture/picture-limits";
import { InvalidPicture } from "@/lib/pictures/invalid-picture";

/**
 * The longest side in pixels: more than is stored, so that the server has a choice; no more than a slow connection
 * can carry.
 */
const MAX_SIDE = 2048;
const QUALITY = 0.88;
const FIRST_BYTES = 1024;

/**
 * Redraws a picture upright and no larger than is of use. Its metadata of location and camera is dropped.
 *
 * @throws InvalidPicture
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.type === "image/svg+xml") throw new InvalidPicture("picture-kind");
  if (file.size > PICTURE_LIMITS.bytes) throw new InvalidPicture("picture-too-large");
  const picture = await decode(file);
  try {
    const { width, height } = picture;
    if (width * height > PICTURE_LIMITS.pixels) throw new InvalidPicture("picture-too-many-pixels");
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    return await draw(picture, Math.max(1, width * scale), Math.max(1, height * scale));
  } finally {
    picture.close();
  }
}

/** Whatever this browser can show, it can send, also a kind that the server does not read. */
async function decode(file: Blob): Promise<ImageBitmap> {
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()));
  if (kind === null) throw new InvalidPicture("not-a-picture");
  try {
    return await createImageBitmap(file);
  } catch {
    throw new InvalidPicture(kind === "other" ? "picture-kind" : "not-a-picture");
  }
}

async function draw(picture: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new InvalidPicture("not-a-picture");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, "image/webp");
  // Safari writes no WebP and gives a large PNG instead.
  const blob = webp?.type === "image/webp" ? webp : await encode(canvas, "image/jpeg");
  if (!blob) throw new InvalidPicture("not-a-picture");
  return blob;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
