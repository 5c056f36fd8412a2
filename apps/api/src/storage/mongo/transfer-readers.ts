import type { Model } from "mongoose";
import type { ReportDamage } from "../../ports/damaged-record.ts";
import type { StoredKind } from "../../ports/store.ts";
import { batches } from "./batches.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";

interface Batch<T> {
  items: T[];
  lastId: string;
}

/** Reads and counts the items of a kind. */
export interface KindReader<T> {
  count: () => Promise<number>;
  /** Returns the next items after this document id; null at the end. */
  after: (id: string, onDamage: ReportDamage) => Promise<Batch<T> | null>;
}

/** The number of documents that are read at a time. */
export const BATCH = 200;

/** Creates the functions that read and count what is stored. They are called inside `mongo.run`. */
export function createTransferReaders(mongo: Mongo, recipes: Model<RecipeDocument>) {
  /** Reads a collection in batches, by id. */
  function after<D extends { _id: string }, T>(
    kind: StoredKind,
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
  function ofExisting<T extends { recipeId: string }>(next: KindReader<T>["after"]): KindReader<T>["after"] {
    return async (id, onDamage) => {
      const found = await next(id, onDamage);
      return found && { items: await ofRecipes(found.items), lastId: found.lastId };
    };
  }

  /** Counts the documents that belong to a recipe that is there. */
  async function countOfRecipes<D>(model: Model<D>, wanted: Record<string, unknown>): Promise<number> {
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
  }

  /** Reads and counts a collection whose documents belong to no recipe. */
  function whole<D extends { _id: string }, T>(
    kind: StoredKind,
    model: Model<D>,
    read: (document: D) => T,
  ): KindReader<T> {
    return { count: () => model.countDocuments(), after: after(kind, model, read) };
  }

  /** Reads and counts a collection whose documents belong to recipes, without those of deleted ones. */
  function dependent<D extends { _id: string }, T extends { recipeId: string }>(
    kind: StoredKind,
    model: Model<D>,
    read: (document: D) => T,
  ): KindReader<T> {
    return { count: () => countOfRecipes(model, {}), after: ofExisting(after(kind, model, read)) };
  }

  return { after, whole, dependent, ofRecipes, countOfRecipes };
}

/**
 * Returns the item of a document, or none where it cannot be read: another program may have left out what every document of
 * ours has.
 */
export function readable<D extends { _id: string }, T>(
  kind: StoredKind,
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
