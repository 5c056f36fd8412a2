import { buffer } from "node:stream/consumers";
import type { mongo as driver } from "mongoose";
import type { PiecePosition, UploadPieces } from "../../ports/upload-pieces.ts";
import { Mongo } from "./mongo.ts";

/** A piece is more bytes than a recipe. */
const TIMEOUT_MS = 20_000;
const BUCKET = "uploads";

interface PieceOfUpload extends PiecePosition {
  importId: string;
  at: string;
}

type File = driver.GridFSFile & { metadata?: Partial<PieceOfUpload> };

/** Stores each piece in GridFS, over connections of its own, so that queries never wait behind uploads. */
export function openUploadBucket({ uri }: { uri: string }): UploadPieces {
  const mongo = new Mongo({ uri, timeoutMs: TIMEOUT_MS });
  const bucket = () => mongo.bucket(BUCKET);
  const filesOf = (filter: Record<string, unknown>): Promise<File[]> => bucket().find(filter).toArray();

  return {
    put: (importId, { file, piece }, bytes, at) =>
      mongo.run(async () => {
        const older = await filesOf({ filename: nameOf(importId, { file, piece }) });
        await new Promise<void>((done, fail) => {
          const metadata: PieceOfUpload = { importId, file, piece, at };
          const upload = bucket().openUploadStream(nameOf(importId, { file, piece }), { metadata });
          upload.once("finish", done).once("error", fail).end(bytes);
        });
        for (const { _id } of older) await bucket().delete(_id);
      }),
    present: (importId) =>
      mongo.run(async () => {
        const files = await filesOf(ofImport(importId));
        return files.flatMap(({ metadata: { file, piece } = {} }) =>
          file === undefined || piece === undefined ? [] : [{ file, piece }],
        );
      }),
    read: (importId, position, start, length) =>
      mongo.run(async () => {
        const [found] = await filesOf({ filename: nameOf(importId, position) });
        const end = found ? Math.min(found.length, start + length) : 0;
        return found && end > start
          ? buffer(bucket().openDownloadStream(found._id, { start, end }))
          : new Uint8Array();
      }),
    remove: (importId) =>
      mongo.run(async () => {
        for (const { _id } of await filesOf(ofImport(importId))) await bucket().delete(_id);
      }, 10 * TIMEOUT_MS),
    list: () =>
      mongo.run(async () => {
        const last = new Map<string, string>();
        for (const { metadata: { importId, at } = {} } of await filesOf({})) {
          if (importId === undefined || at === undefined) continue;
          if (at > (last.get(importId) ?? "")) last.set(importId, at);
        }
        return [...last].map(([importId, at]) => ({ importId, at }));
      }),
    close: () => mongo.close(),
  };
}

/** Finds the files of an import by the index of their names. */
function ofImport(importId: string): Record<string, unknown> {
  return { filename: { $gte: `${importId}/`, $lt: `${importId}0` } };
}

function nameOf(importId: string, { file, piece }: PiecePosition): string {
  return `${importId}/${file}-${piece}`;
}
