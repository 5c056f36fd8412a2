import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";
import type { WrittenFile } from "./exported-recipe.ts";

const deflate = promisify(deflateRaw);

const SIGNATURES = {
  local: 0x04034b50,
  central: 0x02014b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
  end: 0x06054b50,
};
const STORED = 0;
const DEFLATED = 8;
/** Names are UTF-8. */
const UTF8_NAMES = 0x800;
/** The versions that a reader needs: 2.0, and 4.5 for zip64. */
const VERSION = 20;
const VERSION_64 = 45;
/** Written as on Unix, with the permissions of an ordinary file. */
const MADE_BY = (3 << 8) | VERSION_64;
const FILE_MODE = 0o100_644;
const MAX_16 = 0xff_ff;
const MAX_32 = 0xff_ff_ff_ff;

interface Written {
  name: Buffer;
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * Packs files as they come, one at a time: the memory that it takes is that of the largest file and of the list of names.
 * Sizes stand before each file and not after it, which readers that read a stream need. The writer of `@zip.js/zip.js` gives
 * the same form, but keeps kilobytes for each file: the measurements are in `docs/decisions/0019-larder-archive.md`.
 *
 * @param modified the time of all files
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function* zipStream(
  files: AsyncIterable<WrittenFile> | Iterable<WrittenFile>,
  modified: string,
): AsyncGenerator<Uint8Array, void> {
  const time = dosTime(new Date(modified));
  const written: Written[] = [];
  let offset = 0;
  for await (const { path, bytes, isCompressed = false } of files) {
    const content = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
    const shorter = isCompressed ? content : await deflate(content);
    const isShorter = shorter.length < content.length;
    const body = isShorter ? shorter : content;
    const entry: Written = {
      name: Buffer.from(path),
      method: isShorter ? DEFLATED : STORED,
      crc: crc32(content),
      packed: body.length,
      size: content.length,
      offset,
    };
    const header = localHeader(entry, time);
    written.push(entry);
    offset += header.length + body.length;
    yield header;
    yield body;
  }
  const start = offset;
  for (const entry of written) {
    const header = centralHeader(entry, time);
    offset += header.length;
    yield header;
  }
  yield endOfDirectory(written.length, start, offset - start);
}

function localHeader({ name, method, crc, packed, size }: Written, time: number): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(SIGNATURES.local, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(UTF8_NAMES, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(time, 10);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function centralHeader({ name, method, crc, packed, size, offset }: Written, time: number): Buffer {
  const isFar = offset >= MAX_32;
  const extra = isFar ? Buffer.alloc(12) : Buffer.alloc(0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const header = Buffer.alloc(46);
  header.writeUInt32LE(SIGNATURES.central, 0);
  header.writeUInt16LE(MADE_BY, 4);
  header.writeUInt16LE(isFar ? VERSION_64 : VERSION, 6);
  header.writeUInt16LE(UTF8_NAMES, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(time, 12);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE((FILE_MODE << 16) >>> 0, 38);
  header.writeUInt32LE(isFar ? MAX_32 : offset, 42);
  return Buffer.concat([header, name, extra]);
}

function endOfDirectory(count: number, start: number, size: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(SIGNATURES.end, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(size, MAX_32), 12);
  end.writeUInt32LE(Math.min(start, MAX_32), 16);
  if (count < MAX_16 && start + size < MAX_32) return end;
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(SIGNATURES.end64, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeUInt16LE(MADE_BY, 12);
  end64.writeUInt16LE(VERSION_64, 14);
  end64.writeBigUInt64LE(BigInt(count), 24);
  end64.writeBigUInt64LE(BigInt(count), 32);
  end64.writeBigUInt64LE(BigInt(size), 40);
  end64.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(SIGNATURES.locator64, 0);
  locator.writeBigUInt64LE(BigInt(start + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end64, locator, end]);
}

/** Returns a time in the form of MS-DOS, in steps of two seconds since 1980. */
function dosTime(at: Date): number {
  const year = Math.min(127, Math.max(0, at.getUTCFullYear() - 1980));
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
