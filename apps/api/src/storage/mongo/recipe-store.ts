import { examinerVersion } from "@larder/domain/examine/held-foods";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { canSee } from "@larder/domain/recipe/visibility";
import { type Model, mongo as driver } from "mongoose";
import type { InsertResult, RecipeFilter, RecipeOrder, RecipeStore } from "../../ports/recipe-stores.ts";
import type { Page, PageReader, PageRequest } from "../../ports/page.ts";
import { cursorOf, pageOf, positionOf, type CursorPosition } from "../shared/cursor.ts";
import type { Mongo } from "./mongo.ts";
import { isDuplicate } from "./mongo-error.ts";
import { replaceOwnAuthor } from "./own-author.ts";
import {
  changeTo,
  fieldsOf,
  LISTED,
  type RecipeDocument,
  recipeOf,
  searchWordsOf,
  SUMMARISED,
  summaryOf,
} from "./recipe-document.ts";
import { after, filterOf, ORDERS } from "./recipe-filter.ts";
import type { RecipeRevision } from "./recipe-revision.ts";
import type { Words } from "./search-words.ts";

const INSERT_TRIES = 5;
const NO_PAGE = { items: [], total: 0, nextCursor: null };
const NOTHING_TO_READ: PageReader<never> = {
  total: 0,
  atMost: 0,
  items: (async function* () {})(),
  nextCursor: () => null,
};
/** The number of documents of a long page that are fetched at a time. */
const BATCH = 50;

