/** The kinds of picture that can be kept, by their media types. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** What is larger is refused. An AVIF takes twenty bytes of memory for each of its pixels while it is read, a JPEG five. */
export const PICTURE_LIMITS = {
  bytes: 20 * 1024 * 1024,
  pixels: 100_000_000,
  avifPixels: 25_000_000,
  /** Of a progressive JPEG or an interlaced PNG, which are held whole while they are read: up to nine bytes a pixel. */
  progressivePixels: 40_000_000,
} as const;
