import { findFoods } from "@larder/domain/food/find-foods";
import { contentsOf } from "@larder/domain/food/holds";
import { type RecipeLanguage, recipeLanguageFrom } from "@larder/domain/language";
import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import type { IngredientRow, RecipeDraft } from "@larder/domain/recipe/recipe";
import type { Exclusion, RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { t } from "./bilingual.ts";
import type { Composition } from "./composition.ts";

const NO_SALT = t("No salt is added.", "No lleva sal añadida.");
const INSTEAD = t(
  "Taste at the end and season with lemon juice, vinegar, pepper, herbs or spices instead.",
  "Prueba al final y alegra el sabor con zumo de limón, vinagre, pimienta, hierbas o especias.",
);
/** Tags of dishes that nobody seasons at the table. */
const UNSEASONED = new Set(["dessert", "postre", "cake", "bizcocho", "bread", "pan", "drink", "bebida"]);
/** Foods that are sold with less salt, or without. */
const WITH_LESS = /stock|^soy-sauce$|^tamari$/;

/**
 * Composes a dish with little salt or none: no salt is added. Without salt, what holds salt by itself is left out too where
 * the dish can do without it; else the dish is made with it, and the recipe names it.
 */
export function composeWithLessSalt(
  request: RecipeRequest,
  compose: (request: RecipeRequest) => Composition,
): Composition {
  const left = request.excluded.find(({ contents }) => contents.includes("salt"));
  const diet = request.diets.find((each) => each.diet === "low-salt");
  if (!left && !diet) return compose(request);
  const strict = left ? compose(request) : null;
  if (strict?.recipe) return strict;
  const others = request.excluded.filter((each) => each !== left);
  const words = left?.words ?? diet?.words ?? "";
  const unsalted: Exclusion = { words, foods: ["salt"], contents: [], isAllergy: false };
  const made = compose({ ...request, excluded: [...others, unsalted] });
  if (!made.recipe) return strict ?? made;
  const { language } = request;
  const salty = saltyIn(made.recipe, language);
  const notes = made.notes.filter(({ code, words: [said] }) => code !== "not-obeyed" || said !== words);
  return {
    recipe: withLessSalt(made.recipe, salty, !diet, others.length === 0),
    notes: left && salty.length > 0 ? [...notes, { code: "not-obeyed", words: [words] }] : notes,
  };
}

function withLessSalt(
  recipe: RecipeDraft,
  salty: readonly string[],
  isWithout: boolean,
  isAdvised: boolean,
): RecipeDraft {
  const language = recipeLanguageFrom(recipe.language);
  const renamed = (rows: IngredientRow[]) =>
    rows.map((row) => ({ ...row, ingredient_name: lessSalty(row.ingredient_name, isWithout, language) }));
  const isSeasoned = isAdvised && !recipe.tags.some((tag) => UNSEASONED.has(tag));
  const list = new Intl.ListFormat(language).format(salty);
  const own = t(
    `Salty by themselves: ${list}; use little of them, or kinds with less salt.`,
    `Ya llevan sal: ${list}; pon poca cantidad o compra los que tengan menos sal.`,
  );
  const sentences = [NO_SALT, ...(isSeasoned ? [INSTEAD] : []), ...(salty.length > 0 ? [own] : [])];
  return {
    ...recipe,
    description: [recipe.description, ...sentences.map((each) => each[language])].join(" "),
    ingredients: Object.fromEntries(
      Object.entries(recipe.ingredients).map(([group, rows]) => [group, renamed(rows)]),
    ),
    steps: recipe.steps.map((step) => ({
      ...step,
      sub_steps: step.sub_steps.map((part) =>
        part.ingredients ? { ...part, ingredients: renamed(part.ingredients) } : part,
      ),
    })),
  };
}

function foodNamed(name: string, language: RecipeLanguage) {
  return findFoods(name, language)[0]?.food;
}

/** Returns the name of a food under which it is bought with less salt, or without. */
function lessSalty(name: string, isWithout: boolean, language: RecipeLanguage): string {
  if (!WITH_LESS.test(foodNamed(name, language)?.id ?? "")) return name;
  if (language === "en") return `${isWithout ? "salt-free" : "low-salt"} ${name}`;
  return `${name} ${isWithout ? "sin sal" : /^(?:salsa|pastilla)/.test(name) ? "baja en sal" : "bajo en sal"}`;
}

/** Returns the names of the ingredients that hold salt by themselves. */
function saltyIn({ ingredients }: RecipeDraft, language: RecipeLanguage): string[] {
  return ingredientNames(ingredients).filter((name) => {
    const food = foodNamed(name, language);
    return food !== undefined && contentsOf(food).has("salt") && !/stock/.test(food.id);
  });
}
