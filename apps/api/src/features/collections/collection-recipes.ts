import { COLLECTION_LIMITS, type StoredCollection } from "@larder/domain/collection/collection";
import { collectionRoleOf, mayEditEntries } from "@larder/domain/collection/collection-rules";
import type { CollectedRecipe } from "@larder/domain/contract/collections";
import * as z from "zod/mini";
import { AppError } from "../../http/errors/app-error.ts";
import type { ShownEntry } from "../../ports/collection-store.ts";
import { InvalidCursor, type PageReader, type PageRequest } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";
import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import { UNLISTED } from "@larder/domain/recipe/visibility";
import { type Actor, type CollectionAccess, isOthersToo } from "./collection-access.ts";
import { askAboutPrivate } from "./private-recipes.ts";
import { filterOfRule, needsNotes, orderOfRule } from "./smart-collection.ts";

type RecipePage = PageReader<Omit<CollectedRecipe, "sectionId">>;

/** Finds the recipes of the list that a user may read. */
export type OpenRecipes = (
  uid: string,
  filter: RecipeFilter,
  order: RecipeOrder,
  page: PageRequest,
) => Promise<RecipePage>;

export interface AddedRecipes {
  added: string[];
  present: string[];
  /** Those that do not exist or that the user may not see. */
  notFound: string[];
}

/** The position of a page: the number of recipes before it, and the id of the last of them. */
const cursorSchema = z.tuple([z.int().check(z.nonnegative()), z.string()]);

