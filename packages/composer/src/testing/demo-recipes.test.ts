import { recipeSchema } from "@larder/domain/recipe/recipe";
import { describe, expect, it } from "vitest";
import { demoRecipes } from "./demo-recipes.ts";

describe("demoRecipes", () => {
  const many = [...demoRecipes({ count: 1_000, seed: 1 })];
  const different = (values: unknown[]) => new Set(values).size;

  it("makes recipes that the schema accepts", () => {
    for (const recipe of many) expect(recipeSchema.safeParse(recipe)).toMatchObject({ success: true });
  });

  it("makes the same recipes for the same seed, whatever their number", () => {
    expect([...demoRecipes({ count: 20, seed: 1 })]).toStrictEqual(many.slice(0, 20));
  });

  it("makes other recipes for another seed", () => {
    const [other] = demoRecipes({ count: 1, seed: 2 });
    expect(other?.id).not.toBe(many[0]?.id);
    expect(other?.slug).not.toBe(many[0]?.slug);
  });

  it("gives no two recipes the same id or slug", () => {
    expect(different(many.map(({ id }) => id))).toBe(many.length);
    expect(different(many.map(({ slug }) => slug))).toBe(many.length);
  });

  it("varies names, languages, tags and times", () => {
    expect(different(many.map(({ name }) => name))).toBeGreaterThan(600);
    expect(new Set(many.map(({ language }) => language))).toEqual(new Set(["en", "es"]));
    expect(different(many.flatMap(({ tags }) => tags))).toBeGreaterThan(30);
    expect(different(many.map(({ duration }) => duration.total_time_minutes))).toBeGreaterThan(30);
  });

  it("assigns all recipes to the named owner, else to several users", () => {
    const owned = [...demoRecipes({ count: 10, seed: 1, owner: "ana" })];
    expect(new Set(owned.map(({ userId }) => userId))).toEqual(new Set(["ana"]));
    expect(different(many.map(({ userId }) => userId))).toBeGreaterThan(4);
  });
});
