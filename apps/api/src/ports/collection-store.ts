import type { StoredCollection } from "@larder/domain/collection/collection";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import type { Listing } from "@larder/domain/recipe/visibility";
import type { Page, PageReader, PageRequest } from "./page.ts";

/** A recipe of a collection that a reader may see. */
export interface ShownEntry {
  recipeId: string;
  sectionId: string | null;
  /** The lists that the recipe belonged to when it was found, such as "shared". */
  listing: Listing;
}

/** A recipe as far as it decides whether it can be put into a collection. */
export interface CollectableRecipe {
  id: string;
  userId: string;
  /** The lists that the recipe belongs to, such as "shared" or "draft". */
  listing: Listing;
}

/** What a shelf shows of a collection. */
export interface CollectionOverview {
  /** The number of its recipes that the reader may see. */
  count: number;
  /** The chosen cover's recipe and the first ones, as far as the reader may see them. */
  covers: ShownEntry[];
}

/** What becomes of the recipes that their owners show to the readers of a collection. */
export interface ShownChange {
  /** The owners whose recipes are shown no longer; "all" for every owner. */
  hide: "all" | readonly string[];
  /** The owner whose private and link recipes in it are shown afterwards; null for none. */
  show: string | null;
}

export interface Adding {
  collectionId: string;
  recipeIds: readonly string[];
  sectionId: string | null;
  addedAt: string;
  addedBy: string;
  /** True where the private and link recipes among them that are owned by `addedBy` are shown to the collection's readers. */
  isShared: boolean;
  /** The most recipes that the collection may have afterwards. */
  limit: number;
}

/**
 * Collections and the recipes in them. A reader sees a recipe in a collection when it is shared, when the reader owns it, or
 * when its owner shows it by any collection that the reader may read.
 */
export interface CollectionStore {
  /** Adds a collection; false when its owner has `limit` of them. */
  insert(collection: StoredCollection, limit: number): Promise<boolean>;
  find(id: string): Promise<StoredCollection | null>;
  /**
   * Replaces the collection of this id if it is still at `version`; returns whether it was. Recipes of a section that it has
   * no longer are in none.
   */
  replace(collection: StoredCollection, version: number, shown?: ShownChange): Promise<boolean>;
  /** Removes a collection with its entries; false when there is none of this owner. */
  remove(id: string, owner: string): Promise<boolean>;
  /**
   * The collections that a user may read: own ones, then those shared by name, then those for all; the latest change first.
   */
  shelf(uid: string, page: PageRequest): Promise<Page<StoredCollection>>;
  /** @returns what the user's shelf shows, by the ids of collections; each has at most `covers` covers */
  overviews(
    collections: readonly StoredCollection[],
    uid: string,
    covers: number,
  ): Promise<Map<string, CollectionOverview>>;
  /** Returns the ids of the collections that the user may change and that have this recipe. */
  withRecipe(recipeId: string, uid: string): Promise<string[]>;
  /**
   * Returns all recipes of a collection that a user may see, in the order of the collection: those without a section, or with
   * one that is gone, come first.
   */
  entries(collection: StoredCollection, uid: string): Promise<ShownEntry[]>;
  /** Reads the summaries of entries when they are asked for; recipes that were deleted or hidden since then are skipped. */
  summaries(entries: readonly ShownEntry[]): PageReader<RecipeSummary>["items"];
  /** Returns those of these recipes that the user may see, in any order. */
  collectable(recipeIds: readonly string[], uid: string): Promise<CollectableRecipe[]>;
  /** Returns the recipes of a collection that are private or link recipes of this owner, by name. */
  unlistedOf(collectionId: string, owner: string): Promise<CollectableRecipe[]>;
  /**
   * Puts recipes at the end of a section, in this order, in one write. Those that are in the collection stay where they are.
   *
   * @returns the ids of those that were put in, and of those that were in it; null when there are too many
   */
  add(adding: Adding): Promise<{ added: string[]; present: string[] } | null>;
  /**
   * Takes recipes out.
   *
   * @param owner takes out this owner's recipes alone
   * @returns how many were in it
   */
  takeOut(collectionId: string, recipeIds: readonly string[], owner?: string): Promise<number>;
  /**
   * Moves a recipe before another one of the section, or to the end of the section for null.
   *
   * @returns false when either is not there
   */
  move(
    collectionId: string,
    recipeId: string,
    to: { sectionId: string | null; before: string | null },
  ): Promise<boolean>;
  /** Names the state of all collections: another one after each acknowledged write, as `RecipeStore.revision`. */
  revision(): Promise<string>;
  /** Reports whether a recipe's owner shows it to the user by a collection that others read. */
  isNamedReader(uid: string, recipeId: string): Promise<boolean>;
  /** Returns the ids of all recipes that their owners show to the user by collections, in any order. */
  namedRecipes(uid: string): Promise<Set<string>>;
}
