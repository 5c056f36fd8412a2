import type { CollectionEntry, StoredCollection } from "@larder/domain/collection/collection";
import { collectionRoleOf, isShownBy, mayEditEntries } from "@larder/domain/collection/collection-rules";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import {
  type Adding,
  type CollectableRecipe,
  type CollectionStore,
  type ShownChange,
  type ShownEntry,
} from "../../ports/collection-store.ts";
import type { Page, PageRequest } from "../../ports/page.ts";
import { bySections } from "../shared/collected.ts";
import { cursorOf, pageOf, positionOf } from "../shared/cursor.ts";
import { collectedRecipes, type CollectedRecipe, isUnlisted } from "./collected-recipes.ts";
import {
  type CollectionDocument,
  collectionFields,
  collectionOf,
  entryId,
  entryOf,
} from "./collection-document.ts";
import { createEntryMoves } from "./collection-positions.ts";
import { stored } from "./documents.ts";
import type { Models } from "./models.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeRevision } from "./recipe-revision.ts";
import { SUMMARISED, summaryOf } from "./recipe-document.ts";

/** Recipes that are read at once while a page is sent. */
const BATCH = 100;

type Seen = { entry: CollectionEntry; recipe: CollectedRecipe };

export function createCollectionStore(
  mongo: Mongo,
  models: Models,
  revision: RecipeRevision,
): CollectionStore {
  const write = <T>(work: () => Promise<T>): Promise<T> => mongo.run(() => revision.after(work));

  const { recipes, collections, collectionEntries: entries, publicLinks } = models;
  const among = (values: readonly string[]) => mongo.trusted({ $in: [...values] });
  const move = createEntryMoves(entries);

  /** Returns the collections that a user may read, own ones first, the latest change first in each group. */
  async function readable(uid: string): Promise<{ group: number; collection: StoredCollection }[]> {
    const others = { userId: mongo.trusted({ $ne: uid }) };
    const byMember: Record<string, unknown> = {
      ...others,
      "members.userId": uid,
      audience: among(["people", "all"]),
    };
    const [own, named, all] = await Promise.all([
      collections.find({ userId: uid }).lean<CollectionDocument[]>(),
      collections.find(byMember).lean<CollectionDocument[]>(),
      collections.find({ ...others, audience: "all" }).lean<CollectionDocument[]>(),
    ]);
    const byName = new Set(named.map(({ _id }) => _id));
    return [own, named, all.filter(({ _id }) => !byName.has(_id))].flatMap((documents, group) =>
      documents
        .map((document) => ({ group, collection: collectionOf(document) }))
        .toSorted((one, other) => (isEarlier(one.collection, other.collection) ? 1 : -1)),
    );
  }

  async function namedRecipes(uid: string): Promise<Set<string>> {
    const shown = (await readable(uid)).filter(({ collection }) => collection.audience !== "private");
    const found = await entries
      .find(
        { collectionId: among(shown.map(({ collection }) => collection.id)), isShared: true },
        { recipeId: 1 },
      )
      .lean();
    return new Set(found.map(({ recipeId }) => recipeId));
  }

  /** Returns those of these recipes that the user may see. */
  async function seen(ids: readonly string[], uid: string): Promise<CollectedRecipe[]> {
    const found = await collectedRecipes(mongo, recipes, ids);
    const isOwn = ({ userId }: CollectedRecipe) => userId !== "" && userId === uid;
    const isOpen = found.every((recipe) => !isUnlisted(recipe) || isOwn(recipe));
    const named = isOpen ? new Set<string>() : await namedRecipes(uid);
    return found.filter(
      (recipe) =>
        recipe.listing === "shared" || isOwn(recipe) || (isUnlisted(recipe) && named.has(recipe.id)),
    );
  }

  async function seenEntries(collectionIds: readonly string[], uid: string): Promise<Seen[]> {
    const found = await entries
      .find({ collectionId: among(collectionIds) })
      .sort({ collectionId: 1, position: 1, recipeId: 1 })
      .lean();
    const visible = await seen(
      found.map(({ recipeId }) => recipeId),
      uid,
    );
    const byId = new Map(visible.map((recipe) => [recipe.id, recipe]));
    return found.flatMap((document) => {
      const recipe = byId.get(document.recipeId);
      return recipe ? [{ entry: entryOf(document), recipe }] : [];
    });
  }

  /** Returns the private and link recipes of an owner in a collection, by name. */
  async function unlistedOf(
    collectionId: string,
    owner: string,
    ids?: readonly string[],
  ): Promise<CollectableRecipe[]> {
    const found = await entries
      .find({ collectionId, ...(ids && { recipeId: among(ids) }) }, { recipeId: 1 })
      .lean();
    const collected = await collectedRecipes(
      mongo,
      recipes,
      found.map(({ recipeId }) => recipeId),
    );
    return collected
      .filter((recipe) => recipe.userId === owner && isUnlisted(recipe))
      .toSorted((one, other) => compareNames(one, other) || (one.id < other.id ? -1 : 1))
      .map(collectableOf);
  }

  async function hide(collectionId: string, owners: ShownChange["hide"]): Promise<void> {
    const shown = { collectionId, isShared: true };
    if (owners === "all") return void (await entries.updateMany(shown, { $set: { isShared: false } }));
    if (owners.length === 0) return;
    const found = await entries.find(shown, { recipeId: 1 }).lean();
    const collected = await collectedRecipes(
      mongo,
      recipes,
      found.map(({ recipeId }) => recipeId),
    );
    const theirs = collected.filter(({ userId }) => owners.includes(userId)).map(({ id }) => id);
    await entries.updateMany({ ...shown, recipeId: among(theirs) }, { $set: { isShared: false } });
  }

  async function show(collectionId: string, owner: string, ids?: readonly string[]): Promise<void> {
    const own = await unlistedOf(collectionId, owner, ids);
    const shown = { collectionId, recipeId: among(own.map(({ id }) => id)) };
    if (own.length > 0) await entries.updateMany(shown, { $set: { isShared: true } });
  }

  async function add(adding: Adding): Promise<{ added: string[]; present: string[] } | null> {
    const { collectionId, recipeIds, sectionId, addedAt, addedBy, isShared, limit } = adding;
    if (!(await collections.exists({ _id: collectionId }))) return { added: [], present: [] };
    const found = await collectedRecipes(mongo, recipes, recipeIds);
    const existing = new Set(found.map(({ id }) => id));
    const ids = [...new Set(recipeIds)].filter((id) => existing.has(id));
    const before = await entries.find({ collectionId, recipeId: among(ids) }, { recipeId: 1 }).lean();
    const present = new Set(before.map(({ recipeId }) => recipeId));
    const fresh = ids.filter((id) => !present.has(id));
    // Recipes that are added at once may be a few more than the limit, which only has to hold off masses.
    if ((await entries.countDocuments({ collectionId })) + fresh.length > limit) return null;
    const [last] = await entries
      .find({ collectionId }, { position: 1 })
      .sort({ position: -1 })
      .limit(1)
      .lean();
    if (fresh.length > 0) {
      await entries.bulkWrite(
        fresh.map((recipeId, index) => ({
          updateOne: {
            filter: { _id: entryId({ collectionId, recipeId }) },
            update: {
              $setOnInsert: {
                collectionId,
                recipeId,
                sectionId,
                position: (last?.position ?? 0) + index + 1,
                addedAt,
                addedBy,
                isShared: false,
              },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
      await collections.updateOne(
        { _id: collectionId, updatedAt: mongo.trusted({ $lt: addedAt }) },
        { $set: { updatedAt: addedAt } },
      );
    }
    if (isShared) await show(collectionId, addedBy, ids);
    return { added: fresh, present: [...present] };
  }

  async function* summaries(shown: readonly ShownEntry[]): AsyncGenerator<RecipeSummary> {
    for (let from = 0; from < shown.length; from += BATCH) {
      const batch = shown.slice(from, from + BATCH);
      const ids = batch.map(({ recipeId }) => recipeId);
      const [facts, documents] = await mongo.run(() =>
        Promise.all([
          collectedRecipes(mongo, recipes, ids),
          recipes.find({ _id: among(ids) }, SUMMARISED).lean(),
        ]),
      );
      const listings = new Map(facts.map(({ id, listing }) => [id, listing]));
      const byId = new Map(documents.map((document) => [document._id, document]));
      for (const { recipeId, listing } of batch) {
        const document = byId.get(recipeId);
        const now = listings.get(recipeId);
        if (document && (now === "shared" || now === listing)) yield summaryOf(document);
      }
    }
  }

  return {
    insert: (collection, limit) =>
      write(async () => {
        // Collections that are made at once may be a few more than the limit, as with API tokens.
        if ((await collections.countDocuments({ userId: collection.userId })) >= limit) return false;
        await collections.create([stored(collection)]);
        return true;
      }),
    find: (id) =>
      mongo.run(async () => {
        const document = await collections.findById(id).lean();
        return document && collectionOf(document);
      }),
    replace: (collection, version, shown) =>
      write(async () => {
        const { id, userId } = collection;
        // First: new readers must not see, not even for a moment, what was shown to others.
        if (shown) await hide(id, shown.hide);
        const changed = await collections.replaceOne(
          { _id: id, userId, version },
          collectionFields(collection),
        );
        if (changed.matchedCount === 0) return false;
        const sections = [null, ...collection.sections.map((section) => section.id)];
        const inNone = { collectionId: id, sectionId: mongo.trusted({ $nin: sections }) };
        await entries.updateMany(inNone, { $set: { sectionId: null } });
        if (shown && shown.show !== null) await show(id, shown.show);
        return true;
      }),
    remove: (id, owner) =>
      write(async () => {
        const { deletedCount } = await collections.deleteOne({ _id: id, userId: owner });
        // Should this fail, what stays is never shown: entries of no collection are passed over everywhere.
        if (deletedCount > 0) {
          await entries.deleteMany({ collectionId: id });
          await publicLinks.deleteMany({ "target.id": id, "target.kind": "collection" });
        }
        return deletedCount > 0;
      }),
    shelf: (uid, page) => mongo.run(async () => pageOfShelf(await readable(uid), page)),
    overviews: (listed, uid, covers) =>
      mongo.run(async () => {
        const found = await seenEntries(
          listed.map(({ id }) => id),
          uid,
        );
        const byCollection = Map.groupBy(found, ({ entry }) => entry.collectionId);
        return new Map(
          listed.map(({ id, cover }) => {
            const all = (byCollection.get(id) ?? []).map(shownEntryOf);
            const chosen = all.filter(({ recipeId }) => recipeId === cover);
            const others = all.filter(({ recipeId }) => recipeId !== cover);
            return [id, { count: all.length, covers: [...chosen, ...others].slice(0, covers) }];
          }),
        );
      }),
    withRecipe: (recipeId, uid) =>
      mongo.run(async () => {
        const found = await entries.find({ recipeId }, { collectionId: 1 }).lean();
        const ids = found.map(({ collectionId }) => collectionId);
        const documents = ids.length > 0 ? await collections.find({ _id: among(ids) }).lean() : [];
        return documents
          .map(collectionOf)
          .filter((collection) => mayEditEntries(collectionRoleOf(collection, uid)))
          .map(({ id }) => id);
      }),
    entries: (collection, uid) =>
      mongo.run(async () => {
        const found = await seenEntries([collection.id], uid);
        const ordered = collection.order === "hand" ? found : found.toSorted(COMPARISONS[collection.order]);
        return bySections(ordered.map(shownEntryOf), collection);
      }),
    summaries,
    collectable: (ids, uid) => mongo.run(async () => (await seen(ids, uid)).map(collectableOf)),
    unlistedOf: (collectionId, owner) => mongo.run(() => unlistedOf(collectionId, owner)),
    add: (adding) => write(() => add(adding)),
    takeOut: (collectionId, recipeIds, owner) =>
      write(async () => {
        const ids =
          owner === undefined
            ? recipeIds
            : (await collectedRecipes(mongo, recipes, recipeIds))
                .filter(({ userId }) => userId === owner)
                .map(({ id }) => id);
        return (await entries.deleteMany({ collectionId, recipeId: among(ids) })).deletedCount;
      }),
    move: (collectionId, recipeId, to) => write(() => move(collectionId, recipeId, to)),
    revision: () => mongo.run(() => revision.current()),
    isNamedReader: (uid, recipeId) =>
      mongo.run(async () => {
        const found = await entries.find({ recipeId, isShared: true }, { collectionId: 1 }).lean();
        if (found.length === 0) return false;
        const ids = found.map(({ collectionId }) => collectionId);
        const documents = await collections.find({ _id: among(ids) }).lean();
        const isShown = documents.some((each) => isShownBy(collectionOf(each), { isShared: true }, uid));
        return isShown && (await collectedRecipes(mongo, recipes, [recipeId])).some(isUnlisted);
      }),
    namedRecipes: (uid) => mongo.run(() => namedRecipes(uid)),
  };
}

function shownEntryOf({ entry, recipe }: Seen): ShownEntry {
  return { recipeId: recipe.id, sectionId: entry.sectionId, listing: recipe.listing };
}

function collectableOf({ id, userId, listing }: CollectedRecipe): CollectableRecipe {
  return { id, userId, listing };
}

const COMPARISONS: Readonly<
  Record<Exclude<StoredCollection["order"], "hand">, (one: Seen, other: Seen) => number>
> = {
  new: (one, other) => compareDates(one.recipe, other.recipe),
  name: (one, other) => compareNames(one.recipe, other.recipe) || compareDates(one.recipe, other.recipe),
  shortest: (one, other) =>
    one.recipe.minutes - other.recipe.minutes || compareDates(one.recipe, other.recipe),
};

/** Names are compared by their bytes, as the lists of both stores do. */
function compareNames(one: CollectedRecipe, other: CollectedRecipe): number {
  return Buffer.compare(Buffer.from(one.foldedName), Buffer.from(other.foldedName));
}

/** The newest comes first. */
function compareDates(one: CollectedRecipe, other: CollectedRecipe): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

function isEarlier(
  one: Pick<StoredCollection, "updatedAt" | "id">,
  other: Pick<StoredCollection, "updatedAt" | "id">,
): boolean {
  return one.updatedAt === other.updatedAt ? one.id < other.id : one.updatedAt < other.updatedAt;
}

/** The cursor is as that of another list by a rising rank, the group, and a falling date. */
function pageOfShelf(
  shelf: readonly { group: number; collection: StoredCollection }[],
  { limit, cursor }: PageRequest,
): Page<StoredCollection> {
  const position = positionOf(cursor, "shortest");
  const beyond = shelf.filter(
    ({ group, collection }) =>
      !position ||
      group > Number(position.rank) ||
      (group === position.rank && isEarlier(collection, { updatedAt: position.createdAt, id: position.id })),
  );
  return pageOf(
    beyond.slice(0, limit + 1),
    shelf.length,
    { limit },
    {
      item: ({ collection }) => collection,
      cursor: ({ group, collection }) =>
        cursorOf("shortest", { rank: group, createdAt: collection.updatedAt, id: collection.id }),
    },
  );
}
