import { beyondHistory, HISTORY_LIMITS, type RecipeVersion } from "@larder/domain/recipe/recipe-version";
import type { Model } from "mongoose";
import type { RecipeVersionStore, VersionRow } from "../../ports/recipe-version-store.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";
import {
  type PastVersion,
  pastOf,
  type RecipeVersionDocument,
  VERSION_ROW,
  versionId,
  versionOf,
} from "./recipe-version-document.ts";

const PAST_ROW = Object.fromEntries(Object.keys(VERSION_ROW).map((field) => [`past.${field}`, 1]));

type Held = Pick<RecipeDocument, "past">;

export type RecipeHistory = ReturnType<typeof createRecipeHistory>;

/**
 * The past versions of recipes. The latest one is a part of the recipe's document: the write that replaces the recipe
 * stores it, so both are done or none. It goes into the collection before the next one takes its place, and until then it
 * may be in both. What is read is therefore read from the documents first, and each version once.
 */
export function createRecipeHistory(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  versions: Model<RecipeVersionDocument>,
) {
  /** Copies the version that the recipe's document holds into the collection. */
  async function copyHeld(recipeId: string): Promise<void> {
    const document = await recipes.findOne({ _id: recipeId }, { past: 1 }).lean();
    if (!document?.past) return;
    await versions.replaceOne({ _id: versionId(document.past) }, document.past, { upsert: true });
  }

  /** Drops the versions beyond the limits. */
  async function prune(latest: PastVersion): Promise<void> {
    const { recipeId } = latest;
    const rows = await versions.find({ recipeId }, VERSION_ROW).sort({ version: -1 }).lean();
    const others = rows.filter(({ version }) => version !== latest.version);
    const { replacedAt, bytes } = latest;
    const all = [{ _id: versionId(latest), replacedAt, bytes }, ...others];
    const beyond = beyondHistory(all, new Date(replacedAt));
    if (beyond.length === 0) return;
    await versions.deleteMany({ _id: mongo.trusted({ $in: beyond.map(({ _id }) => _id) }) });
  }

  /** A recipe that went, or lost its owner, while its version was copied has no history. */
  async function removeUnowned(recipeId: string): Promise<void> {
    const recipe = await recipes.findOne({ _id: recipeId }, { userId: 1 }).lean();
    if (!recipe || recipe.userId === "") await versions.deleteMany({ recipeId });
  }

  const store: RecipeVersionStore = {
    list: (recipeId, since) =>
      mongo.run(async () => {
        const recipe = await recipes.findOne({ _id: recipeId }, PAST_ROW).lean<Held>();
        const held = recipe?.past && recipe.past.replacedAt >= since ? [recipe.past] : [];
        const rows = await versions
          .find({ recipeId, replacedAt: mongo.trusted({ $gte: since }) }, VERSION_ROW)
          .sort({ version: -1 })
          .limit(HISTORY_LIMITS.versions)
          .lean();
        const others = rows.filter(({ version }) => version !== held[0]?.version);
        return [...held, ...others].slice(0, HISTORY_LIMITS.versions).map(rowOf);
      }),
    find: (recipeId, version, since) =>
      mongo.run(async () => {
        const recipe = await recipes.findOne({ _id: recipeId }, { past: 1 }).lean();
        const held = recipe?.past?.version === version ? recipe.past : null;
        const found = held ?? (await versions.findOne({ _id: versionId({ recipeId, version }) }).lean());
        return found && found.replacedAt >= since ? versionOf(found) : null;
      }),
    picturesIn: (ids, since) =>
      mongo.run(async () => {
        const these = mongo.trusted({ $in: [...ids] });
        const recent = mongo.trusted({ $gte: since });
        const held = await recipes
          .find({ "past.picture": these, "past.replacedAt": recent }, { "past.picture": 1 })
          .lean<Held[]>();
        const rows = await versions.find({ picture: these, replacedAt: recent }, { picture: 1 }).lean();
        const found = [
          ...held.map(({ past }) => past?.picture ?? []),
          ...rows.map(({ picture = [] }) => picture),
        ];
        const shown = new Set(found.flat());
        return ids.filter((id) => shown.has(id));
      }),
    ownersOfPicture: (pictureId) =>
      mongo.run(async () => {
        const held = await recipes.find({ "past.picture": pictureId }, { userId: 1 }).lean();
        const rows = await versions.find({ picture: pictureId }, { recipeId: 1 }).lean();
        const ids = mongo.trusted({ $in: rows.map(({ recipeId }) => recipeId) });
        const others = rows.length === 0 ? [] : await recipes.find({ _id: ids }, { userId: 1 }).lean();
        return [...new Set([...held, ...others].map(({ userId }) => userId))];
      }),
  };

  return {
    store,

    /**
     * Makes a version a past one while its recipe is replaced.
     *
     * @param replace replaces the recipe by a write that stores the given version with it; returns whether it has
     */
    async whileReplacing(
      version: RecipeVersion,
      replace: (past: PastVersion) => Promise<boolean>,
    ): Promise<boolean> {
      const past = pastOf(version);
      await copyHeld(version.recipeId);
      if (!(await replace(past))) {
        await removeUnowned(version.recipeId);
        return false;
      }
      // The write is done, and its answer must say so: what is too old or too much goes with the next one.
      await prune(past).catch(() => {});
      return true;
    },
  };
}

function rowOf({ version, savedAt, changed, name, bytes }: VersionRow): VersionRow {
  return { version, savedAt, changed, name, bytes };
}
