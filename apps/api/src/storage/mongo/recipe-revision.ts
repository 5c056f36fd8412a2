import { Schema } from "mongoose";
import type { Mongo } from "./mongo.ts";
import { retryDuplicates } from "./mongo-error.ts";

interface Revision {
  _id: "recipes";
  writes: number;
}

const revisionSchema = new Schema<Revision>({ _id: String, writes: Number }, { versionKey: false });

export type RecipeRevision = ReturnType<typeof createRecipeRevision>;

/**
 * Creates the revision of all recipes: a number in a small document that every write raises before it is acknowledged,
 * so that all servers see the change. A server that crashes between a write and the increment leaves an unacknowledged
 * write; it becomes visible with the next write, or when cached responses reach their maximum age.
 */
export function createRecipeRevision(mongo: Mongo) {
  const model = mongo.model("revisions", revisionSchema);
  const raise = () =>
    retryDuplicates(() => model.updateOne({ _id: "recipes" }, { $inc: { writes: 1 } }, { upsert: true }));

  return {
    /** Returns the current revision. Must be called inside work that the store runs. */
    async current(): Promise<string> {
      return String((await model.findById("recipes").lean())?.writes ?? 0);
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
