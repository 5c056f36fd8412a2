import { describe, expect, it } from "vitest";
import { foodById } from "../food/foods.ts";
import { holds } from "../food/holds.ts";
import { RECIPE_LANGUAGES } from "../language.ts";
import { barredBy } from "./barred.ts";
import { readRequest } from "./read-request.ts";
import { HARMLESS_REQUESTS } from "./testing/harmless.ts";
import { phrasings } from "./testing/phrasings.ts";
import { WORDINGS } from "./testing/wordings.ts";

const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);
const excluded = (query: string) => readRequest(query).excluded.map(({ words }) => words);

describe("the table of phrasings", () => {
  it.each(RECIPE_LANGUAGES)("bars what each phrasing leaves out, and asks for none of it: %s", (language) => {
    const table = phrasings(language);
    expect(table.length).toBeGreaterThan(1_500);
    const wrong = table.filter(({ query, cases }) => {
      const request = readRequest(query);
      const { contents } = barredBy(request);
      const isBarred = cases.every(({ bars }) =>
        bars.every((each) => contents.some((content) => content === each)),
      );
      const asked = request.foods.flatMap(({ words }) => wordsIn(words));
      const isAsked = cases.some(({ one, many }) =>
        [one, many].some((name) => asked.includes(name.toLowerCase())),
      );
      return !isBarred || isAsked || request.unresolved.length > 0;
    });
    expect(wrong.map(({ query }) => query)).toEqual([]);
  });

  it.each(RECIPE_LANGUAGES)("keeps the rest of the request: %s", (language) => {
    const lost = phrasings(language).filter(({ query, cases }) => {
      const request = readRequest(query);
      const known = cases.flatMap(({ bars }) => bars);
      // "no milk chocolate cake" can leave out milk or milk chocolate, so it leaves out both.
      const names = [...cases.flatMap(({ one, many }) => [one, many]), "kiwi"];
      const isMore = request.excluded.some(
        ({ words, contents }) =>
          !contents.some((content) => known.includes(content)) &&
          !names.some((name) => words.startsWith(name)),
      );
      return (
        isMore || (request.dish === null && request.preferences.length === 0 && request.foods.length === 0)
      );
    });
    expect(lost.map(({ query }) => query)).toEqual([]);
  });
});

describe("an exclusion in a wording of its own", () => {
  const rows = Object.entries(WORDINGS).flatMap(([content, queries]) =>
    queries
      .trim()
      .split("\n")
      .map((query) => [query, content] as const),
  );

  it.each(rows)("%s: no %s", (query, content) => {
    const request = readRequest(query);
    const isBarred = barredBy(request).contents.some((each) => each === content);
    expect(isBarred || request.unresolved.length > 0).toBe(true);
    expect(request.foods.filter(({ words }) => /\b(?:eggs?|huevos?)\b/i.test(words))).toEqual([]);
  });
});

describe("a request that leaves nothing out", () => {
  it("has 200 examples and more", () => {
    expect(HARMLESS_REQUESTS.length).toBeGreaterThanOrEqual(200);
  });

  it.each(HARMLESS_REQUESTS)("%s", (query) => {
    const { excluded, unresolved, diets } = readRequest(query);
    expect({ excluded, unresolved, diets }).toEqual({ excluded: [], unresolved: [], diets: [] });
  });
});

describe("what a request leaves out", () => {
  it.each([
    ["pasta, no nuts, chicken", ["nuts", "chicken"]],
    ["no nuts, chicken for 4", ["nuts"]],
    ["no nuts, 500 g chicken", ["nuts"]],
    ["no onions but lots of garlic", ["onions"]],
    ["without eggs, tomato soup", ["eggs"]],
    ["no peanut butter cookies", ["peanut butter", "peanut"]],
    ["chocolate egg free pudding", ["egg"]],
    ["oat milk instead of milk in the porridge", ["milk"]],
    ["replace the eggs with banana in pancakes", ["eggs"]],
    ["pancakes where eggs are replaced", ["eggs"]],
    ["natillas prohibido huevo", ["huevo"]],
    ["tortitas descartando huevos", ["huevos"]],
    ["leave the onions out of the salad", ["onions"]],
    ["eggs he can't eat, dinner please", ["eggs"]],
    ["eggless cake", ["eggless"]],
    ["no one here likes mushrooms", ["mushrooms"]],
    ["soup with anything but celery", ["celery"]],
    ["dinner for my mum (egg allergy)", ["egg"]],
    ["w/o eggs", ["eggs"]],
    ["\u{1F6AB} eggs", ["eggs"]],
    ["sin huevo ni leche ni frutos secos", ["huevo", "leche", "frutos secos"]],
  ])("%s: %j", (query, expected) => {
    expect(excluded(query)).toEqual(expect.arrayContaining(expected));
    expect(excluded(query).length).toBe(expected.length);
  });

  it.each([
    ["allergic friend, cake", "allergic"],
    ["blorp allergy, cake", "blorp allergy"],
    ["soup without blorp", "blorp"],
    ["blorp-free bread", "blorp-free"],
    ["blorps make me ill, soup", "blorps make me ill"],
    ["alergia al blorp", "blorp"],
    ["allergen-free cake", "allergen"],
  ])("%s: %j is asked back", (query, words) => {
    expect(readRequest(query).unresolved.join(" ")).toContain(words);
  });

  it("takes an allergy for what bars the whole group, a taste for the food alone", () => {
    expect(barredBy(readRequest("allergic to prawns, paella")).contents).toContain("crustaceans");
    expect(barredBy(readRequest("my son hates prawns, paella")).contents).not.toContain("crustaceans");
  });

  it.each([
    ["nut allergy", ["nuts", "peanuts"]],
    ["tree nut allergy", ["nuts"]],
    ["peanut allergy", ["peanuts"]],
    ["no shellfish", ["crustaceans", "molluscs"]],
    ["no seafood", ["fish", "crustaceans", "molluscs"]],
    ["lactose intolerant", ["milk", "lactose"]],
    ["for a coeliac", ["gluten", "wheat"]],
    ["sin marisco", ["crustaceans", "molluscs"]],
    ["alergia a los frutos secos", ["nuts", "peanuts"]],
  ])("%s bars %j", (query, contents) => {
    expect(barredBy(readRequest(query)).contents).toEqual(contents);
  });
});

