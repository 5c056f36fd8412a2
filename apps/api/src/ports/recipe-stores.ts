import type { CookingNotes } from "@larder/domain/account/cooking-notes";
import type { ExcludedFoods } from "@larder/domain/examine/held-foods";
import type { Recipe, RecipeSummary } from "@larder/domain/recipe/recipe";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import type { RecipeVersion } from "@larder/domain/recipe/recipe-version";
import type { SeenRecipe } from "@larder/domain/recipe/visibility";
import type { Page, PageReader, PageRequest } from "./page.ts";

export interface RecipeFilter {
  /** Texts of which each must be found, case- and accent-insensitively, in the name or in an ingredient name. */
  terms?: readonly string[];
  /** A text that must be found in the name. */
  q?: string;
  tag?: string;
  /** Tags that a recipe must have, all of them. */
  tags?: readonly string[];
  /** The longest total time in minutes; leaves out recipes without one. */
  maxMinutes?: number;
  /** The id of the owner, whose recipes are listed whoever else sees them. */
  owner?: string;
  /** The id of the reader of a list without an owner: the reader's own private and link recipes are included. */
  reader?: string;
  /** The id of an owner whose shared recipes alone are listed; not to be combined with `owner`. */
  sharedBy?: string;
  /** True for the owner's drafts alone; all other lists have none. */
  drafts?: boolean;
  /** The ids of the recipes that are looked through; all where it is absent. */
  ids?: readonly string[];
  /** The ids of recipes that are left out. */
  except?: readonly string[];
  /** Leaves out the recipes that have one of these foods, and those that were not examined for them yet. */
  excluded?: ExcludedFoods;
  /** True for what administrators hid, in a filter without an owner, instead of the shared recipes. */
  hidden?: true;
}

/** By date, by bookmarks, by name, or by total time with recipes without one last; what is equal by date, newest first. */
export type RecipeOrder = "new" | "popular" | "name" | "shortest";

export type InsertResult =
  | { inserted: true }
  | { inserted: false; taken: "slug" }
  /** `existing` is null where the recipe with that address cannot be read. */
  | { inserted: false; taken: "sourceUrl"; existing: RecipeRef | null };

/** A recipe that shows a picture. */
export type PicturedRecipe = SeenRecipe & { id: string };

