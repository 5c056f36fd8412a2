import type { ByteSource } from "./byte-source.ts";

/** The signatures of the records of a zip archive, as numbers from the lowest byte. */
const LOCAL_HEADER = 0x04034b50;
const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;

const LOCAL_HEADER_BYTES = 30;
const END_BYTES = 22;
const END64_BYTES = 56;
const LOCATOR64_BYTES = 20;
const LONGEST_COMMENT = 0xffff;
/** What the end record says where the count stands in the longer one. */
const COUNT_ELSEWHERE = 0xffff;

/** Returns how many entries an archive says that it has, before any of them is read; null where its end is not found. */
export async function statedEntries(source: ByteSource): Promise<number | null> {
  const length = Math.min(source.size, END_BYTES + LONGEST_COMMENT);
  const tail = Buffer.from(await source.read(source.size - length, length));
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail[at] !== 0x50 || tail.readUInt32LE(at) !== END) continue;
    // A comment may hold the same signature: only of the true end it reaches to the last byte.
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const count = tail.readUInt16LE(at + 10);
    return count === COUNT_ELSEWHERE ? ((await statedEntries64(source, tail, at)) ?? count) : count;
  }
  return null;
}

async function statedEntries64(source: ByteSource, tail: Buffer, end: number): Promise<number | null> {
  const at = end - LOCATOR64_BYTES;
  if (at < 0 || tail.readUInt32LE(at) !== LOCATOR64) return null;
  const record = Buffer.from(await source.read(Number(tail.readBigUInt64LE(at + 8)), END64_BYTES));
  if (record.length < END64_BYTES || record.readUInt32LE(0) !== END64) return null;
  return Number(record.readBigUInt64LE(32));
}

/** Returns where the packed bytes of an entry begin; null where its own header does not stand at its offset. */
export async function dataOffset(source: ByteSource, offset: number): Promise<number | null> {
  const header = Buffer.from(await source.read(offset, LOCAL_HEADER_BYTES));
  if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER) return null;
  return offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** Returns the entries that share bytes with another: a small archive of them would unpack to any size. */
export function overlappingEntries<E extends { offset: number; compressedSize: number }>(
  entries: readonly E[],
): ReadonlySet<E> {
  const sorted = entries.toSorted((one, other) => one.offset - other.offset);
  const found = new Set<E>();
  let furthest: E | null = null;
  for (const entry of sorted) {
    if (furthest && entry.offset < furthest.offset + furthest.compressedSize) found.add(entry).add(furthest);
    if (!furthest || endOf(entry) > endOf(furthest)) furthest = entry;
  }
  return found;
}

function endOf({ offset, compressedSize }: { offset: number; compressedSize: number }): number {
  return offset + compressedSize;
}