/** Creates the part of the service about the recipes in collections. */
export function createCollectionRecipes({
  store,
  clock,
  access,
  openRecipes,
  acceptDraft,
}: Pick<Ports, "store" | "clock"> & {
  access: CollectionAccess;
  openRecipes: OpenRecipes;
  /** Takes a draft into the collection of this server: who puts it into a book wants it. */
  acceptDraft: (uid: string, recipeId: string) => Promise<unknown>;
}) {
  const { collections, cookingNotes } = store;

  async function openSmart(
    collection: StoredCollection & { rule: NonNullable<StoredCollection["rule"]> },
    uid: string,
    page: PageRequest,
  ): Promise<PageReader<CollectedRecipe>> {
    const { rule } = collection;
    const notes = needsNotes(rule) ? await cookingNotes.ofUser(uid) : [];
    const opened = await openRecipes(uid, filterOfRule(rule, notes, clock()), orderOfRule(collection), page);
    return { ...opened, items: withSections(opened.items, () => null) };
  }

  /** Returns those of these recipes that the user sees; the others are in no collection for the user. */
  async function seenOf(uid: string, recipeIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await collections.collectable(recipeIds, uid)).map(({ id }) => id));
  }

  return {
    /** Names the state of everything that the pages of collections depend on, but for those of smart ones. */
    revision: async () => `${await store.recipes.revision()} ${await collections.revision()}`,

    /** Reports whether the recipes of a collection were put in, so that its pages change with `revision` alone. */
    isFilled: async (uid: string, id: string) => (await access.readable(id, uid)).rule === null,

    /** Opens a page of the recipes that the user may see. @throws InvalidCursor */
    async open(uid: string, id: string, page: PageRequest): Promise<PageReader<CollectedRecipe>> {
      const collection = await access.readable(id, uid);
      const { rule } = collection;
      if (rule) return openSmart({ ...collection, rule }, uid, page);
      const entries = await collections.entries(collection, uid);
      const from = page.cursor === undefined ? 0 : indexAfter(page.cursor, entries);
      const shown = entries.slice(from, from + page.limit);
      const sections = new Map(shown.map(({ recipeId, sectionId }) => [recipeId, sectionId]));
      const last = shown.at(-1);
      const end = from + shown.length;
      return {
        total: entries.length,
        atMost: shown.length,
        items: withSections(collections.summaries(shown), (recipeId) => sections.get(recipeId) ?? null),
        nextCursor: () => (last && end < entries.length ? cursorOf(end, last.recipeId) : null),
      };
    },

    /**
     * Puts recipes into a collection, all in one write.
     *
     * @param sharePrivate whether own private and link recipes are shown to the other readers; undefined asks, by the error
     *   `private-recipes`
     */
    async addMany(
      user: Actor,
      id: string,
      {
        recipeIds,
        sectionId = null,
        sharePrivate,
      }: {
        recipeIds: readonly string[];
        sectionId?: string | null | undefined;
        sharePrivate?: boolean | undefined;
      },
    ): Promise<AddedRecipes> {
      const { uid } = user;
      const collection = await access.arrangeable(id, user);
      requireSection(collection, sectionId);
      const found = await collections.collectable(recipeIds, uid);
      const unlisted = found.filter(({ userId, listing }) => userId === uid && UNLISTED.includes(listing));
      const isRead = collection.audience !== "private";
      if (isRead && unlisted.length > 0 && sharePrivate === undefined)
        await askAboutPrivate(collections, unlisted);
      for (const { id: recipeId, listing } of found)
        if (listing === "draft") await acceptDraft(uid, recipeId);
      const known = new Set(found.map((recipe) => recipe.id));
      const result = await collections.add({
        collectionId: id,
        recipeIds: recipeIds.filter((recipeId) => known.has(recipeId)),
        sectionId,
        addedAt: clock().toISOString(),
        addedBy: uid,
        isShared: isRead && sharePrivate === true,
        limit: COLLECTION_LIMITS.recipes,
      });
      if (!result) throw new AppError("collection-full");
      const here = new Set([...result.added, ...result.present]);
      return { ...result, notFound: [...new Set(recipeIds)].filter((recipeId) => !here.has(recipeId)) };
    },

    /** Takes recipes out; for a reader who may not change the collection, own ones alone. Returns how many were in it. */
    async takeOut(user: Actor, id: string, recipeIds: readonly string[]): Promise<number> {
      const collection = await access.readable(id, user.uid);
      const isEditor =
        mayEditEntries(collectionRoleOf(collection, user.uid)) && !isOthersToo(collection, user);
      const seen = await seenOf(user.uid, recipeIds);
      return collections.takeOut(id, [...seen], isEditor ? undefined : user.uid);
    },

    async move(
      user: Actor,
      id: string,
      recipeId: string,
      to: { sectionId: string | null; before: string | null },
    ): Promise<void> {
      requireSection(await access.arrangeable(id, user), to.sectionId);
      const named = [recipeId, ...(to.before === null ? [] : [to.before])];
      const seen = await seenOf(user.uid, named);
      if (!named.every((one) => seen.has(one))) throw new AppError("recipe-not-found");
      if (!(await collections.move(id, recipeId, to))) throw new AppError("recipe-not-found");
    },
  };
}

function requireSection({ sections }: StoredCollection, sectionId: string | null): void {
  if (sectionId === null || sections.some(({ id }) => id === sectionId)) return;
  throw new AppError("bad-input", {
    details: { issues: [{ path: "body.sectionId", message: "Not a section of this collection." }] },
  });
}

async function* withSections(
  recipes: RecipePage["items"],
  sectionOf: (recipeId: string) => string | null,
): AsyncGenerator<CollectedRecipe> {
  for await (const recipe of recipes) yield { ...recipe, sectionId: sectionOf(recipe.id) };
}

/** Returns the index after the recipe at which the page before ended; where that is gone, the index that it had. */
function indexAfter(cursor: string, entries: readonly ShownEntry[]): number {
  const parsed = cursorSchema.safeParse(jsonOf(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new InvalidCursor("The cursor is of no such list.");
  const [index, last] = parsed.data;
  if (entries[index - 1]?.recipeId === last) return index;
  const found = entries.findIndex(({ recipeId }) => recipeId === last);
  return found === -1 ? index : found + 1;
}

function cursorOf(index: number, last: string): string {
  return Buffer.from(JSON.stringify([index, last])).toString("base64url");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