export interface RecipeStore {
  /**
   * Two recipes never share a slug. A shared recipe shares its source address with no other shared one, any other recipe
   * with none of its owner's: so whoever adds a page again learns nothing of what other users have for themselves.
   */
  insert(recipe: Recipe): Promise<InsertResult>;
  findById(id: string): Promise<Recipe | null>;
  findBySlug(slug: string): Promise<Recipe | null>;
  /** Finds the user's own recipe from this address, else the shared one. */
  findBySourceUrl(sourceUrl: string, uid: string): Promise<Recipe | null>;
  /** Returns the recipes that show a picture, as far as they decide who sees it. */
  findByPicture(pictureId: string): Promise<PicturedRecipe[]>;
  /** Shared recipes, whole but for `originalJson`; what else a filter lists is said there. */
  list(filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<Page<Recipe>>;
  listSummaries(filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<Page<RecipeSummary>>;
  /** Finds the same pages, for long ones: the items are found in one snapshot, and read one by one. */
  openList(filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<PageReader<Recipe>>;
  openSummaries(
    filter: RecipeFilter,
    order: RecipeOrder,
    page: PageRequest,
  ): Promise<PageReader<RecipeSummary>>;
  /**
   * Names the state of all recipes, whatever their bookmarks: another one after each acknowledged write, whichever
   * process wrote. Cheap enough to be asked before every answer.
   */
  revision(): Promise<string>;
  /** Returns the number of a user's recipes and their size as JSON, in bytes. */
  usage(uid: string): Promise<{ recipes: number; bytes: number }>;
  /** Reports whether the user owns a private or link recipe: the user's lists are then others than everybody's. */
  hasUnlisted(uid: string): Promise<boolean>;
  /** Tags of shared recipes and of the reader's own private and link ones, most used first, then by name. */
  tags(reader?: string): Promise<{ tag: string; count: number }[]>;
  /**
   * Replaces the recipe of this id if it is still `owner`'s and still at `version`; returns whether it was. A recipe that
   * is shared from now on loses its source address where another one has it.
   *
   * @param past the version that becomes a past one. It is stored in the same write: where the recipe is replaced it is in
   *   the history, and where it is not, the history is as before.
   */
  replace(
    recipe: Recipe,
    expected: { owner: string; version: number },
    past?: RecipeVersion | null,
  ): Promise<boolean>;
  /**
   * Replaces the author of the owner's recipes that have `authorIsOwner`; null removes author and mark. Counts as a
   * change of version where the author is another one. What fails halfway is finished by doing it again.
   */
  replaceOwnAuthor(owner: string, author: string | null): Promise<void>;
  /**
   * Removes a recipe of this owner, with its versions and all users' bookmarks and cooking notes of it; returns whether it
   * existed.
   */
  remove(id: string, owner: string): Promise<boolean>;
  /**
   * Hides a recipe from all but its owner, or shows it again; false when there is no such recipe. Counts as a change of its
   * version, so that an edit begun before cannot undo it. A recipe that is shown again loses its source address where
   * another one has it by then.
   *
   * @param hiddenBy the administrator's id; null to show it
   */
  setHidden(id: string, hiddenBy: string | null): Promise<boolean>;
  /** Returns drafts that expired before this time, at most `limit`. */
  expiredDrafts(before: string, limit: number): Promise<Pick<Recipe, "id" | "userId">[]>;
  /**
   * Returns the ids of recipes whose foods were stored under other rules than this examiner's, or not at all, ordered, at
   * most `limit`. Every write of a recipe examines it.
   *
   * @param after the id after which to go on; "" at the beginning
   */
  unexamined(after: string, limit: number): Promise<string[]>;
}

export interface BookmarkStore {
  /**
   * Sets the bookmark if it is not there, else removes it, in one step; parallel toggles each count once.
   *
   * @param key a retry with the same key within 24 hours changes nothing and gets the first answer. It is stored in the
   *   same write as the bookmark. `IdempotencyStore` alone would not do: it is completed after the write, so a toggle that
   *   was made and then failed, or whose process died, would be made again.
   * @returns whether it is bookmarked now; false when there is no such recipe
   */
  toggle(uid: string, recipeId: string, at: string, key?: string): Promise<boolean>;
  has(uid: string, recipeId: string): Promise<boolean>;
  /**
   * Bookmarked recipes that the user still sees, the latest bookmark first; each is read when it is asked for.
   *
   * @param named the ids of recipes that the user sees as a named reader
   */
  open(
    uid: string,
    named?: ReadonlySet<string>,
  ): Promise<Pick<PageReader<RecipeSummary>, "atMost" | "items">>;
}

/** The cooking notes of each user on each recipe; other users never see them. */
/** What orders a user's recipes: the own rating, and the last date of cooking. */
export interface CookedRecipe {
  recipeId: string;
  rating: number | null;
  lastCooked: string | null;
}

export interface CookingNotesStore {
  /**
   * Returns what orders the recipes on which the user has notes and which the user still sees, in any order.
   *
   * @param named the ids of recipes that the user sees as a named reader
   */
  ofUser(uid: string, named?: ReadonlySet<string>): Promise<CookedRecipe[]>;
  /** Returns empty notes where none are stored. */
  find(uid: string, recipeId: string): Promise<CookingNotes>;
  /** Stores the notes; null when the recipe does not exist. */
  set(
    uid: string,
    recipeId: string,
    stored: Pick<CookingNotes, "rating" | "note">,
  ): Promise<CookingNotes | null>;
  /**
   * @param key once it is stored with a date, it adds no other; it is part of the write, as with a toggle
   * @returns null when there is no such recipe
   */
  addCooked(uid: string, recipeId: string, at: string, key?: string): Promise<CookingNotes | null>;
}
