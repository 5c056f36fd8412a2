import type { StoredImport, StoredImportItem } from "@larder/domain/archive-import/archive-import";
import type { ImportItemChange } from "../../ports/archive-import-stores.ts";
import { contentDigest } from "../../ports/content-digest.ts";
import { changeImport, type ImportContext, type ImportWork } from "./import-context.ts";
import { personalDigest } from "./personal-digest.ts";
import { allItems } from "./import-items.ts";

/** Removes the recipes that an import added and that the cook has not changed since, with what belongs to them. */
export function createUndo(context: ImportContext, stored: StoredImport): ImportWork {
  const { store } = context;
  const { id, userId } = stored;

  async function undoOne({ recipe, personal }: StoredImportItem): Promise<ImportItemChange> {
    const present = recipe && (await store.recipes.findById(recipe.id));
    if (!present || present.userId !== userId) return { status: "removed", recipe: null };
    const source = await store.archiveSources.find(present.id);
    if (source?.storedDigest !== contentDigest(present)) return { status: "stayed", reason: "changed-here" };
    // Stars, a note, a bookmark, a place in a collection, or other readers: it has become the cook's own.
    if (
      personal !== undefined &&
      personal !== (await personalDigest(store, userId, present, stored.collectionIds))
    )
      return { status: "stayed", reason: "used-here" };
    await store.recipes.remove(present.id, userId);
    return { status: "removed", recipe: null };
  }

  /** A collection to which the cook has given another name or note since stays. */
  async function removeCollections(): Promise<void> {
    for (const collectionId of stored.collectionIds) {
      const collection = await store.collections.find(collectionId);
      if (collection?.version === 1) await store.collections.remove(collectionId, userId);
    }
  }

  return {
    async work(isOver) {
      const { added, removed, stayed } = await store.imports.counts(id);
      let done = removed + stayed;
      const total = added + removed + stayed;
      const progress = () => changeImport(context, id, ["undoing"], { progress: { done, total } });
      for await (const item of allItems(store.imports, id)) {
        if (item.status !== "added") continue;
        if (isOver()) return !(await progress());
        await store.imports.changeItem(id, item.index, await undoOne(item));
        done += 1;
        if (done % 20 === 0 && !(await progress())) return true;
      }
      await removeCollections();
      const counts = await store.imports.counts(id);
      const pictures = { done: 0, failed: 0, total: 0 };
      await changeImport(context, id, ["undoing"], {
        state: "undone",
        counts,
        pictures,
        collectionIds: [],
        progress: { done, total },
      });
      return true;
    },
    close: async () => {},
  };
}