describe("an allergy whose list stands after it", () => {
  it.each([
    ["arroz con leche alergia a los frutos secos", "frutos secos"],
    ["muffins de arándanos alergia al huevo", "huevo"],
    ["chicken soup allergy to nuts", "nuts"],
  ])("%s", (query, words) => {
    expect(excluded(query)).toEqual([words]);
  });
});

describe("a food that is left out", () => {
  it.each([
    ["allergic to almonds", "almond-drink"],
    ["alergia a las almendras", "almond-extract"],
    ["no coriander", "coriander-seed"],
    ["sin cilantro", "coriander-seed"],
    ["without salmon", "smoked-salmon"],
    ["no ginger", "ginger-ground"],
    ["coconut allergy", "coconut-oil"],
    ["sin chocolate", "hot-chocolate"],
    ["without chocolate", "cocoa"],
    ["no oats", "oats-gluten-free"],
    ["no bread", "breadcrumbs"],
    ["without bread", "breadcrumbs-gluten-free"],
    ["sin pan", "bun"],
    ["allergic to bread", "bun-gluten-free"],
    ["without butter", "ghee"],
    ["sin mantequilla", "garlic-butter"],
    ["without cream", "sour-cream"],
    ["soy alérgico al jamón", "jamon-bone"],
    ["no ham", "cured-ham"],
    ["without coriander", "garam-masala"],
    ["sin cilantro", "curry-powder"],
    ["no cumin", "garam-masala"],
    ["allergic to cinnamon", "garam-masala"],
    ["allergic to apples", "cider-vinegar"],
    ["allergic to chili peppers", "chilli-flakes"],
    ["no chile peppers", "chilli-powder"],
    ["without chili pepper", "hot-sauce"],
    ["allergic to sulphites", "cider-vinegar"],
    ["sin sulfitos", "rice-wine"],
    ["no sulfites", "raisins"],
    ["allergic to seeds", "tahini"],
    ["no puedo comer semillas", "poppy-seeds"],
    ["no pig meat", "bacon"],
    ["without pigmeat", "cured-ham"],
  ])("takes with it what is made of it or of the same plant: %s bars %s", (words, id) => {
    const food = foodById(id);
    expect(food && holds({ food, lacks: [] }, barredBy(readRequest(`dinner, ${words}`)))).toBe(true);
  });

  it.each([
    ["allergic to peppers", "paprika-sweet", true],
    ["soy alérgico al pimiento", "paprika-smoked", true],
    ["no peppers", "paprika-sweet", false],
    ["allergic to vinegar", "mayonnaise", true],
    ["alergia al vinagre", "mustard-dijon", true],
    ["peppers, and it is an allergy, no vinegar either", "mayonnaise", true],
    ["without vinegar", "mayonnaise", false],
    ["sin vinagre", "ketchup", false],
  ])("takes with it what has a trace of it where it is an allergy: %s, %s: %s", (words, id, isBarred) => {
    const food = foodById(id);
    expect(food && holds({ food, lacks: [] }, barredBy(readRequest(`dinner, ${words}`)))).toBe(isBarred);
  });
});

describe("seeds", () => {
  it.each(["hummus without seeds", "granola, no seeds", "falafel sin semillas", "a salad without seeds"])(
    "are left out where nothing has its own: %s",
    (query) => {
      expect(barredBy(readRequest(query)).foods).toContain("seeds");
    },
  );

  it.each([
    "tomato salad without seeds",
    "stuffed peppers, no seeds",
    "seedless grapes salad",
    "raspberry jam without seeds",
    "pimientos sin semillas",
    "gazpacho sin pepitas",
    "melon without pips",
  ])("of a fruit are taken out by the cook: %s", (query) => {
    expect(readRequest(query).excluded).toEqual([]);
  });
});
