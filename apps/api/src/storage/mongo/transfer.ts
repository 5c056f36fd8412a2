import type { Model } from "mongoose";
import { type Damage, DamagedRecord, type ReportDamage } from "../../ports/damaged-record.ts";
import type { StoredItems, StoreTransfer } from "../../ports/store.ts";
import { batches } from "./batches.ts";
import { type BlockDocument, blockId, blockOf } from "./block-store.ts";
import { type BookmarkDocument, bookmarkId, recount } from "./bookmark-document.ts";
import {
  type CollectionDocument,
  collectionOf,
  type EntryDocument,
  entryOf,
  entryReplacement,
} from "./collection-document.ts";
import { type CommentDocument, commentDocumentOf, commentOf } from "./comment-store.ts";
import { type CookingNotesDocument, cookingNotesId, cookingNotesItemOf } from "./cooking-notes-document.ts";
import { stored } from "./documents.ts";
import { type FeedbackDocument, feedbackOf } from "./feedback-store.ts";
import type { HouseholdDocument } from "./household-store.ts";
import { HOUSEHOLD_ID } from "../../ports/sign-in-stores.ts";
import type { Mongo } from "./mongo.ts";
import { isDuplicate } from "./mongo-error.ts";
import { sourceKeyOf } from "../shared/source-key.ts";
import { changeTo, type RecipeDocument, recipeOf, searchWordsOf, WHOLE } from "./recipe-document.ts";
import { type PublicLinkDocument, publicLinkOf } from "./public-link-store.ts";
import type { Revisions } from "./recipe-revision.ts";
import { type RecipeVersionDocument, versionDocument, versionOf } from "./recipe-version-document.ts";
import { countVersions, createVersionReader } from "./recipe-version-transfer.ts";
import { type NoticeDocument, noticeOf } from "./notice-store.ts";
import { type PublicRatingDocument, publicRatingId, publicRatingOf } from "./public-rating-store.ts";
import { type ReportDocument, reportOf } from "./report-store.ts";
import { type RequestDocument, requestOf } from "./request-store.ts";
import { storedUserOf, type UserDocument, withAccountKeys } from "./user-store.ts";
import type { Words } from "./search-words.ts";

export interface Models {
  recipes: Model<RecipeDocument>;
  versions: Model<RecipeVersionDocument>;
  bookmarks: Model<BookmarkDocument>;
  cookingNotes: Model<CookingNotesDocument>;
  collections: Model<CollectionDocument>;
  collectionEntries: Model<EntryDocument>;
  publicLinks: Model<PublicLinkDocument>;
  publicRatings: Model<PublicRatingDocument>;
  comments: Model<CommentDocument>;
  reports: Model<ReportDocument>;
  blocks: Model<BlockDocument>;
  notices: Model<NoticeDocument>;
  users: Model<UserDocument>;
  feedback: Model<FeedbackDocument>;
  requests: Model<RequestDocument>;
  households: Model<HouseholdDocument>;
}

/** A collection of which nothing but its end is asked. */
export interface Emptied {
  deleteMany(filter: Record<string, never>): PromiseLike<unknown>;
}

type Kind = keyof StoredItems;

interface Batch<T> {
  items: T[];
  lastId: string;
}

interface KindCollection<T> {
  /** The next items after this document id; null at the end. */
  after: (id: string, onDamage: ReportDamage) => Promise<Batch<T> | null>;
  write: (items: readonly T[]) => Promise<unknown>;
}

const BATCH = 200;
/** The timeout of a batch in milliseconds; a batch is more work than a call of the app, and no user waits for it. */
const TIMEOUT_MS = 60_000;

