import { promisify } from "node:util";
import { constants, gunzip, inflateRaw, inflateRawSync, type ZlibOptions } from "node:zlib";
import { EntryError } from "../entry-error.ts";

/** Deflate shrinks no more than this; a little above its limit of 1,032. */
const MOST_RATIO = 1_100;

const inflateRawAsync = promisify<Uint8Array, ZlibOptions, Buffer>(inflateRaw);
const gunzipAsync = promisify<Uint8Array, ZlibOptions, Buffer>(gunzip);

/** Unpacks a deflate stream; throws `EntryError` when it is damaged or gives more than `mostBytes`. */
export async function inflateBytes(packed: Uint8Array, mostBytes: number): Promise<Uint8Array> {
  return unpacked(() => inflateRawAsync(packed, { maxOutputLength: mostBytes }));
}

/** Unpacks a gzip file; throws `EntryError` when it is damaged or gives more than `mostBytes`. */
export async function gunzipBytes(packed: Uint8Array, mostBytes: number): Promise<Uint8Array> {
  return unpacked(() => gunzipAsync(packed, { maxOutputLength: mostBytes }));
}

/** Unpacks what the beginning of a deflate stream gives; nothing where it is damaged. */
export function beginningOfDeflate(packed: Uint8Array): Uint8Array {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: packed.length * MOST_RATIO };
    return inflateRawSync(packed, options);
  } catch {
    return new Uint8Array();
  }
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function unpacked(unpack: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await unpack();
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw new EntryError(isTooLarge ? "entry-too-large" : "entry-damaged", { cause });
  }
}