/** @param removeHanging removes what belongs to a recipe */
export function createRecipeStore(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  removeHanging: (recipeId: string) => Promise<void>,
  words: Words,
  revision: RecipeRevision,
): RecipeStore {
  function findBy(
    filter: { _id: string } | { slug: string } | { sourceUrl: string },
  ): Promise<Recipe | null> {
    return mongo.run(async () => {
      const document = await recipes.findOne(filter).lean();
      return document && recipeOf(document);
    });
  }

  /** Returns which unique field conflicts with a stored recipe; null if the conflicting recipe is gone by now. */
  async function takenBy({ id, slug, sourceUrl, userId }: Recipe): Promise<InsertResult | null> {
    const shown = { name: 1, slug: 1, visibility: 1, draft: 1, userId: 1 } as const;
    const same = sourceUrl && (await recipes.findOne({ sourceUrl }, shown).lean());
    if (same) {
      return { inserted: false, taken: "sourceUrl", existing: canSee(same, userId) ? refOf(same) : null };
    }
    if (await recipes.exists({ slug })) return { inserted: false, taken: "slug" };
    if (await recipes.exists({ _id: id })) throw new Error(`The recipe id ${id} is taken.`);
    return null;
  }

  async function tryInsert(recipe: Recipe): Promise<InsertResult | null> {
    try {
      const counts = { bookmarkCount: 0, bookmarkCountings: 0 };
      await recipes.create([{ _id: recipe.id, ...fieldsOf(recipe), ...counts }]);
      return { inserted: true };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return takenBy(recipe);
    }
  }

  /**
   * Works as `list`, but yields document by document, so that a long page is never buffered here. Each batch is a query
   * of its own: how long a cursor of the server shows what was deleted depends on the server and on the index.
   */
  function open<T>(projection: object, item: (document: RecipeDocument) => T) {
    return (filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<PageReader<T>> =>
      mongo.run(async () => {
        const start = positionOf(page.cursor, order);
        const wanted = await filterOf(filter, words, mongo);
        if (!wanted) return NOTHING_TO_READ;
        const total = await recipes.countDocuments(wanted);
        const { limit, maxBytes = Infinity } = page;
        const batchAfter = (position: CursorPosition | null, size: number): Promise<RecipeDocument[]> =>
          mongo.run(() =>
            recipes
              .find(after(position, order, wanted, mongo), projection)
              .sort(ORDERS[order])
              .limit(size)
              .lean(),
          );
        let next: string | null = null;
        async function* items(): AsyncGenerator<T> {
          let last = start;
          let count = 0;
          let bytes = 0;
          for (;;) {
            const size = Math.min(BATCH, limit + 1 - count);
            const documents = await batchAfter(last, size);
            for (const document of documents) {
              bytes += maxBytes === Infinity ? 0 : driver.BSON.calculateObjectSize(document);
              if (count === limit || (count > 0 && bytes > maxBytes))
                return void (next = last && cursorOf(order, last));
              count += 1;
              last = positionIn(document, order);
              yield item(document);
            }
            if (documents.length < size) return;
          }
        }
        return { total, atMost: Math.min(total, limit), items: items(), nextCursor: () => next };
      });
  }

  function list<T>(projection: object, item: (document: RecipeDocument) => T) {
    return (filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<Page<T>> =>
      mongo.run(async () => {
        const position = positionOf(page.cursor, order);
        const wanted = await filterOf(filter, words, mongo);
        if (!wanted) return NO_PAGE;
        const { limit } = page;
        const [total, documents] = await Promise.all([
          recipes.countDocuments(wanted),
          recipes
            .find(after(position, order, wanted, mongo), projection)
            .sort(ORDERS[order])
            .limit(limit + 1)
            .lean(),
        ]);
        return pageOf(
          documents,
          total,
          { limit },
          {
            item,
            cursor: (document) => cursorOf(order, positionIn(document, order)),
          },
        );
      });
  }

  return {
    insert: (recipe) =>
      mongo.run(async () => {
        await words.learn(searchWordsOf(recipe));
        return revision.after(async () => {
          for (let tries = 0; tries < INSERT_TRIES; tries += 1) {
            const result = await tryInsert(recipe);
            if (result) return result;
          }
          throw new Error(`What keeps the recipe ${recipe.slug} out vanishes again and again.`);
        });
      }),
    findById: (id) => findBy({ _id: id }),
    findBySlug: (slug) => findBy({ slug }),
    findBySourceUrl: (sourceUrl) => findBy({ sourceUrl }),
    list: list(LISTED, recipeOf),
    listSummaries: list(SUMMARISED, summaryOf),
    openList: open(LISTED, recipeOf),
    openSummaries: open(SUMMARISED, summaryOf),
    revision: () => mongo.run(() => revision.current()),
    usage: (userId) =>
      mongo.run(async () => {
        const [count, [used]] = await Promise.all([
          recipes.countDocuments({ userId }),
          recipes.aggregate<{ bytes: number }>([
            { $match: { userId } },
            { $group: { _id: null, bytes: { $sum: "$bytes" } } },
          ]),
        ]);
        return { recipes: count, bytes: used?.bytes ?? 0 };
      }),
    tags: () =>
      mongo.run(async () => {
        const counted = await recipes.aggregate<{ _id: string; count: number }>([
          { $match: { visibility: "shared", draft: null } },
          { $unwind: "$tags" },
          // Once a recipe, however often the tag stands in it.
          { $group: { _id: { tag: "$tags", recipe: "$_id" } } },
          { $group: { _id: "$_id.tag", count: { $sum: 1 } } },
          { $sort: { count: -1, _id: 1 } },
        ]);
        return counted.map(({ _id, count }) => ({ tag: _id, count }));
      }),
    replace: (recipe, { owner, version }) =>
      mongo.run(async () => {
        await words.learn(searchWordsOf(recipe));
        const guard = { _id: recipe.id, userId: owner, version };
        const changed = await revision.after(() => recipes.updateOne(guard, changeTo(recipe)));
        return changed.matchedCount === 1;
      }),
    replaceOwnAuthor: (owner, author) =>
      mongo.run(() => replaceOwnAuthor({ mongo, recipes, revision }, owner, author)),
    remove: (id, owner) =>
      mongo.run(async () => {
        const { deletedCount } = await revision.after(() => recipes.deleteOne({ _id: id, userId: owner }));
        if (deletedCount === 0) return false;
        // Should this fail, what stays is never shown: what belongs to no recipe is passed over everywhere.
        await removeHanging(id);
        return true;
      }),
    setVisibility: (id, visibility) =>
      mongo.run(async () => {
        const other = { _id: id, visibility: mongo.trusted({ $ne: visibility }) };
        const changed = await revision.after(() =>
          recipes.updateOne(other, { $set: { visibility }, $inc: { version: 1 } }),
        );
        return changed.matchedCount === 1 || (await recipes.exists({ _id: id })) !== null;
      }),
    expiredDrafts: (before, limit) =>
      mongo.run(async () => {
        const expired = {
          visibility: "shared",
          draft: true,
          expiresAt: mongo.trusted({ $lt: before }),
        } as const;
        const found = await recipes.find(expired, { userId: 1 }).limit(limit).lean();
        return found.map(({ _id, userId }) => ({ id: _id, userId }));
      }),
    unexamined: (after, limit) =>
      mongo.run(async () => {
        const other = {
          _id: mongo.trusted({ $gt: after }),
          examiner: mongo.trusted({ $ne: examinerVersion() }),
        };
        const found = await recipes.find(other, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean();
        return found.map(({ _id }) => _id);
      }),
  };
}

function refOf({ _id, name, slug }: Pick<RecipeDocument, "_id" | "name" | "slug">): RecipeRef {
  return { id: _id, name, slug };
}

function positionIn(document: RecipeDocument, order: RecipeOrder): CursorPosition {
  const { bookmarkCount, foldedName, minutes, createdAt, _id } = document;
  const ranks = { new: 0, popular: bookmarkCount, name: foldedName, shortest: minutes };
  return { rank: ranks[order], createdAt, id: _id };
}
