import { buffer } from "node:stream/consumers";
import type { mongo as driver } from "mongoose";
import type { Media } from "../../ports/media.ts";
import { Mongo } from "./mongo.ts";

/** A picture is more bytes than a recipe. */
const TIMEOUT_MS = 10_000;
const BUCKET = "media";

type File = driver.GridFSFile & { metadata?: { at?: string } };

/**
 * Stores each file in GridFS under its name; the metadata holds the time of the last put or touch. The bucket has its
 * own connections, so recipe queries never wait behind pictures.
 */
export function openMediaBucket({ uri }: { uri: string }): Media {
  const mongo = new Mongo({ uri, timeoutMs: TIMEOUT_MS });
  const bucket = () => mongo.bucket(BUCKET);
  const run = <T>(work: () => Promise<T>) => mongo.run(work);
  const filesOf = (name: string): Promise<File[]> => bucket().find({ filename: name }).toArray();

  return {
    put: (name, bytes, at) =>
      run(async () => {
        const older = await filesOf(name);
        await new Promise<void>((done, fail) => {
          const upload = bucket().openUploadStream(name, { metadata: { at } });
          upload.once("finish", done).once("error", fail).end(bytes);
        });
        for (const { _id } of older) await bucket().delete(_id);
      }),
    get: (name) =>
      run(async () => {
        const [file] = await filesOf(name);
        return file ? buffer(bucket().openDownloadStream(file._id)) : null;
      }),
    touch: (name, at) =>
      run(async () => {
        const files = mongo.collection(`${BUCKET}.files`);
        const { matchedCount } = await files.updateMany({ filename: name }, { $set: { "metadata.at": at } });
        return matchedCount > 0;
      }),
    removeOlder: (name, moment) =>
      run(async () => {
        for (const file of await filesOf(name)) if (timeOf(file) < moment) await bucket().delete(file._id);
      }),
    async *list() {
      const files: File[] = await run(() => bucket().find().toArray());
      for (const file of files) yield { name: file.filename, at: timeOf(file) };
    },
    close: () => mongo.close(),
  };
}

function timeOf({ metadata, uploadDate }: File): string {
  return metadata?.at ?? uploadDate.toISOString();
}
