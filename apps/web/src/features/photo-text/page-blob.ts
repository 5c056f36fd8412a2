import { PICTURE_TYPES } from "@larder/domain/picture/picture-limits";
import type { PhotoPage } from "@/features/photo-text/photo-pages";

/** The longest side in pixels of a picture that is drawn anew: as much as text recognition uses. */
const LONG_SIDE = 3_400;
const QUALITY = 0.9;

/**
 * Returns what is sent of a page: the file as it is, or its picture drawn anew where it is turned or of a kind that this
 * browser alone reads. A file that cannot be drawn is sent as it is, and the server says what is wrong.
 */
export async function pageBlob({ file, isPdf, turns }: PhotoPage): Promise<Blob> {
  if (isPdf) return file.type === "application/pdf" ? file : new Blob([file], { type: "application/pdf" });
  const isKnown = PICTURE_TYPES.some((type) => type === file.type);
  if (isKnown && turns === 0) return file;
  const drawn = await draw(file, turns).catch(() => null);
  return drawn ?? file;
}

async function draw(file: Blob, turns: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
    const width = Math.round(picture.width * scale);
    const height = Math.round(picture.height * scale);
    const canvas = document.createElement("canvas");
    const isSideways = turns % 2 === 1;
    canvas.width = isSideways ? height : width;
    canvas.height = isSideways ? width : height;
    const pen = canvas.getContext("2d", { alpha: false });
    if (!pen) return null;
    pen.translate(canvas.width / 2, canvas.height / 2);
    pen.rotate((turns * Math.PI) / 2);
    pen.drawImage(picture, -width / 2, -height / 2, width, height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  } finally {
    picture.close();
  }
}
