import type { StoredImport } from "@larder/domain/archive-import/archive-import";
import type { ArchivedCollection } from "@larder/archives";
import {
  COLLECTION_LIMITS,
  collectionNameSchema,
  collectionNoteSchema,
  sectionsSchema,
  type StoredCollection,
} from "@larder/domain/collection/collection";
import { cleanLine, cleanText } from "@larder/domain/text/clean-text";
import { addToRestored, originOf, restoredId } from "../../ports/restored-records.ts";
import type { ImportContext } from "./import-context.ts";
import { importedIds } from "./resolve-links.ts";

/**
 * Adds the collections of a Larder archive as the user's own, for the user alone. One that is here already stays as it is.
 *
 * @returns the ids of those that this import has added, now or before a crash
 */
export async function restoreCollections(
  context: ImportContext,
  stored: StoredImport,
  archived: readonly ArchivedCollection[],
): Promise<string[]> {
  if (archived.length === 0) return [];
  const { store } = context;
  const ids = await importedIds(context, stored.id);
  const present = new Map<string, string>();
  for await (const collection of store.accounts.read("collections", stored.userId))
    present.set(originOf(collection), collection.id);
  const added: string[] = [];
  for (const collection of archived) {
    const id = restoredId("collection of import", stored.userId, stored.id, collection.id);
    const here = present.get(originOf(collection));
    if (here !== undefined && here !== id) continue;
    if (
      await addCollection(context, stored, collection, { id, idOf: (ownId) => ids.byOwnId("larder", ownId) })
    )
      added.push(id);
  }
  return added;
}

async function addCollection(
  { store, clock }: ImportContext,
  { userId }: StoredImport,
  archived: ArchivedCollection,
  { id, idOf }: { id: string; idOf: (ownId: string) => string | undefined },
): Promise<boolean> {
  const { recipes, cover, audience: _audience, ...written } = archived;
  const fields = { ...written, name: cleanLine(written.name), note: cleanText(written.note) };
  const isValid =
    collectionNameSchema.safeParse(fields.name).success &&
    collectionNoteSchema.safeParse(fields.note).success &&
    sectionsSchema.safeParse(fields.sections).success;
  if (!isValid) return false;
  const sections = new Map<string, string | null>();
  for (const { id: ownId, sectionId } of recipes.slice(0, COLLECTION_LIMITS.recipes)) {
    const here = idOf(ownId);
    if (here !== undefined) sections.set(here, sectionId);
  }
  const collection: StoredCollection = {
    ...fields,
    id,
    userId,
    cover: idOf(cover) ?? "drawn",
    audience: "private",
    members: [],
    version: 1,
  };
  const isThere = (await store.collections.find(id)) !== null;
  if (!isThere && !(await store.collections.insert(collection, COLLECTION_LIMITS.perUser))) return false;
  await addToRestored(store, collection, sections, clock());
  return true;
}
