import { describe, expect, it } from "vitest";
import { composeRecipe } from "./compose-recipe.ts";
import { foodsIn, textOf } from "./testing/examine.ts";

const made = (query: string, seed = 0) => {
  const { recipe, notes } = composeRecipe({ query, seed });
  if (!recipe) throw new Error(`Nothing was made of "${query}".`);
  return { recipe, notes, foods: foodsIn(recipe).map(({ id }) => id) };
};

describe("composeRecipe", () => {
  it.each([
    ["a soup", "leek and potato soup", "soup"],
    ["a kind of dish in Spanish", "risotto de setas", "risotto"],
    ["a way of cooking", "roasted cauliflower", "traybake"],
    ["a dish by its own name", "chili con carne", "stew"],
    ["breakfast", "desayuno con avena", "gachas"],
    ["a drink", "a drink with mango", "smoothie"],
    ["dessert", "postre de manzana", "crumble"],
    ["bones", "chicken bones", "broth"],
  ])("makes %s of %j", (_, query, tag) => {
    expect(made(query).recipe.tags).toContain(tag);
  });

  it("lets a way of cooking yield to the dish that is named, and says so", () => {
    const { recipe, notes } = made("roasted tomato soup");
    expect(recipe.tags).toContain("soup");
    expect(notes).toEqual([{ code: "not-obeyed", words: ["roasted"] }]);
  });

  it.each([
    ["English words", "chicken and rice", "en"],
    ["Spanish words", "pollo con arroz", "es"],
  ] as const)("speaks the language of %s, whatever the reader's is", (_, query, language) => {
    const other = language === "en" ? "es" : "en";
    expect(composeRecipe({ query, language: other }).recipe?.language).toBe(language);
  });

  it("speaks the reader's language where the words do not tell", () => {
    expect(composeRecipe({ query: "risotto", language: "es" }).recipe?.language).toBe("es");
    expect(composeRecipe({ query: "risotto", language: "en" }).recipe?.language).toBe("en");
  });

  it("cooks for the given number before the one in the query", () => {
    expect(composeRecipe({ query: "soup for 6" }).recipe?.servings).toBe(6);
    expect(composeRecipe({ query: "soup for 6", servings: 3 }).recipe?.servings).toBe(3);
  });

  it.each([
    ["para una persona", 1],
    ["for two", 2],
    ["para una cena", 4],
  ])("reads how many %j is for", (words, servings) => {
    expect(made(`soup ${words}`).recipe.servings).toBe(servings);
  });

  it("says that it cannot cook for a whole village", () => {
    const { recipe, notes } = composeRecipe({ query: "soup for 400" });
    expect(recipe?.servings).toBe(24);
    expect(notes).toContainEqual({ code: "servings", words: ["400", "24"] });
  });

  it.each([
    ["a diet", "vegan chicken curry", { code: "swapped", words: ["chicken", "firm tofu"] }],
    ["a diet in Spanish", "curry de gambas vegano", { code: "swapped", words: ["gambas", "tofu firme"] }],
    [
      "an allergy",
      "dairy-free pancakes with milk",
      { code: "swapped", words: ["milk", "unsweetened soya drink"] },
    ],
  ])("puts something else where %s bars a food, and says so", (_, query, note) => {
    expect(made(query).notes).toContainEqual(note);
  });

  it("leaves out what is to be left out, and what is nearly the same", () => {
    const { foods } = made("pollo sin cebolla ni ajo");
    expect(foods).not.toContain("garlic");
    expect(foods.filter((id) => /onion|shallot/.test(id))).toEqual([]);
  });

  it("leaves out the stock with the meat", () => {
    for (const seed of [1, 2, 3, 4, 5])
      expect(textOf(made("beef stew without chicken", seed).recipe)).not.toContain("chicken");
  });

  it("adds no meat where a query names other things alone", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const query of ["broccoli", "cheese", "potatoes", "autumn vegetables", "lentils"]) {
        const { recipe } = composeRecipe({ query, seed });
        const meat = recipe ? foodsIn(recipe).filter(({ contains }) => contains.includes("meat")) : [];
        expect(meat).toEqual([]);
      }
    }
  });

  it("keeps to a time, or says by how much it does not", () => {
    expect(made("something quick with eggs").recipe.duration.total_time_minutes).toBeLessThanOrEqual(30);
    expect(made("beef stew in 20 minutes").notes.map(({ code }) => code)).toContain("too-slow");
  });

  it("tells how much of a food goes where it is used twice", () => {
    const text = textOf(made("spaghetti with garlic").recipe);
    expect(text).toMatch(/part of the salt/);
    expect(text).toMatch(/the rest of the salt/);
  });

  it("rather leaves out what seasons than what a dish is about", () => {
    const { foods, notes } = made("strawberries, beef and chocolate");
    expect(foods).toContain("strawberry");
    expect(foods.filter((id) => id.includes("beef"))).not.toEqual([]);
    expect(notes).toEqual([{ code: "left-out", words: ["chocolate"] }]);
  });

  it("seasons as the kitchen does that was asked for", () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { recipe } = composeRecipe({ query: "paella de marisco", seed });
      expect(recipe && foodsIn(recipe).map(({ id }) => id)).not.toContain("ginger");
    }
  });

  it("finds something fast enough where there is something", () => {
    expect(made("vegan dinner in 25 minutes").recipe.duration.total_time_minutes).toBeLessThanOrEqual(25);
  });

  it("gives dry lentils enough to drink", () => {
    expect(made("lentil curry").foods).toContain("vegetable-stock");
  });

  it.each([
    ["nothing that it knows", "asdf qwer", ["unknown", "unknown", "not-understood"]],
    ["what is no kind of dish that it makes", "hot chocolate", ["unknown", "not-understood"]],
    ["nothing at all", "", ["not-understood"]],
    ["signs alone", "!!! ???", ["not-understood"]],
  ])("makes nothing of %s and says why", (_, query, codes) => {
    const { recipe, notes } = composeRecipe({ query });
    expect(recipe).toBeNull();
    expect(notes.map(({ code }) => code)).toEqual(codes);
  });
});
