import {
  type Collection,
  COLLECTION_LIMITS,
  type StoredCollection,
} from "@larder/domain/collection/collection";
import type { NamedUser } from "@larder/domain/community/named-user";
import { collectionRoleOf } from "@larder/domain/collection/collection-rules";
import type {
  createCollection,
  ShelvedCollection,
  updateCollection,
} from "@larder/domain/contract/collections";
import type { EndpointInput } from "@larder/domain/contract/endpoint";
import { etagOf, matchesEtag } from "@larder/domain/recipe/recipe-etag";
import { cleanLine, cleanText } from "@larder/domain/text/clean-text";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { AppError } from "../../http/errors/app-error.ts";
import type { Page, PageRequest } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";
import { type Actor, createCollectionAccess } from "./collection-access.ts";
import { createCollectionRecipes, type OpenRecipes } from "./collection-recipes.ts";
import { createPrivateForPage } from "./private-recipes.ts";
import { createSetAudience } from "./set-audience.ts";

/** The recipes from which a cover is drawn. */
const COVERS = 4;

type NewCollection = Omit<EndpointInput<typeof createCollection>["body"], "userId">;
type Changes = Omit<EndpointInput<typeof updateCollection>["body"], "userId">;

export type CollectionsService = ReturnType<typeof createCollectionsService>;

