import { fold } from "../text/fold.ts";
import { isoFromMinutes } from "../time/iso-duration.ts";
import { lineOfRow } from "../ingredient/line-of-row.ts";
import { withoutUndefined } from "../normalise/values.ts";
import { picturesOf } from "../picture/pictures-of.ts";
import type { Recipe, RecipeDraft, Step, SubStep } from "../recipe/recipe.ts";
import { NOTE_NAME } from "../schema-org/document-details.ts";
import type { JsonLdPart, JsonLdRecipe } from "./json-ld-schema.ts";

/** The media type of JSON-LD. */
export const JSON_LD = "application/ld+json";

/** A draft, or a recipe of the collection with its dates. */
type Written = RecipeDraft & Partial<Pick<Recipe, "createdAt" | "updatedAt">>;

/**
 * Converts a recipe to JSON-LD for other apps and search engines. Leaves out assumed values and all that schema.org
 * cannot express; only Larder's own JSON is lossless.
 *
 * @param origin the address of this server, "https://larder.example", for the addresses of pictures
 * @see https://schema.org/Recipe
 */
export function recipeToJsonLd(recipe: Written, origin: string): JsonLdRecipe {
  const { duration, assumed = [], author, video } = recipe;
  const times = assumed.includes("duration") ? undefined : duration;
  return withoutUndefined<JsonLdRecipe>({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.name,
    description: recipe.description || undefined,
    abstract: recipe.abstract || undefined,
    author: author ? { "@type": "Person", name: author } : undefined,
    url: recipe.url,
    isBasedOn: recipe.importedUrl?.url,
    image: listed(
      picturesOf(recipe).flatMap(({ url }) => (URL.canParse(url, origin) ? [new URL(url, origin).href] : [])),
    ),
    inLanguage: recipe.language || undefined,
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
    prepTime: isoFromMinutes(times?.prep_time_minutes),
    cookTime: isoFromMinutes(times?.cook_time_minutes),
    totalTime: isoFromMinutes(times?.total_time_minutes),
    recipeYield: assumed.includes("servings") ? undefined : String(recipe.servings),
    recipeCategory: listed(recipe.category),
    recipeCuisine: recipe.cuisine || undefined,
    keywords: recipe.tags.join(", ") || undefined,
    suitableForDiet: listed(recipe.dietary_preferences.flatMap(restrictedDiet)),
    nutrition: nutritionOf(recipe),
    video: video === undefined ? undefined : { "@type": "VideoObject", name: recipe.name, url: video },
    comment: listed((recipe.notes ?? []).map((text) => ({ "@type": "Comment", name: NOTE_NAME, text }))),
    tool: listed(
      recipe.tools.map(({ tool_name, purpose }) => {
        return { "@type": "HowToTool", name: tool_name, ...(purpose && { description: purpose }) };
      }),
    ),
    recipeIngredient: Object.values(recipe.ingredients).flat().map(lineOfRow),
    recipeInstructions: assumed.includes("steps") ? [] : instructions(recipe.steps),
  });
}

function nutritionOf({ calories_per_serving: calories, nutrition }: RecipeDraft): JsonLdRecipe["nutrition"] {
  if (calories === undefined && !nutrition) return undefined;
  return {
    "@type": "NutritionInformation",
    ...(calories !== undefined && { calories: `${calories} kcal` }),
    ...(nutrition && { description: nutrition }),
  };
}

/** Returns the list; undefined when it is empty. */
function listed<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Converts a step with a title to a section whose steps are its parts; a single step needs no section. */
function instructions(steps: readonly Step[]): JsonLdRecipe["recipeInstructions"] {
  return steps.flatMap((step): JsonLdRecipe["recipeInstructions"] => {
    const parts = [...tips(step), ...step.sub_steps.flatMap(howToStep)];
    if (step.main_step === "" || parts.length === 0) return parts;
    return [{ "@type": "HowToSection", name: step.main_step, itemListElement: parts }];
  });
}

function howToStep(part: SubStep): JsonLdPart[] {
  if (part.description === "") return tips(part);
  const timeRequired = isoFromMinutes(part.duration_minutes);
  return [
    { "@type": "HowToStep", text: part.description, ...(timeRequired && { timeRequired }) },
    ...tips(part),
  ];
}

/**
 * Returns a step's explanations, which follow the step or come first in its section; the name distinguishes their
 * kinds.
 */
function tips({ tip, why, analogy }: Pick<Step, "tip" | "why" | "analogy">): JsonLdPart[] {
  const named = [{ text: tip }, { name: "Why", text: why }, { name: "Analogy", text: analogy }];
  return named.flatMap(({ text, ...name }) => (text ? [{ "@type": "HowToTip", ...name, text }] : []));
}

/** The diets of schema.org, by their common names. */
const DIETS = new Map(
  Object.entries({
    diabetic: "DiabeticDiet",
    glutenfree: "GlutenFreeDiet",
    singluten: "GlutenFreeDiet",
    halal: "HalalDiet",
    hindu: "HinduDiet",
    kosher: "KosherDiet",
    lowcalorie: "LowCalorieDiet",
    lowfat: "LowFatDiet",
    lowlactose: "LowLactoseDiet",
    lowsalt: "LowSaltDiet",
    vegan: "VeganDiet",
    vegana: "VeganDiet",
    vegano: "VeganDiet",
    vegetarian: "VegetarianDiet",
    vegetariana: "VegetarianDiet",
    vegetariano: "VegetarianDiet",
  }),
);

function restrictedDiet(name: string): string[] {
  const diet = DIETS.get(fold(name).replace(/[^a-z]|diet$/g, ""));
  return diet === undefined ? [] : [`https://schema.org/${diet}`];
}
