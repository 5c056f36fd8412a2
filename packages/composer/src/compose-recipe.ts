import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { ComposeRequest, Composition } from "./composition.ts";
import { fillSlots } from "./choose-foods.ts";
import { chooseDishTypes, chooseCuisine, type DishTypeChoice } from "./choose-dish-type.ts";
import { notesOnQuery, notesOnRecipe } from "./composition-notes.ts";
import { makeDish } from "./make-dish.ts";
import type { Food } from "./pantry/food.ts";
import { type Random, seededRandom } from "./random.ts";
import { allowedBy, wantedFoods, preferenceOf } from "./wanted-foods.ts";
import { readQuery } from "./query/read-query.ts";
import type { ParsedQuery } from "./query/parsed-query.ts";
import { phraseKey } from "./query/tokens.ts";
import { writeRecipe } from "./write-recipe.ts";

const MOST_SERVINGS = 24;
/** The number of times that a dish is planned again to meet a time limit. */
const TRIES = 8;
/** The share of a time limit for cooking the foods that the planner adds; the rest is for cutting and serving. */
const COOKING_SHARE = 0.6;

/**
 * Composes a recipe for a query from data: a pantry and dish types. It uses no network, model or clock. The same query
 * and seed give the same recipe; any text is accepted. The recipe has the tag `composed`, obeys every diet that the
 * query names, and passes `normaliseRecipe` unchanged.
 */
export function composeRecipe({ query, language, seed = 0, servings }: ComposeRequest): Composition {
  const parsed = readQuery(query, language);
  const notes = notesOnQuery(parsed);
  if (parsed.understood.length === 0) return { recipe: null, notes };

  const allowed = allowedBy(parsed);
  const wanted = wantedFoods(parsed, allowed.isAllowed);
  const count = servingsOf(servings ?? parsed.servings);
  notes.push(...allowed.notes, ...wanted.notes, ...count.notes);

  const random = seededRandom(`${seed}|${phraseKey(query)}`);
  const choices = chooseDishTypes(parsed, wanted.foods, allowed.isAllowed, random);
  const best = bestOf(choices, { parsed, random, isAllowed: allowed.isAllowed, servings: count.servings });
  if (!best)
    return { recipe: null, notes: [...notes, { code: "impossible", words: [...parsed.understood] }] };
  return { recipe: best.recipe, notes: [...notes, ...notesOnRecipe(best.recipe, best.choice, parsed)] };
}

interface CookingContext {
  parsed: ParsedQuery;
  random: Random;
  isAllowed: (food: Food) => boolean;
  servings: number | undefined;
}

interface Cooked {
  recipe: RecipeDraft;
  choice: DishTypeChoice;
}

/** Returns the first choice that can be cooked; with a time limit the first that meets it, else the fastest. */
function bestOf(choices: readonly DishTypeChoice[], context: CookingContext): Cooked | null {
  const limit = context.parsed.maxMinutes ?? Number.POSITIVE_INFINITY;
  let best: Cooked | null = null;
  for (const choice of Number.isFinite(limit) ? timely(choices, context.parsed) : choices) {
    const recipe = cook(choice, context, limit);
    if (!recipe) continue;
    const minutes = recipe.duration.total_time_minutes;
    if (!best || minutes < best.recipe.duration.total_time_minutes) best = { recipe, choice };
    if (minutes <= limit) break;
  }
  return best;
}

function cook(
  { dishType, placement }: DishTypeChoice,
  context: CookingContext,
  limit: number,
): RecipeDraft | null {
  const { parsed, random, isAllowed, servings = dishType.servings } = context;
  const cuisine = chooseCuisine(dishType, parsed, placement, random);
  const taste = { parsed, cuisine, random, isAllowed, maxMinutes: limit * COOKING_SHARE };
  const chosen = fillSlots(dishType, placement, taste);
  if (!chosen) return null;
  const named = placement.placed.filter(({ asked }) => preferenceOf(asked) === undefined);
  const asked = new Set(named.map(({ food }) => food));
  const dish = makeDish(dishType, chosen, { servings, cuisine, parsed, asked });
  return writeRecipe(dishType, dish, dishType.plan(dish), parsed);
}

/**
 * Returns the choices to try with a time limit: all dish types that take the most foods, named ones several times
 * because each try chooses other foods.
 */
function timely(choices: readonly DishTypeChoice[], { dishTypes }: ParsedQuery): DishTypeChoice[] {
  const named = choices.filter(({ dishType }) => dishTypes.some((each) => each.dishType === dishType));
  if (named.length > 0) return Array.from({ length: TRIES }, () => named).flat();
  const fewestSkipped = Math.min(...choices.map(({ placement }) => placement.skipped.length));
  const able = choices.filter(({ placement }) => placement.skipped.length === fewestSkipped);
  return [...able, ...able];
}

function servingsOf(requested: number | undefined): { servings: number | undefined; notes: ComposerNote[] } {
  if (requested === undefined || !Number.isFinite(requested)) return { servings: undefined, notes: [] };
  const servings = Math.round(Math.min(MOST_SERVINGS, Math.max(1, requested)));
  if (servings === requested) return { servings, notes: [] };
  return { servings, notes: [{ code: "servings", words: [String(requested), String(servings)] }] };
}
