import type { CollectionEntry, StoredCollection } from "@larder/domain/collection/collection";

const AT = "2026-03-01T12:00:00.000Z";

export function buildCollection(fields: Partial<StoredCollection> = {}): StoredCollection {
  return {
    id: "soups",
    userId: "ana",
    name: "Soups",
    note: "",
    cover: "drawn",
    order: "hand",
    sections: [],
    rule: null,
    audience: "private",
    members: [],
    createdAt: AT,
    updatedAt: AT,
    version: 1,
    ...fields,
  };
}

export function buildEntry(fields: Partial<CollectionEntry> = {}): CollectionEntry {
  return {
    collectionId: "soups",
    recipeId: "soup",
    sectionId: null,
    position: 1,
    addedAt: AT,
    addedBy: "ana",
    isShared: false,
    ...fields,
  };
}
