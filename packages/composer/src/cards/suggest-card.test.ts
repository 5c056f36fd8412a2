import { describe, expect, it } from "vitest";
import { composeRecipe } from "../compose-recipe.ts";

const made = (query: string, seed = 1) => {
  const { recipe, notes } = composeRecipe({ query, seed });
  return {
    tags: recipe?.tags ?? [],
    minutes: recipe?.duration.total_time_minutes ?? 0,
    rows: Object.values(recipe?.ingredients ?? {})
      .flat()
      .map((row) => row.ingredient_name),
    notes: notes.map(({ code }) => code),
    text: JSON.stringify(recipe?.steps ?? []),
  };
};

const SEEDS = [1, 2, 3, 4, 5];

describe("a meal without a dish", () => {
  it.each(SEEDS)("is a main course in the time that it may take (seed %i)", (seed) => {
    const { tags, minutes } = made("15 minute dinner for two", seed);
    expect(tags).toContain("main course");
    expect(minutes).toBeLessThanOrEqual(15);
  });

  it.each([
    ["starter for 6 people", "starter"],
    ["tapas para 8", "entrante"],
    ["packed lunch", "salad"],
  ])("%s has the course that it names", (query, tag) => {
    for (const seed of SEEDS) expect(made(query, seed).tags).toContain(tag);
  });

  it.each(["keto breakfast no eggs", "keto breakfast", "desayuno keto sin huevo"])(
    "%s has no sweet fruit and no cereals",
    (query) => {
      for (const seed of SEEDS)
        expect(made(query, seed).rows.join(" ")).not.toMatch(
          /banana|plátano|mango|kiwi|oat|avena|granola|bread|pan\b/i,
        );
    },
  );
});

describe("an appliance that is left out", () => {
  it.each(["one pan sausage and potatoes, no oven", "one pan chicken thighs and peppers, no oven"])(
    "is not needed by one pan: %s",
    (query) => {
      const { rows, text } = made(query);
      expect(rows).not.toEqual([]);
      expect(text).not.toMatch(/\boven\b/);
    },
  );

  it("is not used by a salad of chicken either", () => {
    expect(made("chicken salad with almonds, no hob, no oven").text).not.toMatch(/frying pan/);
  });
});

describe("a made food that is left out", () => {
  it.each([
    ["ensaladilla rusa sin mayonesa", /mayonesa|lactonesa/],
    ["lasagne without cheese", /parmesan|mozzarella|ricotta|hard cheese/i],
    ["pizza without cheese", /mozzarella/],
  ])("has no other kind in its place: %s", (query, kinds) => {
    const { rows } = made(query);
    expect(rows).not.toEqual([]);
    expect(rows.join(", ")).not.toMatch(kinds);
  });

  it("has no added salt where little salt is asked for beside it", () => {
    const { rows, notes } = made("Pancakes without eggs, low salt");
    expect(rows).toContain("plain flour");
    expect(rows).not.toContain("salt");
    expect(notes).not.toContain("not-obeyed");
  });
});

describe("a time that nothing keeps", () => {
  it("is exceeded with a note", () => {
    const { rows, notes } = made("pasta for one in 10 minutes");
    expect(rows).not.toEqual([]);
    expect(notes).toContain("too-slow");
  });
});

describe("a kosher dish of meat", () => {
  it.each(["kosher cheeseburger", "kosher lasagne"])("has no milk: %s", (query) => {
    const { rows } = made(query);
    expect(rows).not.toEqual([]);
    expect(rows.join(", ")).not.toMatch(/Cheddar|Parmesan|mozzarella|(?:^|, )(?:milk|butter)/);
  });
});

describe("a dessert for children", () => {
  it.each([1, 2, 3, 4, 5])("has no alcohol, with seed %i", (seed) => {
    const { recipe } = composeRecipe({ query: "no-bake dessert for 10 kids, ready in half an hour", seed });
    expect(JSON.stringify(recipe)).not.toMatch(/\b(?:port|rum|wine|Marsala|brandy)\b/);
  });
});

describe("a dessert with chocolate", () => {
  it.each(["postre con chocolate", "postre vegano con chocolate"])(
    "is one of dark chocolate: %s",
    (query) => {
      expect(made(query).rows).toContain("chocolate negro");
    },
  );
});
