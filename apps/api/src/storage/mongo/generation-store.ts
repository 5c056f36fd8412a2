import type { Generation } from "@larder/domain/generation/generation";
import { type Model, Schema } from "mongoose";
import type { GenerationStore } from "../../ports/generation-store.ts";
import { RECIPES_FOR_A_QUERY } from "../shared/limits.ts";
import { withOutputMode } from "../shared/renamed-fields.ts";
import { listDocuments, type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";
import { isDuplicate } from "./mongo-error.ts";

export type GenerationDocument = Stored<Generation>;

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
generationDocumentSchema.index(
  { uid: 1, outcome: 1 },
  { unique: true, partialFilterExpression: { outcome: "running" } },
);

export function createGenerationStore(mongo: Mongo, generations: Model<GenerationDocument>): GenerationStore {
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
          { $set: { outcome: "failed" } },
        );
        try {
          await generations.create([stored(generation)]);
          return true;
        } catch (error) {
          if (isDuplicate(error)) return false;
          throw error;
        }
      }),
    end: (id, result) =>
      mongo.run(async () => {
        await generations.updateOne({ _id: id }, { $set: result });
      }),
    spent: (at, uid) =>
      mongo.run(async () => {
        const [sum] = await generations.aggregate<{ questions: number; credits: number }>([
          { $match: since(at, uid) },
          { $group: { _id: null, questions: { $sum: 1 }, credits: { $sum: "$credits" } } },
        ]);
        return { questions: sum?.questions ?? 0, credits: sum?.credits ?? 0 };
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
        const made = await generations.aggregate<{ recipeId: string }>([
          { $match: { queryKey, recipeId: { $exists: true }, createdAt: { $gte: at } } },
          { $sort: { createdAt: -1, _id: -1 } },
          { $lookup: { from: "recipes", localField: "recipeId", foreignField: "_id", as: "recipe" } },
          { $match: { recipe: { $elemMatch: { $or: [{ draft: null }, { userId: uid }] } } } },
          { $limit: RECIPES_FOR_A_QUERY },
          { $project: { recipeId: 1 } },
        ]);
        return made.map(({ recipeId }) => recipeId);
      }),
    list: (page) => mongo.run(() => listDocuments(generations, {}, page, generationOf, mongo)),
    removeOlderThan: (at) =>
      mongo.run(async () => {
        await generations.deleteMany({ createdAt: mongo.trusted({ $lt: at }) });
      }),
  };
}

export function generationOf({ _id, ...rest }: GenerationDocument): Generation {
  return withOutputMode({ id: _id, ...rest });
}
