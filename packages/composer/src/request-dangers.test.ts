import { describe, expect, it } from "vitest";
import { composeRecipe } from "./compose-recipe.ts";

const dangersOf = (query: string) => {
  const { recipe, notes } = composeRecipe({ query });
  return { recipe, codes: notes.flatMap(({ code, words }) => (code === "danger" ? words : [])) };
};

describe("a dangerous request", () => {
  it.each([
    ["arroz cocido que lleva dos días fuera de la nevera", "left-out"],
    ["expired yogurt", "spoiled"],
    ["sprouting green potatoes", "green-potatoes"],
    ["garlic oil to keep at room temperature", "oil-kept"],
    ["fugu sushi", "pufferfish"],
    ["rhubarb leaves salad", "rhubarb-leaves"],
    ["onion soup for my cat and me", "pets"],
    ["mushrooms I found in the forest", "foraged-mushrooms"],
    ["conservas de judías verdes en tarro al baño maría", "home-canning"],
    ["how can I can green beans at home in a water bath", "home-canning"],
  ])("makes nothing of %j and says why", (query, code) => {
    const { recipe, codes } = dangersOf(query);
    expect(recipe).toBeNull();
    expect(codes).toEqual([code]);
  });

  it.each([
    ["kidney beans soaked but not boiled in a slow cooker salad", "dried-beans"],
    ["rare burger", "undercooked"],
    ["refrozen chicken", "refrozen"],
  ])("gets a safe recipe and a note: %j", (query, code) => {
    const { recipe, codes } = dangersOf(query);
    expect(recipe).not.toBeNull();
    expect(codes).toEqual([code]);
  });

  it.each([
    ["honey for my 8 month old", "honey-for-baby"],
    ["popcorn for a toddler", "choking"],
    ["sushi for a pregnant woman", "raw-egg-or-fish"],
    ["mayonesa casera con huevo crudo para mi suegra, que está con quimioterapia", "raw-egg-or-fish"],
    ["sushi for my immunocompromised father", "raw-egg-or-fish"],
    ["chicken tartare", "undercooked"],
  ])("says its danger, whatever is made: %j", (query, code) => {
    expect(dangersOf(query).codes).toEqual([code]);
  });

  it.each(["kidney bean salad", "roast chicken", "tortilla de patatas"])("is none: %j", (query) => {
    expect(dangersOf(query).codes).toEqual([]);
  });
});

it("makes a mayonnaise without raw egg for a weak immune system, and no other dish", () => {
  const query = "mayonesa casera con huevo crudo para mi suegra, que está con quimioterapia";
  const { recipe } = composeRecipe({ query, language: "es" });
  expect(recipe?.name).toBe("Lactonesa");
});

describe("the list of ingredients", () => {
  it.each([
    ["kidney bean salad", "en", "cooked kidney beans"],
    ["chickpea salad", "en", "cooked chickpeas"],
    ["ensalada de alubias", "es", "alubias blancas cocidas"],
    ["ensalada de alubias rojas", "es", "alubias rojas cocidas"],
  ] as const)("says that the pulses of %j are cooked", (query, language, name) => {
    const { recipe } = composeRecipe({ query, language });
    expect(
      Object.values(recipe?.ingredients ?? {})
        .flat()
        .map((row) => row.ingredient_name),
    ).toContain(name);
  });
});
