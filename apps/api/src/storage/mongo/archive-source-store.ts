import type { ArchiveSource } from "@larder/domain/archive-import/archive-source";
import { type Model, Schema } from "mongoose";
import type { ArchiveSourceStore } from "../../ports/archive-import-stores.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";

/** The source of a recipe, whose id is the document's. */
export type ArchiveSourceDocument = Omit<ArchiveSource, "ownId"> & { _id: string; ownId?: string | null };

export const archiveSourceDocumentSchema = new Schema<ArchiveSourceDocument>(
  {
    _id: String,
    recipeId: String,
    uid: String,
    app: String,
    ownId: String,
    fingerprint: String,
    digest: String,
    storedDigest: String,
    importId: String,
    importedAt: String,
  },
  { versionKey: false },
);
archiveSourceDocumentSchema.index({ uid: 1 });

export function createArchiveSourceStore(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  sources: Model<ArchiveSourceDocument>,
): ArchiveSourceStore {
  return {
    of: (uid) =>
      mongo.run(async () => (await sources.find({ uid }).sort({ _id: 1 }).lean()).map(archiveSourceOf)),
    find: (recipeId) =>
      mongo.run(async () => {
        const found = await sources.findById(recipeId).lean();
        return found && archiveSourceOf(found);
      }),
    put: (source) =>
      mongo.run(async () => {
        if (!(await recipes.exists({ _id: source.recipeId }))) return;
        const { _id, ...fields } = archiveSourceDocumentOf(source);
        await sources.replaceOne({ _id }, fields, { upsert: true });
      }),
  };
}

export function archiveSourceDocumentOf(source: ArchiveSource): ArchiveSourceDocument {
  return { _id: source.recipeId, ...source };
}

export function archiveSourceOf({ _id, ownId, ...source }: ArchiveSourceDocument): ArchiveSource {
  return { ...source, ownId: ownId ?? null };
}
