import { Recipe as CooklangRecipe } from "@cooklang/cooklang-ts";
import { describe, expect, it } from "vitest";
import { collect } from "../testing/collect.ts";
import { nastySource } from "../testing/export-source.ts";
import { nastyRecipes } from "../testing/nasty-recipes.ts";
import { cooklangFiles } from "./cooklang.ts";

async function readAll(): Promise<Map<string, CooklangRecipe>> {
  const files = await collect(cooklangFiles(nastySource()));
  return new Map(
    files
      .filter(({ path }) => path.endsWith(".cook"))
      .map(({ path, bytes }) => [path, new CooklangRecipe(withoutHeader(String(bytes)))]),
  );
}

/** This parser knows the header of earlier versions alone, and reads a heading as a step. */
function withoutHeader(text: string): string {
  return text.replace(/^---\n[^]*?\n---\n/, "").replaceAll(/^(?:==.*==|>.*)$/gm, "");
}

describe("Cooklang files that another parser reads", () => {
  it("have as many ingredients as the list of each recipe has rows", async () => {
    const read = [...(await readAll()).values()];
    const names = read.map(({ ingredients }) => new Set(ingredients.map(({ name }) => name)).size);
    const recipes = nastyRecipes();
    expect(read.length).toBe(recipes.length);
    for (const [at, { recipe, why }] of recipes.entries()) {
      const rows = Object.values(recipe.ingredients).flat();
      const listed = new Set(rows.map((row) => row.ingredient_name)).size;
      expect({ why, names: names[at] }).toEqual({ why, names: listed });
    }
  });

  it("have the amounts and units of a recipe, and its timers", async () => {
    const pie = (await readAll()).get("Leek Pie.cook");
    expect(pie?.ingredients).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "plain flour", quantity: 250, units: "g" }),
        expect.objectContaining({ name: "cold water", quantity: 120, units: "ml" }),
        expect.objectContaining({ name: "leeks", quantity: 3 }),
      ]),
    );
    const timers = pie?.steps.flat().filter(({ type }) => type === "timer");
    expect(timers).toEqual([
      expect.objectContaining({ quantity: 30, units: "minutes" }),
      expect.objectContaining({ quantity: "10-15", units: "minutes" }),
      expect.objectContaining({ quantity: 45, units: "minutes" }),
    ]);
  });
});
