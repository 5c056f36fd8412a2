import type { Recipe } from "@larder/domain/recipe/recipe";
import { expect, it } from "vitest";
import { bookmarksOf } from "./bookmarks-of.ts";
import { buildRecipe, ingredient } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const PAGE = { limit: 100 };
const EXPIRES = "2026-04-01T00:00:00.000Z";

export function draftCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  async function insertDraft(fields: Partial<Recipe> = {}): Promise<Recipe> {
    const draft = buildRecipe({
      tags: ["composed"],
      ingredients: { main: [ingredient("leek")] },
      draft: true,
      expiresAt: EXPIRES,
      ...fields,
    });
    await store().recipes.insert(draft);
    return draft;
  }
  const total = async (filter: object) => (await store().recipes.listSummaries(filter, "new", PAGE)).total;

  it("are found whole, but stand in no list and count for no tag", async () => {
    const draft = await insertDraft({ makerNotes: [{ code: "skipped", words: ["kale"] }] });
    expect(await store().recipes.findBySlug(draft.slug)).toStrictEqual(draft);
    for (const filter of [{}, { terms: ["leek"] }, { q: "soup" }, { tag: "composed" }, { owner: "ana" }]) {
      expect(await total(filter)).toBe(0);
    }
    expect((await store().recipes.list({}, "popular", PAGE)).items).toEqual([]);
    expect(await store().recipes.tags()).toEqual([]);
  });

  it("are listed for their owner alone, on demand", async () => {
    await insertDraft();
    expect(await total({ owner: "ana", drafts: true })).toBe(1);
    expect(await total({ owner: "ana", drafts: true, terms: ["leek"] })).toBe(1);
    expect(await total({ owner: "bo", drafts: true })).toBe(0);
  });

  it("become recipes like others when draft and expiry are gone", async () => {
    const { draft: _, expiresAt: __, ...recipe } = await insertDraft();
    const accepted = { ...recipe, version: 2 };
    await store().recipes.replace(accepted, { owner: "ana", version: 1 });
    expect(await store().recipes.findById(accepted.id)).toStrictEqual(accepted);
    expect([await total({ terms: ["leek"] }), await total({ owner: "ana", drafts: true })]).toEqual([1, 0]);
    expect(await store().recipes.tags()).toEqual([{ tag: "composed", count: 1 }]);
  });

  it("are found once they have expired", async () => {
    const old = await insertDraft();
    await insertDraft({ expiresAt: "2026-05-01T00:00:00.000Z" });
    await store().recipes.insert(buildRecipe());
    expect(await store().recipes.expiredDrafts(EXPIRES, 10)).toEqual([]);
    expect(await store().recipes.expiredDrafts("2026-04-02T00:00:00.000Z", 10)).toEqual([
      { id: old.id, userId: "ana" },
    ]);
  });

  it("are not among the bookmarks of others", async () => {
    const { id } = await insertDraft();
    await store().bookmarks.toggle("bo", id, EXPIRES);
    expect(await bookmarksOf(store().bookmarks, "bo")).toEqual([]);
  });

  it("go with their owner, who leaves the other recipes behind", async () => {
    const draft = await insertDraft();
    const shared = buildRecipe();
    await store().recipes.insert(shared);
    await store().accounts.remove({ uid: "ana", email: "", recipes: "keep", alias: "gone" });
    expect(await store().recipes.findById(draft.id)).toBeNull();
    expect((await store().recipes.findById(shared.id))?.userId).toBe("");
  });
}
