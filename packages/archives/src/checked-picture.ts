import { pictureKindOf } from "@larder/domain/picture/picture-kind";
import { EntryError } from "./entry-error.ts";
import type { ArchivePicture } from "./foreign-recipe.ts";

/** The largest picture in bytes that is read. */
const MOST_BYTES = 32 * 1024 * 1024;
const HEAD_BYTES = 64;
/** The sign with which pages and SVG drawings begin. */
const LESS_THAN = 0x3c;

/** Returns a picture that throws `EntryError` when its bytes are none: a page, a drawing with scripts, nothing at all. */
export function checkedPicture(picture: ArchivePicture): ArchivePicture {
  if ("address" in picture) return picture;
  return {
    bytes: async () => {
      const bytes = await picture.bytes();
      if (bytes.length > MOST_BYTES) throw new EntryError("entry-too-large");
      const isMarkup = bytes[0] === LESS_THAN;
      if (isMarkup || pictureKindOf(bytes.subarray(0, HEAD_BYTES)) === null)
        throw new EntryError("entry-damaged");
      return bytes;
    },
  };
}
