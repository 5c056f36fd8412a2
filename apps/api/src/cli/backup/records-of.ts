import { readPictureFileName } from "@larder/domain/picture/picture-address";
import { pictureIdsOf } from "@larder/domain/picture/pictures-of";
import type { ReportDamage } from "../../ports/damaged-record.ts";
import type { Media } from "../../ports/media.ts";
import type { Store, StoredItems, StoredKind } from "../../ports/store.ts";
import { STORED_KINDS } from "../../ports/stored-schemas.ts";
import type { BackupRecord, PictureRecord, RecordOf, StoredRecord } from "./format.ts";

interface Report {
  onDamage: ReportDamage;
  /** Called for each picture that a recipe, a version of it or a comment names and that does not exist. */
  onMissing?: () => void;
}

/** Reads everything in a store, and then its pictures. */
export async function* recordsOf(
  { store, media }: { store: Store; media: Media },
  { onDamage, onMissing = () => {} }: Report,
): AsyncGenerator<BackupRecord> {
  const pictures = new Set<string>();
  for await (const record of storedRecordsOf(store, onDamage)) {
    for (const picture of picturesIn(record)) pictures.add(picture);
    yield record;
  }
  for await (const record of picturesOf(media)) {
    const picture = readPictureFileName(record.item.name);
    if (picture) pictures.delete(picture.id);
    yield record;
  }
  for (const _ of pictures) onMissing();
}

/** Returns the ids of the pictures that a record shows. */
function picturesIn(record: StoredRecord): string[] {
  if (record.kind === "recipes" || record.kind === "comments") return pictureIdsOf(record.item);
  return record.kind === "recipeVersions" ? pictureIdsOf(record.item.content) : [];
}

/** Reads everything in a store, in the order in which it can be written into another. */
export async function* storedRecordsOf(store: Store, onDamage: ReportDamage): AsyncGenerator<StoredRecord> {
  const belongs = createBelonging();
  for (const kind of STORED_KINDS) {
    for await (const record of recordsOfKind(store, kind, onDamage)) if (belongs(record)) yield record;
  }
}

async function* recordsOfKind<K extends StoredKind>(
  { transfer }: Store,
  kind: K,
  onDamage: ReportDamage,
): AsyncGenerator<RecordOf<StoredItems, K>> {
  for await (const item of transfer.read(kind, onDamage)) yield { kind, item };
}

/**
 * Creates the function that reports whether the recipe, the collection or the comment to which a record belongs was given
 * to it before. In a store that is written to concurrently, a record may belong to a recipe that came later.
 */
function createBelonging(): (record: StoredRecord) => boolean {
  const recipes = new Set<string>();
  const collections = new Set<string>();
  const comments = new Set<string>();

  function belongs({ item }: StoredRecord): boolean {
    if ("commentId" in item && item.commentId !== undefined) return comments.has(item.commentId);
    if ("collectionId" in item && !collections.has(item.collectionId)) return false;
    return !("recipeId" in item) || recipes.has(item.recipeId);
  }

  return (record) => {
    if (!belongs(record)) return false;
    if (record.kind === "recipes") recipes.add(record.item.id);
    if (record.kind === "collections") collections.add(record.item.id);
    if (record.kind === "comments") comments.add(record.item.id);
    return true;
  };
}

/** Reads the pictures. A file that is no picture was left half written and is skipped. */
export async function* picturesOf(media: Media): AsyncGenerator<PictureRecord> {
  for await (const { name, at } of media.list()) {
    const bytes = readPictureFileName(name) && (await media.get(name));
    if (!bytes) continue;
    yield { kind: "pictures", item: { name, at, bytes: Buffer.from(bytes).toString("base64") } };
  }
}
