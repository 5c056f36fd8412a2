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
 * The state of all recipes, as a number in a small document that every write raises before it is acknowledged, so that
 * all servers see it.
 *
 * A server that dies between a write and its number leaves a write that nobody was told of; it shows with the next one,
 * or when those who keep answers let them go by age.
 */
export function createRecipeRevision(mongo: Mongo) {
  const model = mongo.model("revisions", revisionSchema);
  const raise = () =>
    retryDuplicates(() => model.updateOne({ _id: "recipes" }, { $inc: { writes: 1 } }, { upsert: true }));

  return {
    /** To be asked in work that the store runs. */
    async current(): Promise<string> {
      return String((await model.findById("recipes").lean())?.writes ?? 0);
    },

    /** Does a write. When it fails, nobody knows how much of it was done, so that counts as a write too. */
    async after<T>(write: () => Promise<T>): Promise<T> {
      try {
        return await write();
      } finally {
        await raise();
      }
    },
  };
}
