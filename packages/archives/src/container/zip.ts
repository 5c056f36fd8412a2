import { configure, type Entry, ERR_ENCRYPTED_CENTRAL_DIRECTORY, Reader, ZipReader } from "@zip.js/zip.js";
import { ArchiveError } from "../archive-error.ts";
import { EntryError } from "../entry-error.ts";
import type { Budget } from "./budget.ts";
import type { ByteSource } from "./byte-source.ts";
import { decodeName } from "./decode-text.ts";
import { beginningOfDeflate, inflateBytes } from "./inflate.ts";
import { type ArchiveTree, cleanPath, HEAD_BYTES, nameOf, type TreeFile, treeOf } from "./tree.ts";
import { dataOffset, overlappingEntries, statedEntries } from "./zip-records.ts";

// The readers run in a thread of their own already.
configure({ useWebWorkers: false });

const STORED = 0;
const DEFLATED = 8;
/** Flag 11 of an entry: its name is UTF-8. */
const UTF8_FLAG = 0x800;
/** How much more is read than a beginning needs: short texts hardly shrink, and a deflate stream begins with its codes. */
const PACKED_HEAD_FACTOR = 4;
const CHUNK_BYTES = 512 * 1024;

class SourceReader extends Reader<ByteSource> {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    super(source);
    this.#source = source;
    this.size = source.size;
  }

  override readUint8Array(index: number, length: number): Promise<Uint8Array> {
    return this.#source.read(index, length);
  }
}

/** Reports whether a file begins as a zip archive does, also an empty one. */
export function isZip(head: Uint8Array): boolean {
  const [p, k, one, two] = head;
  return p === 0x50 && k === 0x4b && ((one === 3 && two === 4) || (one === 5 && two === 6));
}

/**
 * Opens a zip archive: reads its directory, and its files one at a time when they are asked for. Links are left out.
 *
 * @throws {ArchiveError} when it is damaged, has a password, or names more files than the limit
 */
export async function openZip(source: ByteSource, budget: Budget): Promise<ArchiveTree> {
  const entries: PackedFile[] = [];
  if (((await statedEntries(source)) ?? 0) > budget.limits.files) throw new ArchiveError("archive-too-large");
  const reader = new ZipReader(new SourceReader(source), { chunkSize: CHUNK_BYTES } as object);
  try {
    for await (const entry of reader.getEntriesGenerator({ strictness: "tolerant" })) {
      if (entries.length >= budget.limits.files) throw new ArchiveError("archive-too-large");
      if (!entry.directory && !entry.symlink) entries.push(packedFile(entry));
    }
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    const isLocked = cause instanceof Error && cause.message === ERR_ENCRYPTED_CENTRAL_DIRECTORY;
    throw new ArchiveError(isLocked ? "archive-encrypted" : "archive-damaged", { cause });
  }
  if (entries.length > 0 && entries.every(({ encrypted }) => encrypted))
    throw new ArchiveError("archive-encrypted");
  const overlapping = overlappingEntries(entries);
  return treeOf(
    entries.map((entry) => {
      const file = fileOf(entry, source, budget);
      return overlapping.has(entry)
        ? { ...file, bytes: refuseOverlap, head: async () => new Uint8Array() }
        : file;
    }),
  );
}

/** The bytes that two entries share belong to neither. */
function refuseOverlap(): Promise<Uint8Array> {
  return Promise.reject(new EntryError("entry-damaged"));
}

/** What is kept of an entry: the library's own object for one is many times as large. */
interface PackedFile {
  path: string;
  size: number;
  offset: number;
  compressedSize: number;
  method: number;
  encrypted: boolean;
}

function packedFile(entry: Entry): PackedFile {
  const isUtf8 = ((entry.rawBitFlag ?? 0) & UTF8_FLAG) !== 0;
  const { uncompressedSize: size, offset, compressedSize, compressionMethod: method, encrypted } = entry;
  const path = cleanPath(decodeName(entry.rawFilename, isUtf8));
  return { path, size, offset, compressedSize, method, encrypted };
}

function fileOf(entry: PackedFile, source: ByteSource, budget: Budget): TreeFile {
  const { path, size } = entry;
  return {
    path,
    name: nameOf(path),
    size,
    bytes: (mostBytes = budget.limits.fileBytes) => unpack(entry, source, { budget, mostBytes }),
    head: (length = HEAD_BYTES) => beginningOf(entry, source, length),
  };
}

/** Unpacks no more of an entry than its beginning needs, so that telling what large files are takes little time. */
async function beginningOf(entry: PackedFile, source: ByteSource, length: number): Promise<Uint8Array> {
  const { method, encrypted, compressedSize, offset } = entry;
  if (encrypted || (method !== STORED && method !== DEFLATED)) return new Uint8Array();
  const from = await dataOffset(source, offset);
  if (from === null) return new Uint8Array();
  const packed = await source.read(from, Math.min(compressedSize, PACKED_HEAD_FACTOR * length));
  // A copy: a part would retain all of it for as long as the head is remembered.
  return Uint8Array.from((method === STORED ? packed : beginningOfDeflate(packed)).subarray(0, length));
}

async function unpack(
  { method, encrypted, compressedSize, offset }: PackedFile,
  source: ByteSource,
  { budget, mostBytes }: { budget: Budget; mostBytes: number },
): Promise<Uint8Array> {
  if (encrypted) throw new EntryError("entry-encrypted");
  if (method !== STORED && method !== DEFLATED) throw new EntryError("entry-method");
  const most = budget.most(compressedSize, mostBytes);
  if (compressedSize > most) throw new EntryError("entry-too-large");
  const from = await dataOffset(source, offset);
  const packed = from === null ? new Uint8Array() : await source.read(from, compressedSize);
  if (from === null || packed.length < compressedSize) throw new EntryError("entry-damaged");
  const bytes = method === STORED ? packed : await inflateBytes(packed, most);
  budget.spend(bytes.length);
  return bytes;
}
