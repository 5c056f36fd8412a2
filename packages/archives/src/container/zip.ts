import { configure, type Entry, ERR_ENCRYPTED_CENTRAL_DIRECTORY, Reader, ZipReader } from "@zip.js/zip.js";
import { ArchiveError } from "../archive-error.ts";
import { EntryError, type UnreadReason } from "../entry-error.ts";
import type { Budget } from "./budget.ts";
import type { ByteSource } from "./byte-source.ts";
import { decodeName } from "./decode-text.ts";
import { beginningOf, inflateBytes } from "./inflate.ts";
import { type ArchiveTree, cleanPath, HEAD_BYTES, nameOf, type TreeFile, treeOf } from "./tree.ts";
import { type BodyPosition, overlappingFiles, packedBytes } from "./zip-body.ts";
import { statedEntries } from "./zip-records.ts";

// The readers run in a thread of their own already.
configure({ useWebWorkers: false });

const STORED = 0;
const DEFLATED = 8;
/** Flag 11 of an entry: its name is UTF-8. */
const UTF8_FLAG = 0x800;
const CHUNK_BYTES = 512 * 1024;
/** Packed bytes are rarely more than what they hold; a header of a block may be. */
const HEAD_MARGIN = 256;

interface ZipFile extends BodyPosition {
  readonly isUtf8: boolean;
  readonly uncompressedSize: number;
  readonly compressionMethod: number;
  readonly encrypted: boolean;
}

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
  const entries: ZipFile[] = [];
  // The library reads the whole directory before it gives an entry, however long it is.
  if (((await statedEntries(source)) ?? 0) > budget.limits.files) throw new ArchiveError("archive-too-large");
  const reader = new ZipReader(new SourceReader(source), { chunkSize: CHUNK_BYTES } as object);
  try {
    for await (const entry of reader.getEntriesGenerator({ strictness: "tolerant" })) {
      if (entries.length >= budget.limits.files) throw new ArchiveError("archive-too-large");
      if (!entry.directory && !entry.symlink) entries.push(zipFile(entry));
    }
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    const isLocked = cause instanceof Error && cause.message === ERR_ENCRYPTED_CENTRAL_DIRECTORY;
    throw new ArchiveError(isLocked ? "archive-encrypted" : "archive-damaged", { cause });
  }
  if (entries.length > 0 && entries.every(({ encrypted }) => encrypted))
    throw new ArchiveError("archive-encrypted");
  const overlapping = overlappingFiles(entries);
  if (overlapping.size > 0 && overlapping.size === entries.length) throw new ArchiveError("archive-damaged");
  return treeOf(entries.map((entry) => fileOf(source, entry, budget, overlapping.has(entry))));
}

/** Copies what is needed of an entry: the library's own take kilobytes each. */
function zipFile(entry: Entry): ZipFile {
  const { offset, rawFilename, compressedSize, uncompressedSize, compressionMethod, encrypted } = entry;
  const isUtf8 = ((entry.rawBitFlag ?? 0) & UTF8_FLAG) !== 0;
  return { offset, rawFilename, isUtf8, compressedSize, uncompressedSize, compressionMethod, encrypted };
}

function fileOf(source: ByteSource, entry: ZipFile, budget: Budget, isOverlapping: boolean): TreeFile {
  // A file without a name is a file too.
  const path = cleanPath(decodeName(entry.rawFilename, entry.isUtf8)) || `file-${entry.offset}`;
  const unreadable = unreadableReason(entry, isOverlapping);
  return {
    path,
    name: nameOf(path),
    size: entry.uncompressedSize,
    bytes: async (mostBytes = budget.limits.fileBytes) => {
      if (unreadable) throw new EntryError(unreadable);
      const most = budget.most(entry.compressedSize, mostBytes);
      if (entry.compressedSize > most) throw new EntryError("entry-too-large");
      const packed = await packedBytes(source, entry);
      const isStored = entry.compressionMethod === STORED;
      const bytes = isStored ? packed : inflateBytes(packed, most, entry.uncompressedSize);
      budget.spend(bytes.length);
      return bytes;
    },
    head: async (length = HEAD_BYTES) => (unreadable ? new Uint8Array() : readHead(source, entry, length)),
  };
}

function unreadableReason(entry: ZipFile, isOverlapping: boolean): UnreadReason | null {
  if (entry.encrypted) return "entry-encrypted";
  if (isOverlapping) return "entry-damaged";
  return entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED ? null : "entry-method";
}

async function readHead(source: ByteSource, entry: ZipFile, length: number): Promise<Uint8Array> {
  try {
    const packed = await packedBytes(source, entry, length + HEAD_MARGIN);
    return entry.compressionMethod === STORED
      ? packed.subarray(0, length)
      : beginningOf(packed, "deflate", length);
  } catch (error) {
    if (error instanceof EntryError) return new Uint8Array();
    throw error;
  }
}
