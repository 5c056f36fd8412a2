import type { StoredImportItem } from "@larder/domain/archive-import/archive-import";
import type { ImportItemChange } from "../../ports/archive-import-stores.ts";
import { AppError } from "../../http/errors/app-error.ts";
import { contentDigest } from "../../ports/content-digest.ts";
import type { ImportContext } from "./import-context.ts";

/**
 * Makes the content of a changed entry the next version of the recipe that is here. Its pictures and its tags of this server
 * stay.
 *
 * @returns the change of the item
 * @throws AppError `recipe-not-found` when the recipe is gone, `not-found` for an entry whose content is not stored
 */
export async function takeEntry(
  { store, takeContent }: Pick<ImportContext, "store" | "takeContent">,
  uid: string,
  item: StoredImportItem,
): Promise<ImportItemChange> {
  const texts = await store.imports.texts(item.importId, item.index);
  if (!item.existing || !texts?.draft) throw new AppError("not-found");
  const { draft } = texts;
  const recipe = await takeContent(uid, item.existing.id, ({ image, moreImages, tags }) => ({
    ...draft,
    tags: [...new Set([...draft.tags, ...tags])].slice(0, Math.max(draft.tags.length, tags.length)),
    ...(image && { image }),
    ...(moreImages && { moreImages }),
  }));
  const { id, name, slug } = recipe;
  const source = await store.archiveSources.find(id);
  if (source)
    await store.archiveSources.put({
      ...source,
      fingerprint: item.fingerprint,
      digest: item.digest,
      storedDigest: contentDigest(recipe),
    });
  return { status: "taken", reason: null, isToBeTaken: false, recipe: { id, name, slug } };
}
