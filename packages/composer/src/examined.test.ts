import { examineRecipe } from "@larder/domain/examine/examine-recipe";
import type { RecipeLanguage } from "@larder/domain/language";
import { describe, expect, it } from "vitest";
import { CARDS } from "./cards/cards.ts";
import { composeRecipe } from "./compose-recipe.ts";
import { understandQuery } from "./understand.ts";

const EXCLUSIONS: Readonly<Record<RecipeLanguage, readonly string[]>> = {
  en: [
    "",
    "without eggs",
    "no milk",
    "gluten free",
    "allergic to nuts",
    "fish allergy",
    "vegan",
    "no soy",
    "sesame free",
    "without mustard",
    "no celery",
    "can't eat shellfish",
    "vegetarian",
    "no onion or garlic",
    "halal",
  ],
  es: [
    "",
    "sin huevo",
    "sin leche",
    "sin gluten",
    "alergia a los frutos secos",
    "sin pescado",
    "vegano",
    "sin soja",
    "sin sésamo",
    "sin mostaza",
    "sin apio",
    "sin marisco",
    "vegetariano",
    "sin cebolla ni ajo",
    "halal",
  ],
};
const FREE: Readonly<Record<RecipeLanguage, readonly string[]>> = {
  en: [
    "chicken soup",
    "pasta with tomatoes",
    "dinner",
    "beef stew",
    "vegetable curry",
    "salad",
    "rice with mushrooms",
    "salmon",
    "eggs and potatoes",
    "lentils",
    "tofu stir fry",
    "cod with chickpeas",
  ],
  es: [
    "sopa de pollo",
    "pasta con tomate",
    "cena",
    "guiso de ternera",
    "curry de verduras",
    "ensalada",
    "arroz con setas",
    "salmón",
    "huevos y patatas",
    "lentejas",
    "salteado de tofu",
    "bacalao con garbanzos",
  ],
};

/**
 * Returns what the examiner finds in the recipes of these dishes, each as it is and with every `step`th exclusion, all of
 * them with `THOROUGH`; other ones for the next dish.
 */
function findings(language: RecipeLanguage, dishes: readonly string[], step: number): string[] {
  return dishes.flatMap((dish, number) =>
    EXCLUSIONS[language].flatMap((exclusion, index) => {
      if (index > 0 && (index + number) % step > 0 && !process.env["THOROUGH"]) return [];
      const query = `${dish} ${exclusion}`;
      const { recipe } = composeRecipe({ query, language });
      if (!recipe) return [];
      const { breaches, dangers } = examineRecipe(recipe, understandQuery(query, language));
      return [...breaches, ...dangers].map(({ code, quote }) => `${query}: ${code} "${quote}"`);
    }),
  );
}

describe.each(["en", "es"] as const)("the examiner, for requests in %s", (language) => {
  it("finds nothing in dishes of plain foods", () => {
    expect(findings(language, FREE[language], 3)).toEqual([]);
  });

  it("finds nothing in the dishes of the cards", () => {
    const names = CARDS.map((card) => card.names[language][0] ?? "");
    expect(findings(language, names, 28)).toEqual([]);
  }, 90_000);
});
