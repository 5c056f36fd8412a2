import { HOUSEHOLD_ID } from "../../ports/sign-in-stores.ts";
import type { StoredItems, StoredKind } from "../../ports/store.ts";
import { sourceKeyOf } from "../shared/source-key.ts";
import { archiveSourceDocumentOf, archiveSourceOf } from "./archive-source-store.ts";
import { blockDocumentOf, blockOf } from "./block-store.ts";
import { bookmarkId, recount } from "./bookmark-document.ts";
import { collectionOf, entryDocumentOf, entryOf } from "./collection-document.ts";
import { commentDocumentOf, commentOf } from "./comment-store.ts";
import { cookingNotesId, cookingNotesItemOf } from "./cooking-notes-document.ts";
import { stored } from "./documents.ts";
import { feedbackOf } from "./feedback-store.ts";
import type { Models } from "./models.ts";
import type { Mongo } from "./mongo.ts";
import { isDuplicate } from "./mongo-error.ts";
import { noticeOf } from "./notice-store.ts";
import { publicLinkOf } from "./public-link-store.ts";
import { publicRatingDocumentOf, publicRatingOf } from "./public-rating-store.ts";
import { changeTo, recipeOf, searchWordsOf, WHOLE } from "./recipe-document.ts";
import type { Revisions } from "./recipe-revision.ts";
import { versionDocument, versionOf } from "./recipe-version-document.ts";
import { countVersions, createVersionReader } from "./recipe-version-transfer.ts";
import { reportOf } from "./report-store.ts";
import { requestOf } from "./request-store.ts";
import type { Words } from "./search-words.ts";
import { BATCH, createTransferReaders, type KindReader, readable } from "./transfer-readers.ts";
import { storedUserOf, withAccountKeys } from "./user-store.ts";

interface KindCollection<T> extends KindReader<T> {
  write: (items: readonly T[]) => Promise<unknown>;
}

/** Creates what reads, counts and writes the items of each kind. Its functions are called inside `mongo.run`. */
export function createTransferCollections(
  mongo: Mongo,
  models: Models,
  words: Words,
  revisions: Revisions,
): { readonly [K in StoredKind]: KindCollection<StoredItems[K]> } {
  const { recipes, versions, bookmarks, cookingNotes } = models;
  const { after, whole, dependent, ofRecipes, countOfRecipes } = createTransferReaders(mongo, recipes);

  async function recountAll(items: readonly { recipeId: string }[]): Promise<void> {
    for (const id of new Set(items.map(({ recipeId }) => recipeId)))
      await recount(recipes, bookmarks, cookingNotes, id);
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

  return {
    recipes: {
      count: () => recipes.countDocuments(),
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
      count: () => countVersions({ mongo, recipes, versions }, BATCH),
      after: createVersionReader({ mongo, recipes, versions }, BATCH, (found, onDamage) =>
        found.flatMap((document) => readable("recipeVersions", document, versionOf, onDamage)),
      ),
      write: (items) => versions.bulkWrite(items.map((version) => replacement(versionDocument(version)))),
    },
    bookmarks: {
      count: () => countOfRecipes(bookmarks, { isOn: true }),
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
        await recountAll(items);
      },
    },
    cookingNotes: {
      ...dependent("cookingNotes", cookingNotes, cookingNotesItemOf),
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
        await recountAll(items);
      },
    },
    collections: {
      ...whole("collections", models.collections, collectionOf),
      write: (items) =>
        revisions.collections.after(() =>
          models.collections.bulkWrite(items.map((item) => replacement(stored(item)))),
        ),
    },
    collectionEntries: {
      ...dependent("collectionEntries", models.collectionEntries, entryOf),
      write: async (items) => {
        const real = await ofRecipes(items);
        if (real.length === 0) return;
        await revisions.collections.after(() =>
          models.collectionEntries.bulkWrite(real.map((entry) => replacement(entryDocumentOf(entry)))),
        );
      },
    },
    archiveSources: {
      ...dependent("archiveSources", models.archiveSources, archiveSourceOf),
      write: async (items) => {
        const real = await ofRecipes(items);
        if (real.length === 0) return;
        await models.archiveSources.bulkWrite(
          real.map((source) => replacement(archiveSourceDocumentOf(source))),
        );
      },
    },
    publicLinks: {
      ...whole("publicLinks", models.publicLinks, publicLinkOf),
      write: (items) => models.publicLinks.bulkWrite(items.map((item) => replacement(stored(item)))),
    },
    publicRatings: {
      ...dependent("publicRatings", models.publicRatings, publicRatingOf),
      write: (items) =>
        models.publicRatings.bulkWrite(items.map((item) => replacement(publicRatingDocumentOf(item)))),
    },
    comments: {
      ...dependent("comments", models.comments, commentOf),
      write: (items) => models.comments.bulkWrite(items.map((item) => replacement(commentDocumentOf(item)))),
    },
    reports: {
      ...dependent("reports", models.reports, reportOf),
      write: (items) => models.reports.bulkWrite(items.map((item) => replacement(stored(item)))),
    },
    blocks: {
      ...whole("blocks", models.blocks, blockOf),
      write: (items) => models.blocks.bulkWrite(items.map((item) => replacement(blockDocumentOf(item)))),
    },
    notices: {
      ...whole("notices", models.notices, noticeOf),
      write: (items) => models.notices.bulkWrite(items.map((item) => replacement(stored(item)))),
    },
    users: {
      ...whole("users", models.users, storedUserOf),
      write: (items) =>
        models.users.bulkWrite(items.map((item) => replacement(stored(withAccountKeys(item))))),
    },
    feedback: {
      ...whole("feedback", models.feedback, feedbackOf),
      write: (items) => models.feedback.bulkWrite(items.map((item) => replacement(stored(item)))),
    },
    requests: {
      ...whole("requests", models.requests, requestOf),
      write: (items) => models.requests.bulkWrite(items.map((item) => replacement(stored(item)))),
    },
    household: {
      ...whole("household", models.households, ({ name, joining }) => ({ id: HOUSEHOLD_ID, name, joining })),
      write: (items) => models.households.bulkWrite(items.map((item) => replacement(stored(item)))),
    },
  };
}

/** Returns the write that adds a document, or replaces the one with its id. */
function replacement<D extends { _id: string }>({ _id, ...rest }: D) {
  return { replaceOne: { filter: { _id }, replacement: rest, upsert: true } };
}
