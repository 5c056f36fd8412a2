import { readPictureAddress, readPictureFileName } from "@larder/domain/picture/picture-address";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import type { ReportDamage } from "../../ports/damaged-record.ts";
import type { Media } from "../../ports/media.ts";
import type { Store } from "../../ports/store.ts";
import type { BackupRecord, PictureRecord, StoredRecord } from "./format.ts";

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
    const image = imageIn(record);
    const picture = image && readPictureAddress(image.url);
    if (picture) pictures.add(picture.id);
    yield record;
  }
  for await (const record of picturesOf(media)) {
    const picture = readPictureFileName(record.item.name);
    if (picture) pictures.delete(picture.id);
    yield record;
  }
  for (const _ of pictures) onMissing();
}

function imageIn(record: StoredRecord): RecipeImage | undefined {
  if (record.kind === "recipes" || record.kind === "comments") return record.item.image;
  return record.kind === "recipeVersions" ? record.item.content.image : undefined;
}

/** Reads everything in a store, recipes before what belongs to them. */
export async function* storedRecordsOf(store: Store, onDamage: ReportDamage): AsyncGenerator<StoredRecord> {
  const recipeIds = new Set<string>();
  for await (const item of store.transfer.read("recipes", onDamage)) {
    recipeIds.add(item.id);
    yield { kind: "recipes", item };
  }
  // In a store that is written to concurrently the following may belong to a recipe that came later.
  for await (const item of store.transfer.read("recipeVersions", onDamage)) {
    if (recipeIds.has(item.recipeId)) yield { kind: "recipeVersions", item };
  }
  for await (const item of store.transfer.read("users", onDamage)) yield { kind: "users", item };
  for await (const item of store.transfer.read("bookmarks", onDamage)) {
    if (recipeIds.has(item.recipeId)) yield { kind: "bookmarks", item };
  }
  for await (const item of store.transfer.read("cookingNotes", onDamage)) {
    if (recipeIds.has(item.recipeId)) yield { kind: "cookingNotes", item };
  }
  const collectionIds = new Set<string>();
  for await (const item of store.transfer.read("collections", onDamage)) {
    collectionIds.add(item.id);
    yield { kind: "collections", item };
  }
  for await (const item of store.transfer.read("collectionEntries", onDamage)) {
    if (recipeIds.has(item.recipeId) && collectionIds.has(item.collectionId))
      yield { kind: "collectionEntries", item };
  }
  for await (const item of store.transfer.read("publicLinks", onDamage)) yield { kind: "publicLinks", item };
  for await (const item of store.transfer.read("publicRatings", onDamage)) {
    if (recipeIds.has(item.recipeId)) yield { kind: "publicRatings", item };
  }
  const commentIds = new Set<string>();
  for await (const item of store.transfer.read("comments", onDamage)) {
    if (!recipeIds.has(item.recipeId)) continue;
    commentIds.add(item.id);
    yield { kind: "comments", item };
  }
  for await (const item of store.transfer.read("reports", onDamage)) {
    const { recipeId, commentId } = item;
    const hasThing = commentId === undefined ? recipeIds.has(recipeId) : commentIds.has(commentId);
    if (hasThing) yield { kind: "reports", item };
  }
  for await (const item of store.transfer.read("blocks", onDamage)) yield { kind: "blocks", item };
  for await (const item of store.transfer.read("notices", onDamage)) yield { kind: "notices", item };
  for await (const item of store.transfer.read("feedback", onDamage)) yield { kind: "feedback", item };
  for await (const item of store.transfer.read("requests", onDamage)) yield { kind: "requests", item };
  for await (const item of store.transfer.read("household", onDamage)) yield { kind: "household", item };
}

/** Reads the pictures. A file that is no picture was left half written and is skipped. */
export async function* picturesOf(media: Media): AsyncGenerator<PictureRecord> {
  for await (const { name, at } of media.list()) {
    const bytes = readPictureFileName(name) && (await media.get(name));
    if (!bytes) continue;
    yield { kind: "pictures", item: { name, at, bytes: Buffer.from(bytes).toString("base64") } };
  }
}
