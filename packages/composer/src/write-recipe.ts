import type { RecipeLanguage } from "@larder/domain/language";
import { foodById } from "@larder/domain/food/foods";
import { COMPOSED_TAG } from "@larder/domain/generation/made-by";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import { t } from "./bilingual.ts";
import { dietTags } from "./diet-tags.ts";
import { type Dish, usesIn } from "./dish.ts";
import type { DishType } from "./dish-types/dish-type.ts";
import { ingredientsOf } from "./ingredient-rows.ts";
import { durationOf, type Plan } from "./plan.ts";
import { needsThermometer } from "./safety.ts";
import { capitalised, fill, spell } from "./sentence.ts";
import { headlineOf, titleOf } from "./title.ts";
import { type ToolId, TOOLS } from "./tools.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { writeSteps } from "./write-steps.ts";

const DIFFICULTY = { easy: t("Easy", "Fácil"), medium: t("Medium", "Media") };
const QUICK = { minutes: 30, tag: t("quick", "rápido") };
const HONEST = t(
  "Composed by Larder from foods that suit each other; nobody has cooked it in this form yet, so taste as you go.",
  "Compuesta por Larder con alimentos que combinan entre sí; nadie la ha cocinado aún tal cual, así que ve probando.",
);
const LABELS = t(
  "Check the labels of what you buy ready-made.",
  "Revisa las etiquetas de lo que compres ya preparado.",
);

/** Writes a planned dish down as a recipe of the collection's shape. */
export function writeRecipe(dishType: DishType, dish: Dish, plan: Plan, parsed: ParsedQuery): RecipeDraft {
  const { language } = parsed;
  const headline = headlineOf(dishType, dish);
  const { steps, listed } = writeSteps(plan, dish, language);
  const duration = durationOf(plan.steps);
  const name = titleOf(dishType, dish, headline, language);
  const uses = [...listed.keys()];
  const diets = dietTags(
    uses.flatMap(({ food }) => foodById(food.id) ?? []),
    parsed.request,
  );
  const lead = (slot: string) => (slot === "lead" ? headline.mains : usesIn(dish, slot));
  const description = fill(plan.description, language, { of: lead });
  const cuisine =
    parsed.cuisine?.label ?? (dishType.home === dish.cuisine.id ? dish.cuisine.label : undefined);
  return {
    name,
    description: descriptionOf(
      capitalised(description.text),
      dish.servings,
      duration.total_time_minutes,
      parsed,
    ),
    ...(cuisine && { cuisine: cuisine[language] }),
    difficulty: DIFFICULTY[dishType.difficulty][language],
    servings: dish.servings,
    tags: [
      ...new Set([
        COMPOSED_TAG,
        tagOf(dishType, language),
        ...diets,
        ...(duration.total_time_minutes <= QUICK.minutes ? [QUICK.tag[language]] : []),
      ]),
    ],
    category: [],
    dietary_preferences: diets,
    reviews: [],
    tools: toolsOf(plan).map((tool) => ({
      tool_name: TOOLS[tool].name[language],
      purpose: TOOLS[tool].purpose[language],
    })),
    duration,
    ingredients: ingredientsOf(listed, language),
    steps,
    language,
  };
}

function descriptionOf(
  about: string,
  servings: number,
  minutes: number,
  { language, request: { diets, excluded } }: ParsedQuery,
): string {
  const facts = t(
    `${about}. For ${servings}, in about ${spell(minutes, "en")}.`,
    `${about}. Para ${servings}, en ${spell(minutes, "es")} aproximadamente.`,
  );
  const hasLabels =
    excluded.length > 0 || diets.some(({ diet }) => diet !== "vegetarian" && diet !== "pescatarian");
  return [facts[language], HONEST[language], ...(hasLabels ? [LABELS[language]] : [])].join(" ");
}

function toolsOf({ steps, tools }: Plan): readonly ToolId[] {
  const safe = steps.flatMap((step) => step.parts.flatMap((part) => part.safe));
  return safe.some(needsThermometer) ? [...tools, "thermometer"] : tools;
}

function tagOf({ words, ways }: DishType, language: RecipeLanguage): string {
  const names = words[language] || (ways?.[language] ?? "");
  return names.split(", ")[0]?.toLowerCase() ?? "";
}
