import { describe, expect, it } from "vitest";
import { composeRecipe } from "./compose-recipe.ts";
import { foodsIn, textOf } from "./testing/examine.ts";
import { understandQuery } from "./understand.ts";

const made = (query: string, seed = 0) => {
  const { recipe, notes } = composeRecipe({ query, seed });
  if (!recipe) throw new Error(`Nothing was made of "${query}".`);
  return { recipe, notes, foods: foodsIn(recipe).map(({ id }) => id) };
};

describe("composeRecipe", () => {
  it.each([
    ["a soup", "leek and potato soup", "soup"],
    ["a kind of dish in Spanish", "sopa de hinojo", "sopa"],
    ["a drink", "a drink with kiwi", "drink"],
  ])("makes %s of %j", (_, query, tag) => {
    expect(made(query).recipe.tags).toContain(tag);
  });

  it("makes no other dish in place of one that it does not know", () => {
    expect(composeRecipe({ query: "beef zorblington" })).toEqual({
      recipe: null,
      notes: [{ code: "unknown-dish", words: ["beef zorblington"] }],
    });
  });

  it.each([
    "sardine bread",
    "salmon hummus",
    "pollo al zorglín",
    "Moroccan pancakes",
    "leek pudding",
    "mushroom feijoada",
  ])("makes no card's dish of %j, which is another dish", (query) => {
    expect(composeRecipe({ query })).toEqual({
      recipe: null,
      notes: [{ code: "unknown-dish", words: [query] }],
    });
  });

  it.each([
    ["blueberry pancakes", /pancakes with blueberries/i],
    ["leek and potato omelette", /^(?=.*leek)(?=.*potato).*omelette/i],
    ["mushroom rice", /mushroom/i],
    ["pesto pasta", /pesto/i],
    ["ham, cheese and bread", /s[aá]ndwich|croque/i],
    ["merluza al horno", /merluza al horno/i],
    ["pan-fried salmon", /salmon/i],
    ["sopa de verduras", /sopa|crema/i],
    ["sobras de pollo asado", /pollo/i],
    ["acorn squash soup", /squash soup/i],
  ])("makes what is asked for of %j", (query, name) => {
    expect(made(query).recipe.name).toMatch(name);
  });

  it("makes no sandwich of foods without bread, and none of bread without a filling", () => {
    for (const query of ["cabbage", "eggs", "bread and butter", "tomatoes and cheese", "chickpeas"])
      for (const seed of [1, 2, 3, 4])
        expect(composeRecipe({ query, seed }).recipe?.tags ?? []).not.toContain("sandwich");
  });

  it("makes a named dish of its card", () => {
    expect(made("shakshuka for 2").recipe).toMatchObject({ name: "Shakshuka", servings: 2 });
  });

  it("takes a request that was corrected", () => {
    const request = understandQuery("shakshuka for 2");
    expect(composeRecipe({ request: { ...request, servings: 3 } }).recipe?.servings).toBe(3);
  });

  it("makes nothing while words of an exclusion are not resolved", () => {
    const request = { ...understandQuery("soup"), unresolved: ["zorblax"] };
    expect(composeRecipe({ request })).toEqual({
      recipe: null,
      notes: [{ code: "unresolved", words: ["zorblax"] }],
    });
  });

  it("uses the amounts of the request", () => {
    const { recipe } = made("500 g minced beef and 2 courgettes");
    const rows = Object.values(recipe.ingredients).flat();
    expect(rows.find(({ ingredient_name }) => ingredient_name === "minced beef")?.measure).toBe(500);
    expect(rows.find(({ ingredient_name }) => ingredient_name === "courgettes")?.measure).toBe(2);
  });

  it("cooks a food that the pantry lacks like others of its group", () => {
    const { recipe } = made("scallops");
    expect(recipe.name).toMatch(/scallop/i);
    expect(textOf(recipe)).toContain("63 °C");
  });

  it("takes rice for a food where no rice dish fits the others", () => {
    expect(made("receta con arroz y huevo").recipe.name).toMatch(/arroz.*huevo/i);
  });

  it("does not brown cooked chicken again", () => {
    const text = textOf(made("leftover chicken").recipe);
    expect(text).toMatch(/leftover chicken.*75 °C/s);
    expect(text).not.toMatch(/brown (?:the leftover )?chicken/i);
  });

  it("makes dishes without salt and without an oven", () => {
    for (const seed of [1, 2, 3]) {
      expect(made("chicken and leeks without salt", seed).foods).not.toContain("salt");
      expect(textOf(made("chicken, no oven", seed).recipe)).not.toContain("oven");
    }
  });

  it("adds a food that is also a dish to others", () => {
    expect(made("spinach, tomatoes and mayonnaise").recipe.name).not.toBe("Mayonnaise");
  });

  it.each([
    ["English words", "chicken and rice", "en"],
    ["Spanish words", "pollo con arroz", "es"],
  ] as const)("speaks the language of %s, whatever the reader's is", (_, query, language) => {
    const other = language === "en" ? "es" : "en";
    expect(composeRecipe({ query, language: other }).recipe?.language).toBe(language);
  });

  it("uses the reader's language where the words do not decide", () => {
    expect(composeRecipe({ query: "risotto", language: "es" }).recipe?.language).toBe("es");
    expect(composeRecipe({ query: "risotto", language: "en" }).recipe?.language).toBe("en");
  });

  it("prefers the given servings to those in the query", () => {
    expect(composeRecipe({ query: "soup for 6" }).recipe?.servings).toBe(6);
    expect(composeRecipe({ query: "soup for 6", servings: 3 }).recipe?.servings).toBe(3);
  });

  it.each([
    ["para una persona", 1],
    ["for two", 2],
    ["para una cena", 4],
  ])("reads the servings of %j", (words, servings) => {
    expect(made(`soup ${words}`).recipe.servings).toBe(servings);
  });

  it("reports servings beyond its limit", () => {
    const { recipe, notes } = composeRecipe({ query: "soup for 400" });
    expect(recipe?.servings).toBe(40);
    expect(notes).toContainEqual({ code: "servings", words: ["400", "40"] });
  });

  it.each([
    ["a diet", "chicken and leeks, vegan", { code: "swapped", words: ["chicken", "firm tofu"] }],
    ["a diet in Spanish", "curry de gambas vegano", { code: "swapped", words: ["gambas", "tofu firme"] }],
    ["an allergy", "dairy-free pancakes with milk", { code: "swapped", words: ["milk", "soya drink"] }],
  ])("substitutes a food that %s bars, and reports it", (_, query, note) => {
    expect(made(query).notes).toContainEqual(note);
  });

  it("leaves out excluded foods, and nearly equal ones", () => {
    const { foods } = made("pollo sin cebolla ni ajo");
    expect(foods).not.toContain("garlic");
    expect(foods.filter((id) => /onion|shallot/.test(id))).toEqual([]);
  });

  it("leaves out the stock with the meat", () => {
    for (const seed of [1, 2, 3, 4, 5])
      expect(textOf(made("beef stew without chicken", seed).recipe)).not.toContain("chicken");
  });

  it("adds no meat where a query names only other foods", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const query of ["broccoli", "cheese", "potatoes", "autumn vegetables", "lentils"]) {
        const { recipe } = composeRecipe({ query, seed });
        const meat = recipe ? foodsIn(recipe).filter(({ contains }) => contains.includes("meat")) : [];
        expect(meat).toEqual([]);
      }
    }
  });

  it.each([
    "salad with chickpeas without onion",
    "salad with chickpeas without walnuts",
    "rice bowl with tofu without honey",
    "stir fry with broccoli without coriander",
    "soup with leeks without celery",
    "ensalada de garbanzos sin mostaza",
  ])("makes a dish without what only seasons it: %s", (query) => {
    expect(made(query).recipe.steps.length).toBeGreaterThan(0);
  });

  it.each([
    ["risotto with asparagus", "asparagus"],
    ["omelette with courgette", "courgette"],
    ["mango smoothie", "mango"],
    ["avocado sandwich", "avocado"],
  ])("makes %s of the food that is named", (query, food) => {
    expect(made(query).foods).toContain(food);
  });

  it("meets a time limit, or reports by how much it does not", () => {
    expect(made("something quick with eggs").recipe.duration.total_time_minutes).toBeLessThanOrEqual(30);
    expect(made("beef stew in 20 minutes").notes.map(({ code }) => code)).toContain("too-slow");
  });

  it("states the share of a food that is used twice", () => {
    const text = textOf(made("spaghetti with broccoli").recipe);
    expect(text).toMatch(/part of the salt/);
    expect(text).toMatch(/the rest of the salt/);
  });

  it("leaves out seasonings rather than main foods", () => {
    const { foods, notes } = made("strawberries, beef and chocolate");
    expect(foods).toContain("strawberry");
    expect(foods.filter((id) => id.includes("beef"))).not.toEqual([]);
    expect(notes).toEqual([{ code: "skipped", words: ["chocolate"] }]);
  });

  it("seasons in the style of the requested cuisine", () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { recipe } = composeRecipe({ query: "arroz español", seed });
      expect(recipe && foodsIn(recipe).map(({ id }) => id)).not.toContain("ginger");
    }
  });

  it("finds a recipe within the time limit where one exists", () => {
    expect(made("vegan dinner in 25 minutes").recipe.duration.total_time_minutes).toBeLessThanOrEqual(25);
  });

  it("gives dry lentils enough liquid", () => {
    expect(made("curry with lentils and carrots").foods).toContain("vegetable-stock");
  });

  it.each([
    ["nothing that it knows", "asdf qwer", ["unknown-dish"]],
    ["nothing at all", "", ["not-understood"]],
    ["signs alone", "!!! ???", ["not-understood"]],
  ])("makes no recipe of %s and reports why", (_, query, codes) => {
    const { recipe, notes } = composeRecipe({ query });
    expect(recipe).toBeNull();
    expect(notes.map(({ code }) => code)).toEqual(codes);
  });
});

