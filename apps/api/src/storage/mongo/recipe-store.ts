import { examinerVersion } from "@larder/domain/examine/held-foods";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { canSee, UNLISTED } from "@larder/domain/recipe/visibility";
import type { InsertResult, RecipeStore } from "../../ports/recipe-stores.ts";
import { withHiddenBy } from "../shared/hidden-recipe.ts";
import { ownSourceKey, sourceKeyOf } from "../shared/source-key.ts";
import type { Models } from "./models.ts";
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
  WHOLE,
} from "./recipe-document.ts";
import { removeDependents } from "./recipe-dependents.ts";
import { SHARED, unlistedOf } from "./recipe-filter.ts";
import { createRecipeLists } from "./recipe-list.ts";
import type { RecipeRevision } from "./recipe-revision.ts";
import type { PastVersion } from "./recipe-version-document.ts";
import type { RecipeHistory } from "./recipe-version-store.ts";
import type { Words } from "./search-words.ts";

const INSERT_TRIES = 5;

/** @param history stores the versions that are replaced */
export function createRecipeStore(
  mongo: Mongo,
  models: Models,
  words: Words,
  revision: RecipeRevision,
  history: Pick<RecipeHistory, "whileReplacing">,
): RecipeStore {
  const { recipes } = models;
  const { list, open } = createRecipeLists(mongo, recipes, words);

  function findBy(
    filter: { _id: string } | { slug: string } | { sourceUrl: string },
  ): Promise<Recipe | null> {
    return mongo.run(async () => {
      const document = await recipes.findOne(filter, WHOLE).lean();
      return document && recipeOf(document);
    });
  }

  /** Returns which unique field conflicts with a stored recipe; null if the conflicting recipe is gone by now. */
  async function takenBy(recipe: Recipe): Promise<InsertResult | null> {
    const { id, slug, userId } = recipe;
    const shown = { name: 1, slug: 1, visibility: 1, hiddenBy: 1, draft: 1, userId: 1 } as const;
    const sourceUrl = sourceKeyOf(recipe);
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
   * Replaces a recipe, which loses its source address where another one has it.
   *
   * @param past the version that its document is to hold; without it that stays as it is
   * @returns false when the stored recipe is not as the guard says
   */
  async function tryToReplace(
    guard: { _id: string; version: number; userId?: string },
    after: Recipe,
    past?: PastVersion,
  ): Promise<boolean> {
    try {
      const { $set, $unset } = changeTo(after);
      const change = { $set: { ...$set, ...(past && { past }) }, $unset };
      const changed = await revision.after(() => recipes.updateOne(guard, change));
      return changed.matchedCount === 1;
    } catch (error) {
      if (!isDuplicate(error) || after.sourceUrl === undefined) throw error;
      const { sourceUrl: _, ...free } = after;
      return tryToReplace(guard, free, past);
    }
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
    findBySourceUrl: async (sourceUrl, uid) =>
      (await findBy({ sourceUrl: ownSourceKey(sourceUrl, uid) })) ?? findBy({ sourceUrl }),
    findByPicture: (pictureId) =>
      mongo.run(async () => {
        const address = new RegExp(`^/media/${pictureId}-\\d+\\.webp$`);
        const shown = { userId: 1, visibility: 1, hiddenBy: 1, draft: 1 } as const;
        const inEither = [{ "image.url": address }, { "moreImages.url": address }];
        const found = await recipes.find({ $or: inEither }, shown).lean();
        return found.map(({ _id, ...recipe }) => ({ id: _id, ...recipe }));
      }),
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
    hasUnlisted: (userId) =>
      mongo.run(async () => {
        const own: Record<string, unknown> = { userId, ...unlistedOf(mongo) };
        return (await recipes.exists(own)) !== null;
      }),
    tags: (reader) =>
      mongo.run(async () => {
        const own = { userId: reader, visibility: { $in: [...UNLISTED] }, draft: null, hiddenBy: null };
        const counted = await recipes.aggregate<{ _id: string; count: number }>([
          { $match: reader === undefined ? SHARED : { $or: [SHARED, own] } },
          { $unwind: "$tags" },
          // Once a recipe, however often the tag stands in it.
          { $group: { _id: { tag: "$tags", recipe: "$_id" } } },
          { $group: { _id: "$_id.tag", count: { $sum: 1 } } },
          { $sort: { count: -1, _id: 1 } },
        ]);
        return counted.map(({ _id, count }) => ({ tag: _id, count }));
      }),
    replace: (recipe, { owner, version }, past) =>
      mongo.run(async () => {
        await words.learn(searchWordsOf(recipe));
        const guard = { _id: recipe.id, userId: owner, version };
        if (!past) return tryToReplace(guard, recipe);
        return history.whileReplacing(past, (held) => tryToReplace(guard, recipe, held));
      }),
    replaceOwnAuthor: (owner, author) =>
      mongo.run(() => replaceOwnAuthor({ mongo, recipes, revision }, owner, author)),
    remove: (id, owner) =>
      mongo.run(async () => {
        const { deletedCount } = await revision.after(() => recipes.deleteOne({ _id: id, userId: owner }));
        if (deletedCount === 0) return false;
        await removeDependents(mongo, models, [id]);
        return true;
      }),
    setHidden: (id, hiddenBy) =>
      mongo.run(async () => {
        for (;;) {
          const document = await recipes.findOne({ _id: id }, WHOLE).lean();
          if (!document) return false;
          const before = recipeOf(document);
          if ((before.hiddenBy ?? null) === hiddenBy) return true;
          const guard = { _id: id, version: before.version };
          if (await tryToReplace(guard, withHiddenBy(before, hiddenBy))) return true;
        }
      }),
    expiredDrafts: (before, limit) =>
      mongo.run(async () => {
        const expired = {
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
