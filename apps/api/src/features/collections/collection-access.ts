import type { StoredCollection } from "@larder/domain/collection/collection";
import { collectionRoleOf, mayEditEntries } from "@larder/domain/collection/collection-rules";
import { matchesEtag } from "@larder/domain/recipe/recipe-etag";
import { AppError } from "../../http/errors/app-error.ts";
import type { Identity } from "../../ports/auth.ts";
import type { CollectionStore, ShownChange } from "../../ports/collection-store.ts";

const CHANGE_TRIES = 5;

/** The user who acts on a collection. */
export type Actor = Pick<Identity, "uid" | "role">;

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

    /** Finds an own collection that the user may change. */
    async changeable(id: string, user: Actor): Promise<StoredCollection> {
      const collection = await owned(id, user.uid);
      if (isOthersToo(collection, user)) throw new AppError("viewer-read-only");
      return collection;
    },

    /** Finds a collection whose recipes the user may arrange; a smart one has none of its own. */
    async arrangeable(id: string, user: Actor): Promise<StoredCollection> {
      const collection = await readable(id, user.uid);
      if (!mayEditEntries(collectionRoleOf(collection, user.uid))) throw new AppError("not-yours");
      if (isOthersToo(collection, user)) throw new AppError("viewer-read-only");
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

/** Returns whether a viewer, who changes nothing that others see, would change what others read. */
export function isOthersToo({ audience }: Pick<StoredCollection, "audience">, { role }: Actor): boolean {
  return role === "viewer" && audience !== "private";
}
