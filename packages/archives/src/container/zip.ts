import { constants, inflateRawSync } from "node:zlib";
import {
  configure,
  type Entry,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  type FileEntry,
  Reader,
  Uint8ArrayWriter,
  ZipReader,
} from "@zip.js/zip.js";
import { ArchiveError } from "../archive-error.ts";
import { EntryError } from "../entry-error.ts";
import type { Budget } from "./budget.ts";
import type { ByteSource } from "./byte-source.ts";
import { decodeName } from "./decode-text.ts";
import { inflateBytes } from "./inflate.ts";
import { type ArchiveTree, cleanPath, HEAD_BYTES, nameOf, type TreeFile, treeOf } from "./tree.ts";

// The readers run in a thread of their own already.
configure({ useWebWorkers: false });

const STORED = 0;
const DEFLATED = 8;
/** Flag 11 of an entry: its name is UTF-8. */
const UTF8_FLAG = 0x800;
const CHUNK_BYTES = 512 * 1024;
/** The signature and the size of the header before a file, without its name. */
const LOCAL_HEADER = 0x0403_4b50;
const LOCAL_HEADER_BYTES = 30;
const SPARE_BYTES = 1024;
/** The most bytes that come out of the packed beginning of a file: it shrinks to a thousandth at most. */
const MOST_OF_A_HEAD = 8 * 1024 * 1024;

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
  const files: TreeFile[] = [];
  let encrypted = 0;
  const reader = new ZipReader(new SourceReader(source), { chunkSize: CHUNK_BYTES } as object);
  try {
    for await (const entry of reader.getEntriesGenerator({ strictness: "tolerant" })) {
      if (files.length >= budget.limits.files) throw new ArchiveError("archive-too-large");
      if (entry.directory || entry.symlink) continue;
      if (entry.encrypted) encrypted += 1;
      files.push(fileOf(source, entry, budget));
    }
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    const isLocked = cause instanceof Error && cause.message === ERR_ENCRYPTED_CENTRAL_DIRECTORY;
    throw new ArchiveError(isLocked ? "archive-encrypted" : "archive-damaged", { cause });
  }
  if (files.length > 0 && encrypted === files.length) throw new ArchiveError("archive-encrypted");
  return treeOf(files);
}

function fileOf(source: ByteSource, entry: Entry, budget: Budget): TreeFile {
  const isUtf8 = ((entry.rawBitFlag ?? 0) & UTF8_FLAG) !== 0;
  const path = cleanPath(decodeName(entry.rawFilename, isUtf8));
  return {
    path,
    name: nameOf(path),
    size: entry.uncompressedSize,
    bytes: (mostBytes = budget.limits.fileBytes) => unpack(entry, budget, mostBytes),
    head: async (length = HEAD_BYTES) => {
      try {
        const beginning = await headOf(source, entry, length);
        // A copy: a part would retain all of it for as long as the head is remembered.
        return beginning ?? (await unpack(entry, budget, budget.limits.fileBytes)).slice(0, length);
      } catch (error) {
        if (error instanceof EntryError) return new Uint8Array();
        throw error;
      }
    },
  };
}

/**
 * Reads the beginning of a file without the rest; null where it does not lie where the directory says, as behind other bytes.
 */
async function headOf(source: ByteSource, entry: Entry, length: number): Promise<Uint8Array | null> {
  const method = entry.compressionMethod;
  if (entry.encrypted || entry.directory || (method !== STORED && method !== DEFLATED)) return null;
  const header = await source.read(entry.offset, LOCAL_HEADER_BYTES);
  if (header.length < LOCAL_HEADER_BYTES) return null;
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  if (view.getUint32(0, true) !== LOCAL_HEADER) return null;
  const start = entry.offset + LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  // What is deflated may be a little longer than what comes out.
  const packed = await source.read(start, Math.min(entry.compressedSize, length + SPARE_BYTES));
  if (method === STORED) return packed.slice(0, length);
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_OF_A_HEAD };
    return Uint8Array.from(inflateRawSync(packed, options).subarray(0, length));
  } catch {
    return null;
  }
}

async function unpack(entry: Entry, budget: Budget, mostBytes: number): Promise<Uint8Array> {
  if (entry.encrypted) throw new EntryError("entry-encrypted");
  const method = entry.compressionMethod;
  if (entry.directory || (method !== STORED && method !== DEFLATED)) throw new EntryError("entry-method");
  const most = budget.most(entry.compressedSize, mostBytes);
  if (entry.compressedSize > most) throw new EntryError("entry-too-large");
  const packed = await packedBytes(entry);
  const bytes = method === STORED ? packed : await inflateBytes(packed, most);
  budget.spend(bytes.length);
  return bytes;
}

async function packedBytes(entry: FileEntry): Promise<Uint8Array> {
  try {
    return await entry.getData(new Uint8ArrayWriter(), {
      passThrough: true,
      checkOverlappingEntry: true,
      strictness: "tolerant",
    });
  } catch (cause) {
    throw new EntryError("entry-damaged", { cause });
  }
}