/** @param passing what ends by itself and is not moved */
export function createTransfer(
  mongo: Mongo,
  models: Models,
  passing: readonly Emptied[],
  words: Words,
  revisions: Revisions,
): StoreTransfer {
  const {
    recipes,
    versions,
    bookmarks,
    cookingNotes,
    collections: recipeCollections,
    collectionEntries,
    publicLinks,
    users,
    feedback,
    requests,
    households,
  } = models;
  const { publicRatings, comments, reports, blocks, notices } = models;

  /** Reads a collection in batches, by id. */
  function after<D extends { _id: string }, T>(
    kind: Kind,
    model: Model<D>,
    read: (document: D) => T,
    fields = {},
  ) {
    return async (id: string, onDamage: ReportDamage): Promise<Batch<T> | null> => {
      const documents = await model
        .find({ _id: mongo.trusted({ $gt: id }) }, fields)
        .sort({ _id: 1 })
        .limit(BATCH)
        .session(mongo.session)
        .lean<D[]>();
      const last = documents.at(-1);
      if (!last) return null;
      const items = documents.flatMap((document) => readable(kind, document, read, onDamage));
      return { items, lastId: last._id };
    };
  }

  /** Drops items of deleted recipes. */
  async function ofRecipes<T extends { recipeId: string }>(items: readonly T[]): Promise<T[]> {
    const ids = [...new Set(items.map(({ recipeId }) => recipeId))];
    const found = await recipes
      .find({ _id: mongo.trusted({ $in: ids }) }, { _id: 1 })
      .session(mongo.session)
      .lean();
    const existing = new Set(found.map(({ _id }) => _id));
    return items.filter(({ recipeId }) => existing.has(recipeId));
  }

  /** Reads batches without the items of deleted recipes. */
  function ofExisting<T extends { recipeId: string }>(
    next: KindCollection<T>["after"],
  ): KindCollection<T>["after"] {
    return async (id, onDamage) => {
      const found = await next(id, onDamage);
      return found && { items: await ofRecipes(found.items), lastId: found.lastId };
    };
  }

  /** Counts what belongs to a recipe that is there. */
  async function countOfRecipes<D>(model: Model<D>, wanted: Record<string, unknown>): Promise<number> {
    return mongo.run(async () => {
      const perRecipe = model
        .aggregate<{ _id: string; n: number }>([
          { $match: wanted },
          { $group: { _id: "$recipeId", n: { $sum: 1 } } },
        ])
        .cursor({ batchSize: BATCH });
      let total = 0;
      for await (const batch of batches(perRecipe, BATCH)) {
        const found = await ofRecipes(batch.map(({ _id, n }) => ({ recipeId: _id, n })));
        for (const { n } of found) total += n;
      }
      return total;
    }, TIMEOUT_MS);
  }

  /** Names the first recipe whose slug or address another one has: not every server says which field it is. */
  async function clashWith(items: readonly StoredItems["recipes"][], cause: unknown): Promise<Error | null> {
    for (const recipe of items) {
      const { id, slug } = recipe;
      const sourceUrl = sourceKeyOf(recipe);
      const other = { _id: mongo.trusted({ $ne: id }) };
      if (await recipes.exists({ ...other, slug }))
        return new Error(`The slug ${slug} of the recipe ${id} is taken.`, { cause });
      if (sourceUrl !== undefined && (await recipes.exists({ ...other, sourceUrl })))
        return new Error(`The address ${recipe.sourceUrl} of the recipe ${id} is taken.`, { cause });
    }
    return null;
  }

  const collections: { readonly [K in Kind]: KindCollection<StoredItems[K]> } = {
    recipes: {
      after: after("recipes", recipes, recipeOf, WHOLE),
      write: async (items) => {
        await words.learn(items.flatMap(searchWordsOf));
        const writes = items.map((recipe) => ({
          updateOne: {
            filter: { _id: recipe.id },
            update: { ...changeTo(recipe), $setOnInsert: { bookmarkCount: 0, bookmarkCountings: 0 } },
            upsert: true,
          },
        }));
        try {
          await revisions.recipes.after(() => recipes.bulkWrite(writes));
        } catch (error) {
          throw isDuplicate(error) ? ((await clashWith(items, error)) ?? error) : error;
        }
      },
    },
    recipeVersions: {
      after: createVersionReader({ mongo, recipes, versions }, BATCH, (found, onDamage) =>
        found.flatMap((document) => readable("recipeVersions", document, versionOf, onDamage)),
      ),
      write: (items) =>
        versions.bulkWrite(
          items.map((version) => {
            const { _id, ...rest } = versionDocument(version);
            return { replaceOne: { filter: { _id }, replacement: rest, upsert: true } };
          }),
        ),
    },
    bookmarks: {
      after: async (id, onDamage) => {
        const found = await after("bookmarks", bookmarks, (bookmark) => bookmark)(id, onDamage);
        if (!found) return null;
        const real = await ofRecipes(found.items.filter(({ isOn }) => isOn));
        const items = real.map(({ uid, recipeId, createdAt = "" }) => ({ uid, recipeId, createdAt }));
        return { items, lastId: found.lastId };
      },
      write: async (items) => {
        await bookmarks.bulkWrite(
          items.map(({ uid, recipeId, createdAt }) => ({
            updateOne: {
              filter: { _id: bookmarkId(uid, recipeId) },
              update: { $set: { uid, recipeId, createdAt, isOn: true }, $unset: { endsAt: 1 } },
              upsert: true,
            },
          })),
        );
        for (const id of new Set(items.map(({ recipeId }) => recipeId))) {
          await recount(recipes, bookmarks, cookingNotes, id);
        }
      },
    },
    cookingNotes: {
      after: ofExisting(after("cookingNotes", cookingNotes, cookingNotesItemOf)),
      write: async (items) => {
        await cookingNotes.bulkWrite(
          items.map(({ uid, recipeId, rating, note, cookedOn }) => ({
            replaceOne: {
              filter: { _id: cookingNotesId(uid, recipeId) },
              replacement: { uid, recipeId, rating, note, cooked: cookedOn.map((at) => ({ at })) },
              upsert: true,
            },
          })),
        );
        for (const id of new Set(items.map(({ recipeId }) => recipeId))) {
          await recount(recipes, bookmarks, cookingNotes, id);
        }
      },
    },
    collections: {
      after: after("collections", recipeCollections, collectionOf),
      write: (items) =>
        revisions.collections.after(() => recipeCollections.bulkWrite(items.map(replacement))),
    },
    collectionEntries: {
      after: ofExisting(after("collectionEntries", collectionEntries, entryOf)),
      write: async (items) => {
        const real = await ofRecipes(items);
        if (real.length === 0) return;
        await revisions.collections.after(() => collectionEntries.bulkWrite(real.map(entryReplacement)));
      },
    },
    publicLinks: {
      after: after("publicLinks", publicLinks, publicLinkOf),
      write: (items) => publicLinks.bulkWrite(items.map(replacement)),
    },
    publicRatings: {
      after: ofExisting(after("publicRatings", publicRatings, publicRatingOf)),
      write: (items) =>
        publicRatings.bulkWrite(
          items.map((rating) => ({
            replaceOne: {
              filter: { _id: publicRatingId(rating.uid, rating.recipeId) },
              replacement: rating,
              upsert: true,
            },
          })),
        ),
    },
    comments: {
      after: ofExisting(after("comments", comments, commentOf)),
      write: (items) =>
        comments.bulkWrite(
          items.map((comment) => {
            const { _id, ...rest } = commentDocumentOf(comment);
            return { replaceOne: { filter: { _id }, replacement: rest, upsert: true } };
          }),
        ),
    },
    reports: {
      after: ofExisting(after("reports", reports, reportOf)),
      write: (items) => reports.bulkWrite(items.map(replacement)),
    },
    blocks: {
      after: after("blocks", blocks, blockOf),
      write: (items) =>
        blocks.bulkWrite(
          items.map((block) => ({
            replaceOne: {
              filter: { _id: blockId(block.uid, block.userId) },
              replacement: block,
              upsert: true,
            },
          })),
        ),
    },
    notices: {
      after: after("notices", notices, noticeOf),
      write: (items) => notices.bulkWrite(items.map(replacement)),
    },
    users: {
      after: after("users", users, storedUserOf),
      write: (items) => users.bulkWrite(items.map((user) => replacement(withAccountKeys(user)))),
    },
    feedback: {
      after: after("feedback", feedback, feedbackOf),
      write: (items) => feedback.bulkWrite(items.map(replacement)),
    },
    requests: {
      after: after("requests", requests, requestOf),
      write: (items) => requests.bulkWrite(items.map(replacement)),
    },
    household: {
      after: after("household", households, ({ name, joining }) => ({ id: HOUSEHOLD_ID, name, joining })),
      write: (items) => households.bulkWrite(items.map(replacement)),
    },
  };

  async function* read<K extends Kind>(
    kind: K,
    onDamage: ReportDamage = refuse,
  ): AsyncGenerator<StoredItems[K]> {
    let id = "";
    for (;;) {
      const since = id;
      const batch = await mongo.run(() => collections[kind].after(since, onDamage), TIMEOUT_MS);
      if (!batch) return;
      yield* batch.items;
      id = batch.lastId;
    }
  }

  return {
    async counts() {
      const count = <D>(model: Model<D>) => mongo.run(() => model.countDocuments(), TIMEOUT_MS);
      return {
        recipes: await count(recipes),
        recipeVersions: await mongo.run(() => countVersions({ mongo, recipes, versions }, BATCH), TIMEOUT_MS),
        bookmarks: await countOfRecipes(bookmarks, { isOn: true }),
        cookingNotes: await countOfRecipes(cookingNotes, {}),
        collections: await count(recipeCollections),
        collectionEntries: await countOfRecipes(collectionEntries, {}),
        publicLinks: await count(publicLinks),
        publicRatings: await countOfRecipes(publicRatings, {}),
        comments: await countOfRecipes(comments, {}),
        reports: await countOfRecipes(reports, {}),
        blocks: await count(blocks),
        notices: await count(notices),
        users: await count(users),
        feedback: await count(feedback),
        requests: await count(requests),
        household: await count(households),
      };
    },
    read,
    write: async (kind, items) => {
      if (items.length > 0) await mongo.run(() => collections[kind].write(items), TIMEOUT_MS);
    },
    // Words stay: a vocabulary may know too many.
    clear: () =>
      mongo.run(async () => {
        await revisions.recipes.after(() => recipes.deleteMany({}));
        await revisions.collections.after(() => recipeCollections.deleteMany({}));
        for (const model of [...Object.values(models), ...passing]) await model.deleteMany({});
      }, TIMEOUT_MS),
  };
}

function refuse(damage: Damage): never {
  throw new DamagedRecord(damage);
}

/** The item of a document, or none: another program may have left out what every document of ours has. */
function readable<D extends { _id: string }, T>(
  kind: Kind,
  document: D,
  read: (document: D) => T,
  onDamage: ReportDamage,
): T[] {
  try {
    return [read(document)];
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    onDamage({ kind, id: String(document._id), reason: "a part of it is missing" });
    return [];
  }
}

function replacement<T extends { id: string }>(item: T) {
  const { _id, ...rest } = stored(item);
  return { replaceOne: { filter: { _id }, replacement: rest, upsert: true } };
}
