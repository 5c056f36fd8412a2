import { pictureIdsOf } from "@larder/domain/picture/pictures-of";
import type { RecipeVersion } from "@larder/domain/recipe/recipe-version";
import { Schema } from "mongoose";

/** A version as its recipe's document holds it. */
export interface PastVersion extends RecipeVersion {
  name: string;
  /** The ids of its pictures; a single one where an earlier version stored it; missing without one of our own. */
  picture?: string | string[];
  /** The length of its content as JSON. */
  bytes: number;
}

export interface RecipeVersionDocument extends PastVersion {
  _id: string;
}

export const recipeVersionDocumentSchema = new Schema<RecipeVersionDocument>(
  {
    _id: String,
    recipeId: String,
    version: Number,
    savedAt: String,
    replacedAt: String,
    changed: [String],
    name: String,
    picture: [String],
    bytes: Number,
    content: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false, timestamps: false },
);

recipeVersionDocumentSchema.index({ recipeId: 1, version: -1 });
recipeVersionDocumentSchema.index(
  { picture: 1 },
  { partialFilterExpression: { picture: { $exists: true } } },
);

/** The projection of what a list shows of a version. */
export const VERSION_ROW = { version: 1, savedAt: 1, replacedAt: 1, changed: 1, name: 1, bytes: 1 } as const;

export function versionId({ recipeId, version }: Pick<RecipeVersion, "recipeId" | "version">): string {
  return `${recipeId}:${version}`;
}

export function pastOf(version: RecipeVersion): PastVersion {
  const pictures = pictureIdsOf(version.content);
  return {
    ...version,
    name: version.content.name,
    ...(pictures.length > 0 && { picture: pictures }),
    bytes: Buffer.byteLength(JSON.stringify(version.content)),
  };
}

export function versionDocument(version: RecipeVersion): RecipeVersionDocument {
  return { _id: versionId(version), ...pastOf(version) };
}

export function versionOf(past: PastVersion): RecipeVersion {
  const { recipeId, version, savedAt, replacedAt, changed, content } = past;
  return { recipeId, version, savedAt, replacedAt, changed, content };
}
