import type { Model } from "mongoose";
import type { RecipeVersion } from "@larder/domain/recipe/recipe-version";
import type { ReportDamage } from "../../ports/damaged-record.ts";
import { batches } from "./batches.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";
import { type RecipeVersionDocument, versionId } from "./recipe-version-document.ts";

interface Sources {
  mongo: Mongo;
  recipes: Model<RecipeDocument>;
  versions: Model<RecipeVersionDocument>;
}

/** Begins the position of the versions in the collection, which follow those in the documents of recipes. */
const IN_COLLECTION = "collection ";

/**
 * Returns what reads a batch of all versions after a position, each once. A version moves from its recipe's document into
 * the collection, so that the documents are read first.
 */
export function createVersionReader(
  { mongo, recipes, versions }: Sources,
  size: number,
  itemsOf: (documents: RecipeVersionDocument[], onDamage: ReportDamage) => RecipeVersion[],
) {
  return async (position: string, onDamage: ReportDamage) => {
    if (!position.startsWith(IN_COLLECTION)) {
      const found = await recipes
        .find({ _id: mongo.trusted({ $gt: position }), past: mongo.trusted({ $exists: true }) }, { past: 1 })
        .sort({ _id: 1 })
        .limit(size)
        .session(mongo.session)
        .lean();
      const last = found.at(-1);
      if (last) {
        const held = found.flatMap(({ past }) => (past ? [{ _id: versionId(past), ...past }] : []));
        return { items: itemsOf(held, onDamage), lastId: last._id };
      }
    }
    const since = position.startsWith(IN_COLLECTION) ? position.slice(IN_COLLECTION.length) : "";
    const found = await versions
      .find({ _id: mongo.trusted({ $gt: since }) })
      .sort({ _id: 1 })
      .limit(size)
      .session(mongo.session)
      .lean();
    const last = found.at(-1);
    if (!last) return null;
    const heldBy = await heldVersions({ mongo, recipes }, found);
    const others = found.filter(
      ({ recipeId, version }) => heldBy.has(recipeId) && heldBy.get(recipeId) !== version,
    );
    return { items: itemsOf(others, onDamage), lastId: IN_COLLECTION + last._id };
  };
}

/** Counts the versions of the recipes that exist, each once. */
export async function countVersions(sources: Sources, size: number): Promise<number> {
  const { mongo, recipes, versions } = sources;
  let count = await recipes.countDocuments({ past: mongo.trusted({ $exists: true }) });
  const rows = versions.find({}, { recipeId: 1, version: 1 }).lean().cursor({ batchSize: size });
  for await (const batch of batches(rows, size)) {
    const heldBy = await heldVersions(sources, batch);
    count += batch.filter(
      ({ recipeId, version }) => heldBy.has(recipeId) && heldBy.get(recipeId) !== version,
    ).length;
  }
  return count;
}

/** Returns the version that each of these recipes holds, or null, by the ids of the recipes that exist. */
async function heldVersions(
  { mongo, recipes }: Pick<Sources, "mongo" | "recipes">,
  of: readonly { recipeId: string }[],
): Promise<Map<string, number | null>> {
  const ids = [...new Set(of.map(({ recipeId }) => recipeId))];
  const found = await recipes
    .find({ _id: mongo.trusted({ $in: ids }) }, { "past.version": 1 })
    .session(mongo.session)
    .lean<Pick<RecipeDocument, "_id" | "past">[]>();
  return new Map(found.map(({ _id, past }) => [_id, past?.version ?? null]));
}
