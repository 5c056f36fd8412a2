import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { type Bilingual, t } from "./bilingual.ts";
import type { DishTypeChoice } from "./choose-dish-type.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { preferenceOf } from "./wanted-foods.ts";

/** Dish types that are blended, or can be. */
const SMOOTH_DISH_TYPES = new Set(["soup", "smoothie"]);

/** The names of preferences that cannot be promised, or not always. */
const PREFERENCE_NAMES: Readonly<Record<string, Bilingual>> = {
  spicy: t("spicy", "picante"),
  creamy: t("creamy", "cremoso"),
  protein: t("high protein", "rico en proteínas"),
  smooth: t("smooth", "crema"),
  healthy: t("healthy", "sano"),
  cheap: t("cheap", "barato"),
  "low-calorie": t("low calorie", "bajo en calorías"),
  "high-fibre": t("high fibre", "rico en fibra"),
  children: t("for children", "para niños"),
  crispy: t("crispy", "crujiente"),
  fluffy: t("fluffy", "esponjoso"),
  juicy: t("juicy", "jugoso"),
  "no-cook": t("without cooking", "sin cocinar"),
  "make-ahead": t("make ahead", "con antelación"),
  "freezer-friendly": t("freezer friendly", "para congelar"),
  organic: t("organic", "ecológico"),
};
/** The preferences that some dishes fulfil. */
const FULFILLED = new Set(["spicy", "creamy", "protein", "smooth"]);

/** What every dish type may use, and what is no way of cooking of its own. */
const COMMON_TOOLS: ReadonlySet<string> = new Set([
  "pan",
  "pot",
  "tray",
  "wok",
  "oven",
  "stove",
  "blender",
  "kettle",
]);

/** Words for a dish of one pot or pan, and the vessels on a hob and in an oven. */
const ONE_VESSEL = /^(?:one|single|una)\b/i;
const VESSELS = /\b(?:pan|pot|saucepan|tray|wok|olla|cazo|bandeja)\b|sartén/;

function isOfOneVessel({ tools }: RecipeDraft): boolean {
  return tools.filter(({ tool_name }) => VESSELS.test(tool_name)).length <= 1;
}

/** Returns notes on the parts of a request that were not understood or are never promised. */
export function notesOnRequest({
  unknown,
  preferences,
  language,
  dangers = [],
}: RecipeRequest): ComposerNote[] {
  return [
    ...dangers.map((code): ComposerNote => ({ code: "danger", words: [code] })),
    ...unknown.map((word): ComposerNote => ({ code: "unknown", words: [word] })),
    ...preferences
      .filter((id) => !FULFILLED.has(id))
      .flatMap((id) => PREFERENCE_NAMES[id]?.[language] ?? [])
      .map((words): ComposerNote => ({ code: "not-obeyed", words: [words] })),
  ];
}

/** Returns notes on the differences between a recipe and its request. */
export function notesOnRecipe(
  recipe: RecipeDraft,
  { dishType, placement }: DishTypeChoice,
  { maxMinutes, language, preferences, request }: ParsedQuery,
): ComposerNote[] {
  const notObeyed = (id: string): ComposerNote => ({
    code: "not-obeyed",
    words: [PREFERENCE_NAMES[id]?.[language] ?? id],
  });
  const notes = placement.skipped.map((asked): ComposerNote => {
    const preferenceName = preferenceOf(asked);
    return preferenceName ? notObeyed(preferenceName) : { code: "skipped", words: [asked.words] };
  });
  for (const { tool, use, words } of request.tools)
    if (use && (!COMMON_TOOLS.has(tool) || (ONE_VESSEL.test(words) && !isOfOneVessel(recipe))))
      notes.push({ code: "not-obeyed", words: [words] });
  if (preferences.has("smooth") && !SMOOTH_DISH_TYPES.has(dishType.id)) notes.push(notObeyed("smooth"));
  const minutes = recipe.duration.total_time_minutes;
  if (maxMinutes !== undefined && minutes > maxMinutes)
    notes.push({ code: "too-slow", words: [String(maxMinutes), String(minutes)] });
  return notes;
}
