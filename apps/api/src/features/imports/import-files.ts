import {
  type ArchiveImport,
  type ArchiveImportWithPieces,
  IMPORT_LIMITS,
  type ImportState,
  NO_COUNTS,
  pieceSize,
  piecesOf,
  type StoredImport,
} from "@larder/domain/archive-import/archive-import";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PiecePosition } from "../../ports/upload-pieces.ts";

/** The limits that a new import must keep. */
export interface ImportSizeLimits {
  bytes: number;
  uploadBytes: number;
  files: number;
  addresses: number;
}

/** The files that will be uploaded, or the addresses of pages: either of them. */
export interface SentImport {
  files?: readonly { name: string; size: number }[] | undefined;
  addresses?: readonly string[] | undefined;
}

const UPLOADING: readonly ImportState[] = ["uploading"];

/** Creates the part of the service that takes the files of new imports in. */
export function createImportFiles({
  store: { imports },
  uploads,
  clock,
  newId,
  limits,
}: Pick<Ports, "store" | "uploads" | "clock" | "newId"> & { limits: ImportSizeLimits }) {
  async function refuseTooMuch(uid: string, files: readonly { size: number }[]): Promise<void> {
    if (files.length > limits.files) throw new AppError("import-files-many");
    const bytes = sum(files);
    if (bytes > limits.bytes) throw new AppError("import-too-large");
    const open = (await imports.of(uid)).filter(({ state }) => state !== "done" && state !== "undone");
    const used = open.reduce((total, stored) => total + sum(stored.files), 0);
    if (used + bytes > limits.uploadBytes) throw new AppError("uploads-full");
  }

  return {
    /** Adds an import whose files are still to be uploaded; throws an AppError beyond the limits. */
    async add(uid: string, { files = [], addresses = [] }: SentImport): Promise<StoredImport> {
      if (files.length > 0 === addresses.length > 0) throw onlyOne();
      if (addresses.length > limits.addresses) throw new AppError("import-addresses-many");
      await refuseTooMuch(uid, files);
      const now = clock().toISOString();
      const stored: StoredImport = {
        id: newId(),
        userId: uid,
        state: "uploading",
        failure: null,
        createdAt: now,
        updatedAt: now,
        files: files.map(({ name, size }) => ({ name, size, pieces: piecesOf(size) })),
        addresses: addresses.length,
        addressList: [...new Set(addresses)],
        formats: [],
        lacks: [],
        columns: null,
        columnNames: null,
        collectionIds: [],
        counts: NO_COUNTS,
        progress: { done: 0, total: null },
        pictures: { done: 0, failed: 0, total: 0 },
        options: null,
      };
      if (!(await imports.insert(stored, IMPORT_LIMITS.perUser))) throw new AppError("imports-full");
      return stored;
    },

    /** Stores a piece of a file while it is uploaded; the same piece may be sent again. */
    async put(stored: StoredImport, position: PiecePosition, bytes: Uint8Array): Promise<void> {
      if (!UPLOADING.includes(stored.state)) throw new AppError("import-state");
      const uploaded = stored.files[position.file];
      const size = pieceSize(uploaded?.size ?? -1, position.piece);
      if (!uploaded || size === null) throw new AppError("not-found");
      if (bytes.length !== size) throw wrongSize(size, bytes.length);
      const now = clock().toISOString();
      await uploads.put(stored.id, position, bytes, now);
      // A long upload must not count as abandoned. One that was deleted meanwhile leaves its piece to the clean-up.
      await imports.change(stored.id, UPLOADING, { updatedAt: now });
    },

    withPieces,
  };

  /** Adds the pieces that are missing, while they can still be sent. */
  async function withPieces(stored: StoredImport): Promise<ArchiveImportWithPieces> {
    const isWaiting = stored.state === "uploading";
    const present = new Set<string>();
    if (isWaiting)
      for (const { file, piece } of await uploads.present(stored.id)) present.add(`${file} ${piece}`);
    const files = stored.files.map((each, file) => {
      const all = Array.from({ length: isWaiting ? each.pieces : 0 }, (_, piece) => piece);
      return { ...each, missing: all.filter((piece) => !present.has(`${file} ${piece}`)) };
    });
    return { ...shownImport(stored), files };
  }
}

/** Returns an import as its user sees it. */
export function shownImport(stored: StoredImport): ArchiveImport {
  const { userId: _uid, addressList: _list, columnNames: _names, collectionIds: _ids, ...rest } = stored;
  return rest;
}

function sum(files: readonly { size: number }[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}

function onlyOne(): AppError {
  const message = "Send either files or addresses.";
  return new AppError("bad-input", { details: { issues: [{ path: "body", message }] } });
}

function wrongSize(expected: number, sent: number): AppError {
  const message = `This piece has ${expected} bytes; ${sent} were sent.`;
  return new AppError("bad-input", { details: { issues: [{ path: "body", message }] } });
}
