import { recipeSchema } from "@larder/domain/recipe/recipe";
import { describe, expect, it } from "vitest";
import { demoRecipes } from "./demo-recipes.ts";

describe("demoRecipes", () => {
  const many = [...demoRecipes({ count: 2_000, seed: 1 })];

  it("makes recipes as the domain has them", () => {
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

  it("gives no two recipes one id or slug", () => {
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length);
    expect(new Set(many.map(({ slug }) => slug)).size).toBe(many.length);
  });

  it("leaves no blank of a text unfilled", () => {
    expect(JSON.stringify(many)).not.toMatch(/\{[a-z]+\}|\{\d|undefined|\|/);
  });

  it("varies names, languages, tags and times", () => {
    const different = (values: unknown[]) => new Set(values).size;
    expect(different(many.map(({ name }) => name))).toBeGreaterThan(1_000);
    expect(new Set(many.map(({ language }) => language))).toEqual(new Set(["en", "es"]));
    expect(different(many.flatMap(({ tags }) => tags))).toBeGreaterThan(30);
    expect(different(many.map(({ duration }) => duration.total_time_minutes))).toBeGreaterThan(50);
  });

  it("says in the text of a step how long it takes", () => {
    const timed = many
      .flatMap(({ steps }) => steps.flatMap((step) => step.sub_steps))
      .filter((step) => step.duration_minutes !== undefined);
    expect(timed.length).toBeGreaterThan(5_000);
    for (const { description, duration_minutes } of timed) {
      expect(description).toContain(`${duration_minutes} minut`);
    }
  });

  it("gives all recipes to the owner who is named, else to several cooks", () => {
    const owned = [...demoRecipes({ count: 10, seed: 1, owner: "ana" })];
    expect(new Set(owned.map(({ userId }) => userId))).toEqual(new Set(["ana"]));
    expect(new Set(many.map(({ userId }) => userId)).size).toBeGreaterThan(4);
  });
});
