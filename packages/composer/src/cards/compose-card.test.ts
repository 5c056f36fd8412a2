import { isDeepStrictEqual } from "node:util";
import { RECIPE_LANGUAGES, type RecipeLanguage } from "@larder/domain/language";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { recipeDraftSchema } from "@larder/domain/recipe/recipe";
import { barredBy } from "@larder/domain/request/barred";
import { dishIndex } from "@larder/domain/request/dish-index";
import { readRequest } from "@larder/domain/request/read-request";
import { holds } from "@larder/domain/food/holds";
import { findTimers } from "@larder/domain/time/timers";
import { describe, expect, it } from "vitest";
import { longestPath, partsOf, rowsOf, textOf } from "../testing/examine.ts";
import { adaptCard } from "./adapt-card.ts";
import { cardById, CARDS } from "./cards.ts";
import { composeCard } from "./compose-card.ts";

const INDEX = dishIndex(CARDS);

function made(query: string, language: RecipeLanguage = "en") {
  const request = readRequest(query, language, INDEX);
  const card = cardById(request.dish?.id ?? "");
  if (!card) throw new Error(`"${query}" names no card.`);
  return composeCard(card, request);
}

const recipeOf = (query: string) => {
  const { recipe } = made(query);
  if (!recipe) throw new Error(`Nothing was made of "${query}".`);
  return recipe;
};
const row = (query: string, name: RegExp) =>
  rowsOf(recipeOf(query)).find((each) => name.test(each.ingredient_name));

const VARIANTS: readonly Record<RecipeLanguage, string>[] = [
  { en: "", es: "" },
  { en: " for 1", es: " para 1" },
  { en: " for 20", es: " para 20" },
  { en: " vegan", es: " vegano" },
  { en: " without eggs and milk", es: " sin huevo ni leche" },
  { en: " gluten-free, no nuts", es: " sin gluten ni frutos secos" },
  { en: " without onion and garlic", es: " sin cebolla ni ajo" },
];

/**
 * Every card as it is in both languages, and in one of them with one variant, another than the card before it; with
 * `THOROUGH` every card with every variant in both.
 */
const ALL = CARDS.flatMap((card, number) =>
  RECIPE_LANGUAGES.flatMap((language, second) =>
    VARIANTS.filter(
      (_, at) =>
        at === 0 ||
        process.env["THOROUGH"] ||
        (number % RECIPE_LANGUAGES.length === second &&
          Math.floor(number / 2) % (VARIANTS.length - 1) === at - 1),
    ).map((variant) => {
      const request = readRequest(`${card.names[language][0] ?? ""}${variant[language]}`, language, INDEX);
      return { card, language, request, variant: variant[language], ...composeCard(card, request) };
    }),
  ),
);
type Made = (typeof ALL)[number] & { recipe: NonNullable<(typeof ALL)[number]["recipe"]> };
const hasRecipe = (each: (typeof ALL)[number]): each is Made => each.recipe !== null;
const faultsOf = (find: (each: Made) => readonly string[]) =>
  ALL.filter(hasRecipe)
    .flatMap((each) => find(each).map((fault) => `${each.card.id}${each.variant}: ${fault}`))
    .slice(0, 8);

