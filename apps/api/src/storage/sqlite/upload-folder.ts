import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "@larder/durable-files/sync-folder";
import type { PiecePosition, UploadPieces } from "../../ports/upload-pieces.ts";
import { inFolder, unlessMissing } from "./folder-errors.ts";

/** The valid names of an import's folder: no slash and no dot, so that a name stays in the folder of all. */
const IMPORT_ID = /^[\w-]{1,64}$/;
const PIECE = /^(\d+)-(\d+)$/;

/** Stores each piece as a file of its own, in a folder for each import. */
export function createUploadFolder(folder: string): UploadPieces {
  function folderOf(importId: string): string {
    if (!IMPORT_ID.test(importId)) throw new Error(`${importId} is no id of an import.`);
    return join(folder, importId);
  }

  async function put(
    importId: string,
    { file, piece }: PiecePosition,
    bytes: Uint8Array,
    at: string,
  ): Promise<void> {
    const own = folderOf(importId);
    if ((await mkdir(own, { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(folder);
    // A name that is no piece's: what a crash leaves half written is not taken for one.
    const unfinished = join(own, `${randomUUID()}.tmp`);
    const handle = await open(unfinished, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.utimes(new Date(at), new Date(at));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, join(own, `${file}-${piece}`));
    await syncFolder(own);
  }

  async function read(
    importId: string,
    { file, piece }: PiecePosition,
    start: number,
    length: number,
  ): Promise<Uint8Array> {
    const handle = await unlessMissing(open(join(folderOf(importId), `${file}-${piece}`), "r"));
    if (!handle) return new Uint8Array();
    try {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await handle.read(bytes, 0, length, start);
      return bytes.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  async function present(importId: string): Promise<PiecePosition[]> {
    const names = (await unlessMissing(readdir(folderOf(importId)))) ?? [];
    return names.flatMap((name) => {
      const [, file, piece] = PIECE.exec(name) ?? [];
      return file === undefined || piece === undefined ? [] : [{ file: Number(file), piece: Number(piece) }];
    });
  }

  async function list() {
    const names = (await unlessMissing(readdir(folder))) ?? [];
    const uploads = [];
    for (const importId of names.filter((name) => IMPORT_ID.test(name))) {
      const found = await unlessMissing(stat(join(folder, importId)));
      if (found?.isDirectory()) uploads.push({ importId, at: found.mtime.toISOString() });
    }
    return uploads;
  }

  return {
    put: (...piece) => attempt(() => put(...piece)),
    present: (importId) => attempt(() => present(importId)),
    read: (...range) => attempt(() => read(...range)),
    remove: (importId) => attempt(() => rm(folderOf(importId), { recursive: true, force: true })),
    list: () => attempt(list),
    close: async () => {},
  };
}

const attempt = <T>(work: () => Promise<T>): Promise<T> =>
  inFolder("The folder of uploads cannot be used.", work);
