import type { PictureType } from "./picture-limits.ts";

/** `at` is the offset of the letters in bytes. */
interface Signature<Kind> {
  kind: Kind;
  letters: string;
  at?: number;
}

const SIGNATURES: readonly Signature<PictureType>[] = [
  { kind: "image/jpeg", letters: "\xff\xd8\xff" },
  { kind: "image/png", letters: "\x89PNG\r\n\x1a\n" },
  { kind: "image/webp", letters: "WEBP", at: 8 },
  { kind: "image/gif", letters: "GIF87a" },
  { kind: "image/gif", letters: "GIF89a" },
  { kind: "image/avif", letters: "ftypavif", at: 4 },
];

/** Picture formats that cannot be stored: HEIC, TIFF, BMP, ICO, JPEG XL, JPEG 2000, Photoshop, PDF. */
const OTHER_SIGNATURES = [
  { letters: "ftyp", at: 4 },
  { letters: "II*\0" },
  { letters: "MM\0*" },
  { letters: "BM" },
  { letters: "\0\0\x01\0" },
  { letters: "\xff\x0a" },
  { letters: "\0\0\0\x0cJXL " },
  { letters: "\0\0\0\x0cjP  " },
  { letters: "8BPS" },
  { letters: "%PDF-" },
].map((signature): Signature<"other"> => ({ kind: "other", ...signature }));

/** The tag of an SVG near its beginning, perhaps after a declaration and comments. */
const SVG = /<svg[\s/>]/i;
const LOOKED_AT_BYTES = 1024;

/**
 * Detects a picture's format by its first bytes, whatever its name or media type.
 *
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
 * @returns "other" for a picture of another format, null for what is no picture
 */
export function pictureKindOf(bytes: Uint8Array): PictureType | "other" | null {
  const start = String.fromCharCode(...bytes.subarray(0, LOOKED_AT_BYTES));
  const found = [...SIGNATURES, ...OTHER_SIGNATURES].find(({ letters, at = 0 }) =>
    start.startsWith(letters, at),
  );
  return found?.kind ?? (SVG.test(start) ? "other" : null);
}
