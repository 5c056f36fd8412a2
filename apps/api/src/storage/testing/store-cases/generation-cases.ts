import type { Generation } from "@larder/domain/generation/generation";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { expect, it } from "vitest";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const hour = (n: number) => `2026-03-01T${String(n).padStart(2, "0")}:00:00.000Z`;
const LONG_AGO = "2026-01-01T00:00:00.000Z";

function buildGeneration(n: number, fields: Partial<Generation> = {}): Generation {
  return {
    id: `generation-${n}`,
    uid: "bo",
    createdAt: hour(n),
    kind: "create",
    origin: "ai",
    outcome: "running",
    credits: 1,
    ...fields,
  };
}

const usage = {
  model: "cook",
  outputMode: "schema" as const,
  calls: 2,
  inputTokens: 900,
  outputTokens: 2_000,
  milliseconds: 9_000,
};

export function generationCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const begin = (generation: Generation, lostBefore = LONG_AGO) =>
    store().generations.begin(generation, lostBefore);
  const put = async (generation: Generation) => {
    await begin({ ...generation, outcome: "running" });
    await store().generations.end(generation.id, generation);
  };

  it("gives a user one place, and others theirs", async () => {
    const answers = await Promise.all([1, 2, 3].map((n) => begin(buildGeneration(n))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await begin(buildGeneration(4, { uid: "ann" }))).toBe(true);
  });

  it("frees the place when the question ends", async () => {
    await begin(buildGeneration(1));
    expect(await begin(buildGeneration(2))).toBe(false);
    await store().generations.end("generation-1", { outcome: "refused", usage });
    expect(await begin(buildGeneration(2))).toBe(true);
    const { items } = await store().generations.list({ limit: 9 });
    expect(items).toStrictEqual([buildGeneration(2), buildGeneration(1, { outcome: "refused", usage })]);
  });

  it("frees the place of a question whose process was lost", async () => {
    await begin(buildGeneration(1));
    expect(await begin(buildGeneration(5), hour(2))).toBe(true);
    const { items } = await store().generations.list({ limit: 9 });
    expect(items.map(({ outcome }) => outcome)).toEqual(["running", "failed"]);
  });

  it("counts what was spent since a moment, by one and by all", async () => {
    await put(buildGeneration(1, { outcome: "done", credits: 2 }));
    await put(buildGeneration(2, { outcome: "unavailable", credits: 0 }));
    await put(buildGeneration(3, { outcome: "done", uid: "ann" }));
    await begin(buildGeneration(4));
    const spent = (since: string, uid?: string) => store().generations.spent(since, uid);
    const oldestSpent = (since: string, uid?: string) => store().generations.oldestSpent(since, uid);
    expect(await spent(hour(0), "bo")).toEqual({ questions: 3, credits: 3 });
    expect(await spent(hour(0))).toEqual({ questions: 4, credits: 4 });
    expect(await spent(hour(2), "bo")).toEqual({ questions: 2, credits: 1 });
    expect(await spent(hour(5))).toEqual({ questions: 0, credits: 0 });
    expect(await oldestSpent(hour(0))).toBe(hour(1));
    expect(await oldestSpent(hour(2), "bo")).toBe(hour(4));
    expect(await oldestSpent(hour(5))).toBeNull();
  });

  it("knows the recipes that were made for a query, the newest first", async () => {
    await put(buildGeneration(1, { outcome: "done", queryKey: "soup", recipeId: "one" }));
    await put(buildGeneration(2, { outcome: "done", queryKey: "soup", recipeId: "two" }));
    await put(buildGeneration(3, { outcome: "refused", queryKey: "soup" }));
    for (const id of ["one", "two"]) await store().recipes.insert(buildRecipe({ id, slug: id }));
    const recipesFor = (key: string, since: string) => store().generations.recipesFor(key, since, "bo");
    expect(await recipesFor("soup", hour(0))).toEqual(["two", "one"]);
    expect(await recipesFor("soup", hour(2))).toEqual(["two"]);
    expect(await recipesFor("soup", hour(3))).toEqual([]);
    expect(await recipesFor("stew", hour(0))).toEqual([]);
  });

  it("knows a recipe that was accepted behind the drafts of others, and one's own drafts", async () => {
    const made = async (n: number, fields: Partial<Recipe>) => {
      const recipe = buildRecipe({ id: `recipe-${n}`, slug: `recipe-${n}`, ...fields });
      await store().recipes.insert(recipe);
      await put(buildGeneration(n, { outcome: "done", queryKey: "soup", recipeId: recipe.id }));
    };
    const draft = { draft: true, expiresAt: "2026-04-01T00:00:00.000Z" } as const;
    await made(1, {});
    await made(2, { userId: "bo", ...draft });
    for (let n = 3; n < 13; n += 1) await made(n, { userId: "cy", ...draft });
    await put(buildGeneration(13, { outcome: "done", queryKey: "soup", recipeId: "deleted" }));
    const recipesFor = (uid: string) => store().generations.recipesFor("soup", hour(0), uid);
    expect(await recipesFor("ana")).toEqual(["recipe-1"]);
    expect(await recipesFor("bo")).toEqual(["recipe-2", "recipe-1"]);
    expect((await recipesFor("cy"))[0]).toBe("recipe-12");
  });

  it("lists newest first, in pages, and forgets what is old", async () => {
    for (const n of [1, 2, 3, 4, 5]) await put(buildGeneration(n, { outcome: "done" }));
    const first = await store().generations.list({ limit: 3 });
    expect(first.items.map(({ id }) => id)).toEqual(["generation-5", "generation-4", "generation-3"]);
    const rest = await store().generations.list({ limit: 3, cursor: first.nextCursor ?? "" });
    expect([rest.items.length, rest.total, rest.nextCursor]).toEqual([2, 5, null]);
    await store().generations.removeOlderThan(hour(4));
    expect((await store().generations.list({ limit: 9 })).total).toBe(2);
  });
}
