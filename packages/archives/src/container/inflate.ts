import { constants, gunzipSync, inflateRawSync } from "node:zlib";
import { EntryError } from "../entry-error.ts";

/** The piece in bytes in which the output grows: the default of 16 KB makes a large file out of hundreds of pieces. */
const LEAST_PIECE = 16 * 1024;
const MOST_PIECE = 1024 * 1024;

/**
 * Unpacks a deflate stream. It runs at once and not in the pool of threads, whose turns cost more than the work: archives
 * are read in a thread of their own.
 *
 * @param expected the size that the archive states, which only makes it faster
 * @throws {EntryError} when it is damaged or gives more than `mostBytes`
 */
export function inflateBytes(packed: Uint8Array, mostBytes: number, expected: number): Uint8Array {
  const chunkSize = Math.min(MOST_PIECE, Math.max(LEAST_PIECE, expected));
  return unpacked(() => inflateRawSync(packed, { maxOutputLength: mostBytes, chunkSize }));
}

/** Unpacks a gzip file; throws `EntryError` when it is damaged or gives more than `mostBytes`. */
export function gunzipBytes(packed: Uint8Array, mostBytes: number): Uint8Array {
  const chunkSize = Math.min(MOST_PIECE, Math.max(LEAST_PIECE, packed.length * 2));
  return unpacked(() => gunzipSync(packed, { maxOutputLength: mostBytes, chunkSize }));
}

/** Unpacks the beginning of a deflate or gzip stream of which the end is missing; empty where it is damaged. */
export function beginningOf(packed: Uint8Array, kind: "deflate" | "gzip", length: number): Uint8Array {
  const options = {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: Math.max(MOST_PIECE, packed.length * 1100),
  };
  try {
    const bytes = (kind === "gzip" ? gunzipSync : inflateRawSync)(packed, options);
    // A copy: a view would hold all that came out.
    return Uint8Array.from(bytes.subarray(0, length));
  } catch {
    return new Uint8Array();
  }
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function unpacked(unpack: () => Uint8Array): Uint8Array {
  try {
    return unpack();
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw new EntryError(isTooLarge ? "entry-too-large" : "entry-damaged", { cause });
  }
}
