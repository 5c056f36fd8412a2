import type { StoredImport, StoredImportItem } from "@larder/domain/archive-import/archive-import";
import { picturesOf } from "@larder/domain/picture/pictures-of";
import { FetchError } from "@larder/safe-fetch/fetch-error";
import { MOST_PICTURES, pictureFields, storePicture } from "./entry-pictures.ts";
import { contentDigest } from "../../ports/content-digest.ts";
import { changeImport, type ImportContext, type ImportWork } from "./import-context.ts";
import { allItems } from "./import-items.ts";

const TRIES = 5;

/** Fetches the pictures that an archive only names by address, one after the other, through the guarded client. */
export function createPictureFetch(context: ImportContext, stored: StoredImport): ImportWork {
  const { store, pages, clock } = context;
  const { id, userId } = stored;
  let { done, failed } = stored.pictures;
  const { total } = stored.pictures;

  const report = () => changeImport(context, id, ["done"], { pictures: { done, failed, total } });

  async function fetchOne(address: string): Promise<Uint8Array | null> {
    if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
    try {
      return await pages.fetchPicture(new URL(address), { uid: userId });
    } catch (error) {
      if (error instanceof FetchError) return null;
      throw error;
    }
  }

  /** Adds a picture behind those that the recipe has; false when it is gone or has as many as can be. */
  async function attach(recipeId: string, bytes: Uint8Array): Promise<boolean> {
    const image = await storePicture(context, bytes);
    for (let tries = 0; image && tries < TRIES; tries += 1) {
      const before = await store.recipes.findById(recipeId);
      if (!before || before.userId !== userId) return false;
      const pictures = picturesOf(before);
      if (pictures.length >= MOST_PICTURES) return false;
      const source = await store.archiveSources.find(recipeId);
      const wasChanged = source?.storedDigest !== contentDigest(before);
      const after = {
        ...before,
        ...pictureFields([...pictures, image]),
        updatedAt: clock().toISOString(),
        version: before.version + 1,
      };
      if (!(await store.recipes.replace(after, { owner: userId, version: before.version }))) continue;
      if (source && !wasChanged)
        await store.archiveSources.put({ ...source, storedDigest: contentDigest(after) });
      return true;
    }
    return false;
  }

  async function fetchNext(item: StoredImportItem, address: string, rest: string[]): Promise<void> {
    const bytes = item.recipe && (await fetchOne(address));
    const isAttached = bytes && item.recipe && (await attach(item.recipe.id, bytes));
    if (isAttached) done += 1;
    else failed += 1;
    const problems = isAttached ? item.problems : [...new Set([...item.problems, "picture-not-fetched"])];
    item.problems = problems;
    await store.imports.changeItem(id, item.index, { pictureAddresses: rest, problems });
  }

  return {
    async work(isOver) {
      for await (const item of allItems(store.imports, id)) {
        if (item.status !== "added") continue;
        const rest = [...item.pictureAddresses];
        for (let address = rest.shift(); address !== undefined; address = rest.shift()) {
          if (isOver()) return !(await report());
          await fetchNext(item, address, [...rest]);
          if (!(await report())) return true;
        }
      }
      // What was left out of the count by a crash is not waited for.
      failed = total - done;
      await report();
      return true;
    },
    close: async () => {},
  };
}
