import { createHash } from "node:crypto";
import type { Media } from "../../ports/media.ts";
import type { Store, StoredKind } from "../../ports/store.ts";
import { STORED_KINDS, storedKeyOf } from "../../ports/stored-schemas.ts";
import { counted } from "../command/command.ts";
import { differences, digestOf, digestsOf } from "./digests.ts";
import {
  type BackupRecord,
  isStored,
  type StoredFile,
  type StoredPicture,
  type StoredRecord,
} from "./format.ts";

/** Stores take this many items at a time. */
const BATCH = 200;

interface FillOptions {
  signal?: AbortSignal | undefined;
  /** True if the store may hold other items, which stay. */
  retainsOthers?: boolean;
  /** The sentences around the one that says what differs. */
  failure?: { title: string; hint: string };
}

const RESTORE_FAILURE = { title: "The restore failed", hint: "" };

export interface Filled {
  files: StoredFile[];
  /** Pictures that were there under the same name with other bytes, and are so still. */
  otherPictures: ReadonlySet<string>;
}

/**
 * Writes all records of a backup, or of another store, into a store, and reads them again to compare each item.
 * Existing pictures are not overwritten, so that a failure does not harm the recipes that use them.
 */
export async function fillStore(
  records: AsyncIterable<BackupRecord>,
  store: Store,
  media: Media,
  { signal, retainsOthers = false, failure = RESTORE_FAILURE }: FillOptions = {},
): Promise<Filled> {
  const files: StoredFile[] = [];
  const otherPictures = new Set<string>();
  const wanted = new Map(STORED_KINDS.map((kind) => [kind, new Map<string, string>()] as const));
  const waiting = new Waiting(store);
  for await (const record of records) {
    signal?.throwIfAborted();
    if (isStored(record)) {
      wanted.get(record.kind)?.set(storedKeyOf(record.item), digestOf(record.item));
      await waiting.add(record);
    } else if (record.kind === "files") {
      files.push(record.item);
    } else if (!(await putNew(media, record.item, failure))) {
      otherPictures.add(record.item.name);
    }
  }
  await waiting.write();
  for (const [kind, digests] of wanted) {
    const problem = await differenceOf(store, kind, digests, retainsOthers);
    if (problem) throw new Error(`${failure.title}: ${problem}${failure.hint}`);
  }
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
  #batch: StoredRecord[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  async add(record: StoredRecord): Promise<void> {
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
async function putNew(
  media: Media,
  picture: StoredPicture,
  { title, hint }: typeof RESTORE_FAILURE,
): Promise<boolean> {
  const bytes = bytesOf(picture);
  const there = await media.get(picture.name);
  if (there) return sha256(there) === sha256(bytes);
  await media.put(picture.name, bytes, picture.at);
  const written = await media.get(picture.name);
  if (!written || sha256(written) !== sha256(bytes)) {
    throw new Error(`${title}: the picture ${picture.name} differs in the target.${hint}`);
  }
  return true;
}

/** Returns what is wrong with a kind in a sentence; null when the store holds what was written. */
async function differenceOf(
  store: Store,
  kind: StoredKind,
  wanted: ReadonlyMap<string, string>,
  retainsOthers: boolean,
): Promise<string | null> {
  const found = await digestsOf(store, kind);
  const lost = differences(wanted, found);
  if (lost === 0 && (retainsOthers || found.size === wanted.size)) return null;
  return (
    `of ${counted(wanted.size)} ${kind}, ${counted(lost)} are missing or differ in the target, which holds ` +
    `${counted(found.size)}.`
  );
}

function bytesOf({ bytes }: StoredPicture): Uint8Array {
  return Buffer.from(bytes, "base64");
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64");
}
