import type { StoredCollection } from "@larder/domain/collection/collection";
import { collectionRoleOf, mayEditEntries } from "@larder/domain/collection/collection-rules";
import { matchesEtag } from "@larder/domain/recipe/recipe-etag";
import { AppError } from "../../http/errors/app-error.ts";
import type { CollectionStore, ShownChange } from "../../ports/collection-store.ts";

const CHANGE_TRIES = 5;

export type CollectionAccess = ReturnType<typeof createCollectionAccess>;

/** A change of a collection, and what becomes of the private recipes that it shows. */
export interface CollectionChange {
  changed: StoredCollection;
  shown?: ShownChange;
}

/** Finds collections for users who may read, arrange or own them. Who may not read one gets the answer for one that is gone. */
export function createCollectionAccess(collections: CollectionStore) {
  async function readable(id: string, uid: string): Promise<StoredCollection> {
    const collection = await collections.find(id);
    if (!collection || collectionRoleOf(collection, uid) === null) throw new AppError("collection-not-found");
    return collection;
  }

  async function owned(id: string, uid: string): Promise<StoredCollection> {
    const collection = await readable(id, uid);
    if (collection.userId !== uid) throw new AppError("not-yours");
    return collection;
  }

  return {
    readable,
    owned,

    /** Finds a collection whose recipes the user may arrange; a smart one has none of its own. */
    async arrangeable(id: string, uid: string): Promise<StoredCollection> {
      const collection = await readable(id, uid);
      if (!mayEditEntries(collectionRoleOf(collection, uid))) throw new AppError("not-yours");
      if (collection.rule) throw new AppError("collection-smart");
      return collection;
    },

    /**
     * Changes a collection that `find` finds, at its present version.
     *
     * @param ifMatch the ETag of the version that the writer has seen; without it the last write wins
     * @param change null leaves the collection as it is
     */
    async change(
      find: () => Promise<StoredCollection>,
      ifMatch: string | undefined,
      change: (before: StoredCollection) => Promise<CollectionChange | null>,
    ): Promise<StoredCollection> {
      for (let tries = 0; tries < CHANGE_TRIES; tries += 1) {
        const before = await find();
        if (ifMatch !== undefined && !matchesEtag(ifMatch, before)) throw new AppError("edit-conflict");
        const after = await change(before);
        if (!after) return before;
        const changed = { ...after.changed, version: before.version + 1 };
        if (await collections.replace(changed, before.version, after.shown)) return changed;
      }
      throw new AppError("edit-conflict");
    },
  };
}
