import { PIECE_BYTES, type StoredImport } from "@larder/domain/archive-import/archive-import";
import type { UploadPieces } from "../../../ports/upload-pieces.ts";
import { type ReadArchive, readArchive, type ReadOptions } from "./read-archive.ts";

/**
 * Opens the uploaded files of an import in a thread.
 *
 * @throws {UnreadableArchive} when no recipe can be in them
 */
export function openUpload(
  uploads: Pick<UploadPieces, "read">,
  { id, files, columnNames }: StoredImport,
  options: ReadOptions,
): Promise<ReadArchive> {
  const read = (file: number, start: number, length: number) => readRange(uploads, id, file, start, length);
  return readArchive({ files, read }, { ...options, columns: columnNames });
}

/** Reads bytes of a file across its pieces; fewer where the file ends or a piece is missing. */
async function readRange(
  uploads: Pick<UploadPieces, "read">,
  importId: string,
  file: number,
  start: number,
  length: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let position = start;
  let left = length;
  while (left > 0) {
    const piece = Math.floor(position / PIECE_BYTES);
    const inPiece = position - piece * PIECE_BYTES;
    const part = await uploads.read(
      importId,
      { file, piece },
      inPiece,
      Math.min(left, PIECE_BYTES - inPiece),
    );
    if (part.length === 0) break;
    parts.push(part);
    position += part.length;
    left -= part.length;
  }
  const [first] = parts;
  return parts.length === 1 && first ? first : Buffer.concat(parts);
}
