/** The media types of pictures that can be stored. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The largest picture that is accepted. Decoding an AVIF takes twenty bytes of memory a pixel, a JPEG five. */
export const PICTURE_LIMITS = {
  bytes: 20 * 1024 * 1024,
  pixels: 100_000_000,
  avifPixels: 25_000_000,
  /**
   * The limit of progressive JPEGs and interlaced PNGs, which are decoded in memory as a whole: up to nine bytes a
   * pixel.
   */
  progressivePixels: 40_000_000,
} as const;