describe("composeCard, for every card", () => {
  it("makes the dish as it is in both languages", () => {
    expect(ALL.filter(({ variant, recipe }) => variant === "" && !recipe).map(({ card }) => card.id)).toEqual(
      [],
    );
  });

  it("reports what the dish cannot be made without", () => {
    const silent = ALL.filter(
      ({ recipe, notes }) => !recipe && !notes.some(({ code }) => code === "not-without"),
    );
    expect(silent.map(({ card }) => card.id)).toEqual([]);
  });

  it("returns recipes of the schema that normaliseRecipe does not change", () => {
    const changed = faultsOf(({ recipe }) => {
      const { error } = recipeDraftSchema.safeParse(recipe);
      if (error) return [error.message];
      const { recipe: normalised, notes } = normaliseRecipe(structuredClone(recipe));
      return isDeepStrictEqual(normalised, recipe) && notes.length === 0 ? [] : [JSON.stringify(notes)];
    });
    expect(changed).toEqual([]);
  });

  it("uses none of the foods that a request leaves out", () => {
    const broken = faultsOf(({ card, request }) => {
      const versions = [card, ...card.instead.flatMap((id) => cardById(id) ?? [])];
      const adapted = versions.map((each) => adaptCard(each, request).adapted).find((each) => each !== null);
      const target = barredBy(request);
      return (adapted?.uses ?? [])
        .filter(({ food }) => holds({ food, lacks: [] }, target))
        .map(({ key }) => key);
    });
    expect(broken).toEqual([]);
  });

  it("lists in the steps all ingredients of the list", () => {
    const different = faultsOf(({ recipe }) => {
      const used = partsOf(recipe).flatMap(({ ingredients = [] }) => ingredients);
      return used.length === rowsOf(recipe).length ? [] : [`${used.length} of ${rowsOf(recipe).length}`];
    });
    expect(different).toEqual([]);
  });

  it("takes as long as its steps", () => {
    const wrong = faultsOf(({ recipe: { duration, steps } }) =>
      longestPath(steps) === duration.total_time_minutes ? [] : [duration.formatted],
    );
    expect(wrong).toEqual([]);
  });

  it("states the minutes of a part in its text, so that a timer finds them", () => {
    const silent = faultsOf(({ recipe }) =>
      partsOf(recipe)
        .filter(({ description, duration_minutes }) => {
          const timed = findTimers(description).flatMap(({ kind, minSeconds }) =>
            kind === "storage" ? [] : [minSeconds / 60],
          );
          return timed.length > 0 && !timed.includes(duration_minutes ?? 0);
        })
        .map(({ description }) => description),
    );
    expect(silent).toEqual([]);
  });

  it("leaves no placeholder, bracket or hole in a sentence", () => {
    const holed = faultsOf(({ recipe }) =>
      [
        recipe.name,
        recipe.description ?? "",
        textOf(recipe),
        ...recipe.steps.map((step) => step.main_step),
      ].filter((text) =>
        / {2}| [,.:;](?!\d)|,\.|\bthe (?:and|with|for|on)\b|(?<!\p{L})(?:de el|a el)\b|[{}[\]|]|undefined|NaN/u.test(
          text,
        ),
      ),
    );
    expect(holed).toEqual([]);
  });
});

describe("composeCard", () => {
  it("substitutes what is left out, in every sentence", () => {
    const { recipe, notes } = made("pancakes without eggs and milk");
    expect(recipe && textOf(recipe)).not.toMatch(/\b(?:eggs?|milk)\b/);
    expect(notes).toContainEqual({ code: "swapped", words: ["milk", "soya drink"] });
  });

  it("drops a food that is left out from a sentence, and not the other foods with it", () => {
    const text = textOf(recipeOf("ropa vieja without onion and garlic"));
    expect(text).toContain(
      "Cover the stewing beef with water in the pot with half of the salt and the bay leaves.",
    );
    expect(textOf(recipeOf("pozole sin cebolla"))).toMatch(/Cuece la paleta de cerdo en la olla/);
  });

  it("refuses to leave out what makes the dish", () => {
    expect(made("shakshuka without eggs")).toEqual({
      recipe: null,
      notes: [{ code: "not-without", words: ["eggs", "Shakshuka"] }],
    });
  });

  it("makes another version of the dish where the usual one cannot be adapted", () => {
    expect(recipeOf("mayonnaise without egg").name).toBe("Soya mayonnaise");
  });

  it("names the dish after the substitute of what makes it", () => {
    expect(recipeOf("tortilla de patatas sin huevo").name).toBe("Tortilla de patatas sin huevo");
  });

  it("keeps the name of a substitute beside one that leaves the name as it is", () => {
    expect(recipeOf("vegan bulgogi, gluten-free").name).toBe("Tofu bulgogi");
  });

  it("adds a food that suits the dish", () => {
    const recipe = recipeOf("pancakes with strawberries");
    expect(recipe.name).toBe("Pancakes with strawberries");
    expect(textOf(recipe)).toContain("Put the strawberries on top.");
  });

  it("adds the kind that suits the dish where a group of foods is asked for", () => {
    expect(recipeOf("pancakes with chocolate").name).toBe("Pancakes with chocolate");
  });

  it("reports a food that does not suit the dish", () => {
    expect(made("hummus with salmon").notes).toContainEqual({ code: "skipped", words: ["salmon"] });
  });

  it("uses the amounts of the request", () => {
    const query = "tortilla de patatas with 1 kg potatoes and 6 eggs";
    expect(row(query, /potato/)).toMatchObject({ measure: 1000, unit: "g" });
    expect(row(query, /egg/)).toMatchObject({ measure: 6 });
  });

  it("scales amounts, and says how many pans a large group takes", () => {
    expect(row("shakshuka for 8", /egg/)?.measure).toBe(16);
    expect(textOf(recipeOf("shakshuka for 20"))).toMatch(/in 5 batches/);
  });

  it("reports a dish that takes longer than requested", () => {
    expect(made("tortilla de patatas in 20 minutes").notes.map(({ code }) => code)).toContain("too-slow");
  });

  it("does not serve raw egg in pregnancy", () => {
    expect(recipeOf("mayonnaise, I am pregnant").name).toBe("Soya mayonnaise");
  });
});
