import type { Generation } from "@larder/domain/generation/generation";
import { type Model, Schema } from "mongoose";
import type { GenerationStore } from "../../ports/generation-store.ts";
import { RECIPES_FOR_A_QUERY } from "../shared/limits.ts";
import { withOutputMode } from "../shared/renamed-fields.ts";
import { batches } from "./batches.ts";
import { listDocuments, type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";
import { isDuplicate } from "./mongo-error.ts";
import type { RecipeDocument } from "./recipe-document.ts";

export interface GenerationDocument extends Stored<Generation> {
  /** The user, while the question is running. */
  runningFor?: string;
}

export const generationDocumentSchema = new Schema<GenerationDocument>(
  {
    _id: String,
    uid: String,
    createdAt: String,
    kind: String,
    origin: String,
    outcome: String,
    credits: Number,
    queryKey: String,
    recipeId: String,
    usage: Schema.Types.Mixed,
    runningFor: String,
  },
  { versionKey: false },
);
generationDocumentSchema.index({ createdAt: -1, _id: -1 });
generationDocumentSchema.index({ uid: 1, createdAt: 1 });
generationDocumentSchema.index(
  { queryKey: 1, createdAt: -1 },
  { partialFilterExpression: { recipeId: { $exists: true } } },
);
// A user has one place.
generationDocumentSchema.index({ runningFor: 1 }, { unique: true, sparse: true });

/** The end of a question, which frees the user's place. */
const ended = (result: Partial<Generation>) => ({ $set: result, $unset: { runningFor: 1 as const } });

/** Questions of one query that are read at a time. */
const BATCH = 20;

export function createGenerationStore(
  mongo: Mongo,
  generations: Model<GenerationDocument>,
  recipes: Model<RecipeDocument>,
): GenerationStore {
  const since = (at: string, uid: string | undefined) => ({
    ...(uid !== undefined && { uid }),
    createdAt: mongo.trusted({ $gte: at }),
  });

  return {
    begin: (generation, lostBefore) =>
      mongo.run(async () => {
        const { uid } = generation;
        await generations.updateMany(
          { uid, outcome: "running", createdAt: mongo.trusted({ $lt: lostBefore }) },
          ended({ outcome: "failed" }),
        );
        try {
          await generations.create([{ ...stored(generation), runningFor: uid }]);
          return true;
        } catch (error) {
          if (isDuplicate(error)) return false;
          throw error;
        }
      }),
    end: (id, result) =>
      mongo.run(async () => {
        await generations.updateOne({ _id: id }, ended(result));
      }),
    spent: (at, uid) =>
      mongo.run(async () => {
        const [questions, [sum]] = await Promise.all([
          generations.countDocuments(since(at, uid)),
          generations.aggregate<{ credits: number }>([
            { $match: since(at, uid) },
            { $group: { _id: null, credits: { $sum: "$credits" } } },
          ]),
        ]);
        return { questions, credits: sum?.credits ?? 0 };
      }),
    oldestSpent: (at, uid) =>
      mongo.run(async () => {
        const oldest = await generations
          .findOne({ ...since(at, uid), credits: mongo.trusted({ $gt: 0 }) })
          .sort({ createdAt: 1 })
          .lean();
        return oldest?.createdAt ?? null;
      }),
    recipesFor: (queryKey, at, uid) =>
      mongo.run(async () => {
        const made = generations
          .find(
            { queryKey, recipeId: mongo.trusted({ $exists: true }), createdAt: mongo.trusted({ $gte: at }) },
            { recipeId: 1 },
          )
          .sort({ createdAt: -1, _id: -1 })
          .lean()
          .cursor({ batchSize: BATCH });
        const usable: string[] = [];
        for await (const batch of batches(made, BATCH)) {
          const ids = batch.flatMap(({ recipeId }) => recipeId ?? []);
          const shown = { _id: mongo.trusted({ $in: ids }), $or: [{ draft: null }, { userId: uid }] };
          const found = new Set((await recipes.find(shown, { _id: 1 }).lean()).map(({ _id }) => _id));
          usable.push(...ids.filter((id) => found.has(id)));
          if (usable.length >= RECIPES_FOR_A_QUERY) break;
        }
        return usable.slice(0, RECIPES_FOR_A_QUERY);
      }),
    list: (page) => mongo.run(() => listDocuments(generations, {}, page, generationOf, mongo)),
    removeOlderThan: (at) =>
      mongo.run(async () => {
        await generations.deleteMany({ createdAt: mongo.trusted({ $lt: at }) });
      }),
  };
}

export function generationOf(document: GenerationDocument): Generation {
  const { _id, runningFor: _, ...rest } = document;
  return withOutputMode({ id: _id, ...rest });
}
