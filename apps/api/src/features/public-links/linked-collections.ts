import { COLLECTION_LIMITS, type StoredCollection } from "@larder/domain/collection/collection";
import type { SavedRecipes } from "@larder/domain/contract/public-links";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { AppError } from "../../http/errors/app-error.ts";
import type { ShownEntry } from "../../ports/collection-store.ts";
import type { Ports } from "../../ports/ports.ts";
import { createPublicCollectedRecipes, type LinkedCollection } from "./collected-recipes.ts";
import type { LinkedTarget } from "./find-published.ts";
import { referenceOf } from "./linked-recipes.ts";
import type { LinkedThings, Saved } from "./public-links.service.ts";

/** The recipes that one call copies. */
const COPIED_AT_ONCE = 200;

/** What links to collections need of the features of collections and recipes. */
interface CollectionActions {
  /** Returns the ids of the private recipes that the public page of an own collection is to show, or asks about them. */
  privateForPage: (uid: string, id: string, sharePrivate: boolean | undefined) => Promise<string[]>;
  /** Lets who has the address of its public page see a recipe of the user's own, beside those who see it already. */
  showByLink: (uid: string, id: string) => Promise<Recipe>;
  /** Adds a private collection of the user's. */
  createCollection: (
    uid: string,
    fields: Pick<StoredCollection, "name" | "note" | "sections">,
  ) => Promise<{ id: string }>;
  /** Copies a recipe of another user into the user's own. */
  copyRecipe: (uid: string, recipe: Recipe) => Promise<Recipe>;
}

interface Copy {
  id: string;
  sectionId: string | null;
}

/** Creates what links need of collections. */
export function createLinkedCollections(
  { store, clock }: Pick<Ports, "store" | "clock">,
  { privateForPage, showByLink, createCollection, copyRecipe }: CollectionActions,
): LinkedThings {
  const { collections, recipes } = store;
  const shown = createPublicCollectedRecipes(store);

  async function shownCollection({ target, showsUnlisted }: LinkedTarget): Promise<LinkedCollection> {
    const collection = await shown.collection(target.id, showsUnlisted === true);
    if (!collection) throw new AppError("link-gone");
    return collection;
  }

  /**
   * Copies recipes one by one, as many as the user may have.
   *
   * @param copies gets each copy once it is stored, also where the next one fails
   * @returns whether the user may have no more
   */
  async function copyAll(uid: string, entries: readonly ShownEntry[], copies: Copy[]): Promise<boolean> {
    try {
      for (const { recipeId, sectionId } of entries) {
        const recipe = await recipes.findById(recipeId);
        if (recipe) copies.push({ id: (await copyRecipe(uid, recipe)).id, sectionId });
      }
      return false;
    } catch (error) {
      if (error instanceof AppError && error.code === "quota-reached") return true;
      throw error;
    }
  }

  async function putInto(collectionId: string, uid: string, copies: readonly Copy[]): Promise<void> {
    const addedAt = clock().toISOString();
    for (const [sectionId, ofSection] of Map.groupBy(copies, (copy) => copy.sectionId)) {
      await collections.add({
        collectionId,
        recipeIds: ofSection.map(({ id }) => id),
        sectionId,
        addedAt,
        addedBy: uid,
        isShared: false,
        limit: COLLECTION_LIMITS.recipes,
      });
    }
  }

  async function copyCollection(uid: string, collection: LinkedCollection): Promise<Saved> {
    const entries = await shown.entries(collection);
    const first = entries.slice(0, COPIED_AT_ONCE);
    const { name, note } = collection;
    const used = new Set(entries.map(({ sectionId }) => sectionId));
    const sections = collection.sections.filter(({ id }) => used.has(id));
    const { id } = await createCollection(uid, { name, note, sections });
    const copies: Copy[] = [];
    let isFull = false;
    try {
      isFull = await copyAll(uid, first, copies);
    } finally {
      if (copies.length > 0) await putInto(id, uid, copies);
      else if (first.length > 0) await collections.remove(id, uid);
    }
    if (isFull && copies.length === 0) throw new AppError("quota-reached");
    const left = entries.length - copies.length;
    return {
      kind: "collection",
      id,
      name,
      recipes: { copied: copies.length, left, reason: reasonOf(isFull, left) },
    };
  }

  return {
    async publish(uid, id, sharePrivate) {
      for (const recipeId of await privateForPage(uid, id, sharePrivate)) await showByLink(uid, recipeId);
    },

    async namesOf(uid, ids) {
      const { items } = await collections.shelf(uid, { limit: COLLECTION_LIMITS.perUser });
      const named = items.filter(({ id, userId }) => userId === uid && ids.includes(id));
      return new Map(named.map(({ id, name }) => [id, name]));
    },

    async own(uid, id, part) {
      const collection = await collections.find(id);
      if (collection?.userId !== uid) return null;
      if (part === null) return { kind: "collection", id, name: collection.name };
      const recipe = await shown.bySlug({ ...collection, showsUnlisted: true }, part);
      return recipe?.userId === uid ? referenceOf(recipe) : null;
    },

    async copy(uid, link, part) {
      const collection = await shownCollection(link);
      if (part === null) return copyCollection(uid, collection);
      const recipe = await shown.bySlug(collection, part);
      if (!recipe) throw new AppError("link-gone");
      return referenceOf(await copyRecipe(uid, recipe));
    },
  };
}

function reasonOf(isFull: boolean, left: number): SavedRecipes["reason"] {
  if (isFull) return "quota-reached";
  return left > 0 ? "too-many-at-once" : null;
}