describe("the notes on a recipe", () => {
  const notesOf = (query: string) =>
    composeRecipe({ query }).notes.map(({ code, words }) => [code, ...words]);

  it.each(["keto breakfast", "dinner for a pregnant woman", "cheap lentil dinner", "low fodmap dinner"])(
    "do not say that “%s” cannot be promised where its foods keep to it",
    (query) => expect(notesOf(query).filter(([code]) => code === "not-obeyed")).toEqual([]),
  );

  it("name no minutes that nobody said", () => {
    expect(notesOf("quick beef stew").flat()).toContain("quick");
    expect(notesOf("quick beef stew").flat()).not.toContain("too-slow");
  });

  it.each([
    ["gluten free bread made with spelt flour", "spelt flour"],
    ["coeliac, barley soup", "barley"],
    ["cuscús para celíacos", "cuscús"],
  ])("say of “%s” that the grain holds gluten", (query, words) => {
    expect(notesOf(query).map(([code, first]) => [code, first])).toContainEqual(["contradiction", words]);
  });

  it.each(["hollandaise sauce", "eggs benedict"])("say that the egg of %s stays half raw", (query) => {
    expect(JSON.stringify(composeRecipe({ query }).recipe)).toContain("The egg stays raw");
  });
});

describe("a dessert without added sugar", () => {
  it.each(["a diabetic dessert", "un postre para diabéticos", "postre sin azúcar"])(
    "is made for “%s”",
    (query) => {
      const { recipe } = composeRecipe({ query });
      const rows = Object.values(recipe?.ingredients ?? {}).flat();
      expect(rows).not.toEqual([]);
      expect(JSON.stringify(rows)).not.toMatch(/sugar|azúcar|honey|miel/);
    },
  );
});

describe("the pieces that a request names", () => {
  it.each([
    "24 scones",
    "scones, makes 24",
    "two dozen scones",
    "dos docenas de magdalenas",
    "24 cupcakes for the school fair",
  ])("are those that “%s” makes", (query) => {
    expect(JSON.stringify(composeRecipe({ query }).recipe?.steps)).toMatch(/\b24\b/);
  });
});
