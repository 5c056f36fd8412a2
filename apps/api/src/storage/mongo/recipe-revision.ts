import { type Model, Schema } from "mongoose";
import type { Mongo } from "./mongo.ts";
import { retryDuplicates } from "./mongo-error.ts";

interface Revision {
  _id: "recipes" | "collections";
  writes: number;
}

const revisionSchema = new Schema<Revision>({ _id: String, writes: Number }, { versionKey: false });

export type RecipeRevision = ReturnType<typeof revisionOf>;

export interface Revisions {
  recipes: RecipeRevision;
  collections: RecipeRevision;
}

/** Creates the revisions of all recipes and of all collections of recipes. */
export function createRevisions(mongo: Mongo): Revisions {
  const model = mongo.model("revisions", revisionSchema);
  return { recipes: revisionOf(model, "recipes"), collections: revisionOf(model, "collections") };
}

/**
 * Creates a revision: a number in a small document that every write raises before it is acknowledged,
 * so that all servers see the change. A server that crashes between a write and the increment leaves an unacknowledged
 * write; it becomes visible with the next write, or when cached responses reach their maximum age.
 */
function revisionOf(model: Model<Revision>, kind: Revision["_id"]) {
  const raise = () =>
    retryDuplicates(() => model.updateOne({ _id: kind }, { $inc: { writes: 1 } }, { upsert: true }));

  return {
    /** Returns the current revision. Must be called inside work that the store runs. */
    async current(): Promise<string> {
      return String((await model.findById(kind).lean())?.writes ?? 0);
    },

    /** Runs a write and raises the revision. A failed write raises it too, because part of it may have been done. */
    async after<T>(write: () => Promise<T>): Promise<T> {
      try {
        return await write();
      } finally {
        await raise();
      }
    },
  };
}
