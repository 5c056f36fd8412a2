import { describe, expect, it } from "vitest";
import { understandQuery } from "../understand.ts";
import { rowsOf, textOf } from "../testing/examine.ts";
import { composeRecipe } from "../compose-recipe.ts";
import { isOfWay } from "./card-ways.ts";
import { CARDS } from "./cards.ts";

function recipeOf(query: string) {
  const { recipe } = composeRecipe({ request: understandQuery(query, "en") });
  if (!recipe) throw new Error(`Nothing was made of "${query}".`);
  return recipe;
}

describe("the ways of a card", () => {
  it("an appliance takes the place of the usual steps", () => {
    const text = textOf(recipeOf("instant pot risotto"));
    expect(text).toMatch(/high pressure for 6 minutes/);
    expect(text).not.toMatch(/by the ladle/);
    expect(textOf(recipeOf("air fryer katsu curry"))).not.toMatch(/Fry in the sunflower oil in the pan/);
  });

  it("a step that only one way has is never beside its twin of another way", () => {
    const doubled = CARDS.flatMap((card) =>
      card.ways.slice(1).flatMap((ways) => {
        const [usual = []] = card.ways;
        const isUsual = (part: (typeof card.steps)[number]["parts"][number]) =>
          part.ways.length > 0 && part.ways.every((way) => usual.includes(way) && !isNew(way));
        const isNew = (way: string) => !usual.some((each) => each === way);
        return card.steps.flatMap(({ parts }) => {
          const used = parts.filter((part) => isOfWay(part, card, ways));
          const hasNew = used.some((part) => part.ways.some(isNew));
          return hasNew && used.some(isUsual) ? [`${card.id} ${ways.join("+")}`] : [];
        });
      }),
    );
    expect(doubled).toEqual([]);
  });

  it("lists no pot of oil for the air fryer", () => {
    const recipe = recipeOf("air fryer chips");
    const oil = rowsOf(recipe).find(({ ingredient_name }) => /oil/.test(ingredient_name));
    expect(oil?.measure).toBeLessThanOrEqual(60);
    expect(recipe.tools.map(({ tool_name }) => tool_name).join()).not.toMatch(/deep/);
  });
});

describe("an appliance or none", () => {
  it.each([
    ["cocido en olla exprés", /olla a presión/],
    ["fabada en olla a presión", /presión baja/],
    ["pressure cooker beef stew", /high pressure/],
    ["slow cooker chili", /slow cooker/],
    ["roast chicken in the air fryer", /air fryer/],
    ["air fryer falafel", /air fryer/],
    ["microwave scrambled eggs", /microwave/],
    ["pizza sin horno", /sartén/],
  ])("is obeyed: %s", (query, steps) => {
    const { recipe, notes } = composeRecipe({ query });
    expect(textOf(recipe ?? recipeOf(query))).toMatch(steps);
    expect(notes.map(({ code }) => code)).not.toContain("not-obeyed");
    expect(recipe?.tools.map(({ tool_name }) => tool_name).join() ?? "").not.toMatch(/oven tray|bandeja/);
  });
});
