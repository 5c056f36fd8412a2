import type { ByteSource } from "./byte-source.ts";

/** The signatures of the records of a zip archive, as numbers from the lowest byte. */
const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;

const END_BYTES = 22;
const END64_BYTES = 56;
const LOCATOR64_BYTES = 20;
const LONGEST_COMMENT = 0xffff;
/** The count in the end record where the longer record has the true one. */
const COUNT_ELSEWHERE = 0xffff;

/** Returns how many entries an archive says that it has, before any of them is read; null where its end is not found. */
export async function statedEntries(source: ByteSource): Promise<number | null> {
  const tail = await tailOf(source);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail[at] !== 0x50 || tail.readUInt32LE(at) !== END) continue;
    // A comment may hold the same signature: only of the true end it reaches to the last byte.
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const count = tail.readUInt16LE(at + 10);
    return count === COUNT_ELSEWHERE ? ((await statedEntries64(source, tail, at)) ?? count) : count;
  }
  return null;
}

/** Reports whether the end of a zip archive stands at the end of a file, whatever the file begins with. */
export async function hasEndRecord(source: ByteSource): Promise<boolean> {
  return (await tailOf(source)).lastIndexOf("PK\u0005\u0006") !== -1;
}

async function tailOf(source: ByteSource): Promise<Buffer> {
  const length = Math.min(source.size, END_BYTES + LONGEST_COMMENT);
  return Buffer.from(await source.read(source.size - length, length));
}

async function statedEntries64(source: ByteSource, tail: Buffer, end: number): Promise<number | null> {
  const at = end - LOCATOR64_BYTES;
  if (at < 0 || tail.readUInt32LE(at) !== LOCATOR64) return null;
  const record = Buffer.from(await source.read(Number(tail.readBigUInt64LE(at + 8)), END64_BYTES));
  if (record.length < END64_BYTES || record.readUInt32LE(0) !== END64) return null;
  return Number(record.readBigUInt64LE(32));
}
