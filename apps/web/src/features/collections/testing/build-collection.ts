import type { Collection } from "@larder/domain/collection/collection";
import type { CollectedRecipe, ShelvedCollection } from "@larder/domain/contract/collections";
import { buildSummary } from "@larder/domain/testing/build-recipe";

/** Builds a collection of Ana's, who is signed in. */
export function buildCollection(fields: Partial<Collection> = {}): Collection {
  return {
    id: "c1",
    name: "Lunches",
    note: "",
    cover: "drawn",
    order: "hand",
    sections: [],
    rule: null,
    audience: "private",
    createdAt: "2026-01-05T12:00:00.000Z",
    updatedAt: "2026-01-05T12:00:00.000Z",
    version: 1,
    owner: { id: "ana", name: "Ana" },
    role: "owner",
    members: [],
    ...fields,
  };
}

export const buildShelved = (fields: Partial<ShelvedCollection> = {}): ShelvedCollection => ({
  ...buildCollection(fields),
  count: 0,
  covers: [],
  ...fields,
});

export const buildCollected = (name: string, sectionId: string | null = null): CollectedRecipe => ({
  ...buildSummary({ id: name, name, slug: name }),
  sectionId,
});
