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
      files.push(fileOf(entry, budget));
    }
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    const isLocked = cause instanceof Error && cause.message === ERR_ENCRYPTED_CENTRAL_DIRECTORY;
    throw new ArchiveError(isLocked ? "archive-encrypted" : "archive-damaged", { cause });
  }
  if (files.length > 0 && encrypted === files.length) throw new ArchiveError("archive-encrypted");
  return treeOf(files);
}

function fileOf(entry: Entry, budget: Budget): TreeFile {
  const isUtf8 = ((entry.rawBitFlag ?? 0) & UTF8_FLAG) !== 0;
  const path = cleanPath(decodeName(entry.rawFilename, isUtf8));
  return {
    path,
    name: nameOf(path),
    size: entry.uncompressedSize,
    bytes: (mostBytes = budget.limits.fileBytes) => unpack(entry, budget, mostBytes),
    head: async (length = HEAD_BYTES) => {
      try {
        return (await unpack(entry, budget, budget.limits.fileBytes)).subarray(0, length);
      } catch (error) {
        if (error instanceof EntryError) return new Uint8Array();
        throw error;
      }
    },
  };
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