/** Creates the service for collections of recipes, which their owners arrange and share. */
export function createCollectionsService({
  store,
  clock,
  newId,
  openRecipes,
  acceptDraft,
}: Pick<Ports, "store" | "clock" | "newId"> & {
  openRecipes: OpenRecipes;
  acceptDraft: (uid: string, recipeId: string) => Promise<unknown>;
}) {
  const { collections, users } = store;
  const access = createCollectionAccess(collections);
  const setAudience = createSetAudience({ store, clock, access });

  async function namesOf(listed: readonly StoredCollection[], uid: string): Promise<Map<string, NamedUser>> {
    const ids = listed.flatMap(({ userId, members }) => [
      userId,
      ...(userId === uid ? members.map((member) => member.userId) : []),
    ]);
    return new Map((await users.named([...new Set(ids)])).map((user) => [user.id, user]));
  }

  async function shownTo(uid: string, collection: StoredCollection): Promise<Collection> {
    return shown(uid, collection, await namesOf([collection], uid), await coversOf([collection], uid));
  }

  /** Returns the ids of the chosen covers that the user sees. */
  async function coversOf(listed: readonly StoredCollection[], uid: string): Promise<ReadonlySet<string>> {
    const ids = listed.map(({ cover }) => cover).filter((cover) => cover !== "drawn");
    if (ids.length === 0) return new Set();
    return new Set((await collections.collectable(ids, uid)).map(({ id }) => id));
  }

  async function mustBeIn(id: string, cover: string, uid: string): Promise<void> {
    const [recipe] = await collections.collectable([cover], uid);
    if (!recipe || !(await collections.withRecipe(cover, uid)).includes(id))
      throw new AppError("recipe-not-found");
  }

  return {
    ...createCollectionRecipes({ store, clock, access, openRecipes, acceptDraft }),
    privateForPage: createPrivateForPage(collections, access),

    async shelf(uid: string, page: PageRequest): Promise<Page<ShelvedCollection>> {
      const { items, ...rest } = await collections.shelf(uid, page);
      const filled = items.filter(({ rule }) => rule === null);
      const overviews = await collections.overviews(filled, uid, COVERS);
      const entries = [...overviews.values()].flatMap(({ covers }) => covers);
      const summaries = new Map<string, RecipeSummary>();
      for await (const summary of collections.summaries(entries)) summaries.set(summary.id, summary);
      const names = await namesOf(items, uid);
      const chosen = await coversOf(items, uid);
      return {
        ...rest,
        items: items.map((collection) => {
          const { count = null, covers = [] } = overviews.get(collection.id) ?? {};
          const drawn = covers.flatMap(({ recipeId }) => summaries.get(recipeId) ?? []);
          return { ...shown(uid, collection, names, chosen), count, covers: drawn };
        }),
      };
    },

    async create(uid: string, fields: NewCollection): Promise<Collection> {
      const { name, note = "", order, sections = [], rule = null } = cleaned(fields);
      const now = clock().toISOString();
      const collection: StoredCollection = {
        id: newId(),
        userId: uid,
        name,
        note,
        cover: "drawn",
        order: order ?? (rule ? "new" : "hand"),
        sections,
        rule,
        audience: "private",
        members: [],
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      if (!(await collections.insert(collection, COLLECTION_LIMITS.perUser)))
        throw new AppError("collections-full");
      return shownTo(uid, collection);
    },

    find: async (uid: string, id: string): Promise<Collection> =>
      shownTo(uid, await access.readable(id, uid)),

    /** @param ifMatch the ETag of the version that the writer has seen; without it the last write wins */
    async update(
      user: Actor,
      id: string,
      changes: Changes,
      ifMatch: string | undefined,
    ): Promise<Collection> {
      const { uid } = user;
      const { name, note, cover, order, sections, rule } = cleaned(changes);
      const changed = await access.change(
        () => access.changeable(id, user),
        ifMatch,
        async (before) => {
          // A collection stays what it is: recipes that were put in, or a rule that finds them.
          if (before.rule ? cover !== undefined && cover !== "drawn" : rule !== undefined)
            throw new AppError("bad-input");
          if (cover !== undefined && cover !== "drawn") await mustBeIn(id, cover, uid);
          const fields = {
            ...(name !== undefined && { name }),
            ...(note !== undefined && { note }),
            ...(cover !== undefined && { cover }),
            ...(order !== undefined && { order }),
            ...(sections !== undefined && { sections }),
            ...(rule !== undefined && { rule }),
          };
          return { changed: { ...before, ...fields, updatedAt: clock().toISOString() } };
        },
      );
      return shownTo(uid, changed);
    },

    async remove(uid: string, id: string, ifMatch: string | undefined): Promise<void> {
      const collection = await access.owned(id, uid);
      if (ifMatch !== undefined && !matchesEtag(ifMatch, collection)) throw new AppError("edit-conflict");
      await collections.remove(id, uid);
    },

    setAudience: async (...[uid, ...wanted]: Parameters<typeof setAudience>): Promise<Collection> =>
      shownTo(uid, await setAudience(uid, ...wanted)),

    /** Ends the membership of a user, whose own private recipes are not shown by the collection afterwards. */
    async leave(uid: string, id: string): Promise<void> {
      await access.change(
        () => access.readable(id, uid),
        undefined,
        async (before) => {
          const members = before.members.filter(({ userId }) => userId !== uid);
          if (members.length === before.members.length) return null;
          return { changed: { ...before, members }, shown: { hide: [uid], show: null } };
        },
      );
    },

    /** Returns the ids of the collections that the user may change and that have this recipe. */
    async withRecipe(uid: string, recipeId: string): Promise<string[]> {
      if ((await collections.collectable([recipeId], uid)).length === 0)
        throw new AppError("recipe-not-found");
      return collections.withRecipe(recipeId, uid);
    },

    etagOf,
  };
}

/**
 * Returns the texts without invisible characters.
 *
 * @throws AppError `bad-input` where nothing is left of a name
 */
function cleaned<T extends Pick<Changes, "name" | "note" | "sections">>(fields: T): T {
  const { name, note, sections } = fields;
  const nameOf = (text: string, path: string): string => {
    const line = cleanLine(text);
    if (line !== "") return line;
    throw new AppError("bad-input", { details: { issues: [{ path, message: "No text." }] } });
  };
  return {
    ...fields,
    ...(name !== undefined && { name: nameOf(name, "body.name") }),
    ...(note !== undefined && { note: cleanText(note) }),
    ...(sections && {
      sections: sections.map((one) => ({ ...one, name: nameOf(one.name, "body.sections") })),
    }),
  };
}

/** Returns a collection as the user sees it, who may read it. */
function shown(
  uid: string,
  collection: StoredCollection,
  names: ReadonlyMap<string, NamedUser>,
  covers: ReadonlySet<string>,
): Collection {
  const { userId, members, cover, ...rest } = collection;
  const named = (id: string): NamedUser => names.get(id) ?? { id, name: "" };
  return {
    ...rest,
    // A recipe that the user does not see is not named.
    cover: covers.has(cover) ? cover : "drawn",
    owner: named(userId),
    role: collectionRoleOf(collection, uid) ?? "reader",
    members: userId === uid ? members.map((member) => ({ ...named(member.userId), role: member.role })) : [],
  };
}
