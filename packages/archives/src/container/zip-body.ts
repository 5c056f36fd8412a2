import { EntryError } from "../entry-error.ts";
import type { ByteSource } from "./byte-source.ts";

/** The position of a file, as the directory of a zip archive states it. */
export interface BodyPosition {
  readonly offset: number;
  readonly rawFilename: Uint8Array;
  readonly compressedSize: number;
}

const LOCAL_HEADER = 0x04_03_4b_50;
const HEADER_LENGTH = 30;
/** The extra fields of a local header are not those of the directory; this many bytes hold nearly all. */
const EXTRA_LENGTH = 96;

/**
 * Reads a packed file, or its first bytes, in one piece: the header before it and what follows.
 *
 * @throws {EntryError} when there is no header, or the archive ends before
 */
export async function packedBytes(
  source: ByteSource,
  { offset, rawFilename, compressedSize }: BodyPosition,
  most = compressedSize,
): Promise<Uint8Array> {
  const length = Math.min(most, compressedSize);
  const piece = await source.read(offset, HEADER_LENGTH + rawFilename.length + EXTRA_LENGTH + length);
  if (piece.length < HEADER_LENGTH) throw new EntryError("entry-damaged");
  const header = new DataView(piece.buffer, piece.byteOffset, HEADER_LENGTH);
  if (header.getUint32(0, true) !== LOCAL_HEADER) throw new EntryError("entry-damaged");
  const start = HEADER_LENGTH + header.getUint16(26, true) + header.getUint16(28, true);
  const body =
    start + length <= piece.length
      ? piece.subarray(start, start + length)
      : await source.read(offset + start, length);
  if (body.length < length) throw new EntryError("entry-damaged");
  return body;
}

/**
 * Returns the files whose bodies reach into that of another: such archives claim to hold far more than they do.
 *
 * @param files in any order
 */
export function overlappingFiles<T extends BodyPosition>(files: readonly T[]): ReadonlySet<T> {
  const overlapping = new Set<T>();
  const inOrder = files.toSorted((a, b) => a.offset - b.offset);
  let last: T | undefined;
  let end = -1;
  for (const file of inOrder) {
    if (last && file.offset < end) overlapping.add(last).add(file);
    const fileEnd = file.offset + HEADER_LENGTH + file.rawFilename.length + file.compressedSize;
    if (fileEnd >= end) [last, end] = [file, fileEnd];
  }
  return overlapping;
}
