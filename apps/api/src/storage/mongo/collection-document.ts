import type { CollectionEntry, StoredCollection } from "@larder/domain/collection/collection";
import { Schema } from "mongoose";
import { type Stored, stored } from "./documents.ts";

export type CollectionDocument = Stored<StoredCollection>;

export const collectionDocumentSchema = new Schema<CollectionDocument>(
  {
    _id: String,
    userId: String,
    name: String,
    note: String,
    cover: String,
    order: String,
    sections: [Schema.Types.Mixed],
    rule: Schema.Types.Mixed,
    audience: String,
    members: [new Schema({ userId: String, role: String }, { _id: false })],
    createdAt: String,
    updatedAt: String,
    version: Number,
  },
  { versionKey: false, minimize: false, timestamps: false },
);
collectionDocumentSchema.index({ userId: 1, updatedAt: -1 });
collectionDocumentSchema.index({ "members.userId": 1 });
collectionDocumentSchema.index({ audience: 1, updatedAt: -1 });

export interface EntryDocument extends CollectionEntry {
  _id: string;
}

export const entryDocumentSchema = new Schema<EntryDocument>(
  {
    _id: String,
    collectionId: String,
    recipeId: String,
    sectionId: String,
    position: Number,
    addedAt: String,
    addedBy: String,
    isShared: Boolean,
  },
  { versionKey: false },
);
entryDocumentSchema.index({ collectionId: 1, position: 1 });
entryDocumentSchema.index({ collectionId: 1, isShared: 1 });
entryDocumentSchema.index({ recipeId: 1 });
entryDocumentSchema.index({ addedBy: 1 });

export function collectionOf({ _id, ...rest }: CollectionDocument): StoredCollection {
  const { userId, name, note, cover, order, sections, rule, audience, members } = rest;
  const { createdAt, updatedAt, version } = rest;
  return {
    id: _id,
    userId,
    name,
    note,
    cover,
    order,
    sections,
    rule: rule ?? null,
    audience,
    members: members.map((member) => ({ userId: member.userId, role: member.role })),
    createdAt,
    updatedAt,
    version,
  };
}

export function collectionFields(collection: StoredCollection): Omit<CollectionDocument, "_id"> {
  const { _id, ...fields } = stored(collection);
  return fields;
}

export function entryOf(document: EntryDocument): CollectionEntry {
  const { collectionId, recipeId, sectionId, position, addedAt, addedBy, isShared } = document;
  return { collectionId, recipeId, sectionId: sectionId ?? null, position, addedAt, addedBy, isShared };
}

export function entryDocumentOf(entry: CollectionEntry): EntryDocument {
  return { _id: entryId(entry), ...entry };
}

/** Ids hold no colon, so no two pairs share one. */
export function entryId({
  collectionId,
  recipeId,
}: Pick<CollectionEntry, "collectionId" | "recipeId">): string {
  return `${collectionId}:${recipeId}`;
}
