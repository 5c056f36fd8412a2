/** The bytes in which the size of nearly every picture stands. */
const HEAD_LENGTH = 256 * 1024;
/** The side in pixels of the thumbnails that apps put before their picture. */
const THUMBNAIL_SIDE = 280;

/**
 * Leaves out the first of two pictures in base64 when it is the small square of the second.
 *
 * @param pictures in the order of the file
 */
export function withoutThumbnail(pictures: readonly string[]): readonly string[] {
  const [first, second] = pictures;
  if (first === undefined || second === undefined) return pictures;
  return isThumbnail(first) && !isThumbnail(second) ? pictures.slice(1) : pictures;
}

function isThumbnail(base64: string): boolean {
  const size = pictureSize(Buffer.from(base64.slice(0, HEAD_LENGTH), "base64"));
  return size?.width === THUMBNAIL_SIDE && size.height === THUMBNAIL_SIDE;
}

/** Reads the size of a JPEG or PNG from its beginning, without decoding it; null for others. */
function pictureSize(head: Buffer): { width: number; height: number } | null {
  if (head.length > 24 && head.readUInt32BE(0) === 0x89_50_4e_47)
    return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  return head.length > 4 && head.readUInt16BE(0) === 0xff_d8 ? jpegSize(head) : null;
}

/** Walks the segments of a JPEG to its frame. */
function jpegSize(head: Buffer): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < head.length && head[at] === 0xff) {
    const kind = head[at + 1] ?? 0;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    at += 2 + head.readUInt16BE(at + 2);
  }
  return null;
}
