import { createHash } from "node:crypto";
import type { Media } from "../../ports/media.ts";
import type { Store } from "../../ports/store.ts";
import { storedKeyOf } from "../../ports/stored-schemas.ts";
import { counted } from "../command/command.ts";
import { differences, digestOf, digestsOf } from "../move/digests.ts";
import { BATCH, type Kind, KINDS } from "../move/kinds.ts";
import { type BackupRecord, isStored, type KeptFile, type KeptPicture } from "./format.ts";

export interface Filled {
  files: KeptFile[];
  /** Pictures that were there under the same name with other bytes, and are so still. */
  otherPictures: ReadonlySet<string>;
}

/**
 * Puts everything of a backup into an empty store, and reads it again to compare each item. Pictures that are there
 * already stay as they are, so that whoever uses them loses nothing should this fail.
 */
export async function fillStore(
  records: AsyncIterable<BackupRecord>,
  store: Store,
  media: Media,
  signal?: AbortSignal,
): Promise<Filled> {
  const files: KeptFile[] = [];
  const otherPictures = new Set<string>();
  const wanted = new Map(KINDS.map((kind) => [kind, new Map<string, string>()] as const));
  const waiting = new Waiting(store);
  for await (const record of records) {
    signal?.throwIfAborted();
    if (isStored(record)) {
      wanted.get(record.kind)?.set(storedKeyOf(record.item), digestOf(record.item));
      await waiting.add(record);
    } else if (record.kind === "files") {
      files.push(record.item);
    } else if (!(await putNew(media, record.item))) {
      otherPictures.add(record.item.name);
    }
  }
  await waiting.write();
  for (const [kind, digests] of wanted) await compare(store, kind, digests);
  return { files, otherPictures };
}

/** Puts the pictures of these names as a backup has them. */
export async function putPictures(
  records: AsyncIterable<BackupRecord>,
  media: Media,
  names: ReadonlySet<string>,
): Promise<void> {
  for await (const { kind, item } of records) {
    if (kind === "pictures" && names.has(item.name)) await media.put(item.name, bytesOf(item), item.at);
  }
}

/** Items of one kind that are not written yet. */
class Waiting {
  readonly #store: Store;
  #batch: Extract<BackupRecord, { kind: Kind }>[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  async add(record: Extract<BackupRecord, { kind: Kind }>): Promise<void> {
    if (this.#batch[0] && this.#batch[0].kind !== record.kind) await this.write();
    this.#batch.push(record);
    if (this.#batch.length >= BATCH) await this.write();
  }

  async write(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    const [first] = batch;
    if (first)
      await this.#store.transfer.write(
        first.kind,
        batch.map(({ item }) => item),
      );
  }
}

/** @returns false when another picture has the name */
async function putNew(media: Media, picture: KeptPicture): Promise<boolean> {
  const bytes = bytesOf(picture);
  const there = await media.get(picture.name);
  if (there) return sha256(there) === sha256(bytes);
  await media.put(picture.name, bytes, picture.at);
  const written = await media.get(picture.name);
  if (!written || sha256(written) !== sha256(bytes)) {
    throw new Error(`The picture ${picture.name} was written and is another one.`);
  }
  return true;
}

async function compare(store: Store, kind: Kind, wanted: ReadonlyMap<string, string>): Promise<void> {
  const found = await digestsOf(store, kind);
  const lost = differences(wanted, found);
  if (lost === 0 && found.size === wanted.size) return;
  throw new Error(
    `Of ${counted(wanted.size)} ${kind}, ${counted(lost)} are missing or differ in the store, which holds ` +
      `${counted(found.size)}.`,
  );
}

function bytesOf({ bytes }: KeptPicture): Uint8Array {
  return Buffer.from(bytes, "base64");
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64");
}
