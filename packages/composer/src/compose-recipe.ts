import type { ComposerNote } from "@larder/domain/generation/composer-note";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { ComposerWish, Composition } from "./composition.ts";
import { fillSlots } from "./choose-foods.ts";
import { chooseForms, chooseTheme, type FormChoice } from "./choose-form.ts";
import { notesOnQuery, notesOnRecipe } from "./composition-notes.ts";
import { makeDish } from "./make-dish.ts";
import type { Food } from "./pantry/food.ts";
import { type Random, seededRandom } from "./random.ts";
import { allowedBy, wantedFoods, wishOf } from "./wanted-foods.ts";
import { readQuery } from "./words/read-query.ts";
import type { Reading } from "./words/reading.ts";
import { phraseKey } from "./words/tokens.ts";
import { writeRecipe } from "./write-recipe.ts";

const MOST_SERVINGS = 24;
/** How often a dish is planned anew to keep within a time. */
const TRIES = 8;
/** Of a time to keep, so much may go into the cooking of what the planner adds: the rest is cutting and serving. */
const COOKING_SHARE = 0.6;

/**
 * Composes a recipe for what somebody wants to cook, from a pantry and kinds of dish that are data: no network, no model,
 * no clock. The same query and seed give the same recipe; any text is borne. The recipe has the tag `composed`, keeps to
 * every diet that the query names, and passes `normaliseRecipe` unchanged.
 */
export function composeRecipe({ query, language, seed = 0, servings }: ComposerWish): Composition {
  const reading = readQuery(query, language);
  const notes = notesOnQuery(reading);
  if (reading.understood.length === 0) return { recipe: null, notes };

  const allowed = allowedBy(reading);
  const wanted = wantedFoods(reading, allowed.isAllowed);
  const count = servingsOf(servings ?? reading.servings);
  notes.push(...allowed.notes, ...wanted.notes, ...count.notes);

  const random = seededRandom(`${seed}|${phraseKey(query)}`);
  const choices = chooseForms(reading, wanted.foods, allowed.isAllowed, random);
  const best = bestOf(choices, { reading, random, isAllowed: allowed.isAllowed, servings: count.servings });
  if (!best)
    return { recipe: null, notes: [...notes, { code: "impossible", words: [...reading.understood] }] };
  return { recipe: best.recipe, notes: [...notes, ...notesOnRecipe(best.recipe, best.choice, reading)] };
}

interface Kitchen {
  reading: Reading;
  random: Random;
  isAllowed: (food: Food) => boolean;
  servings: number | undefined;
}

interface Cooked {
  recipe: RecipeDraft;
  choice: FormChoice;
}

/** The first choice that can be made; with a time to keep the first that keeps it, else the fastest. */
function bestOf(choices: readonly FormChoice[], kitchen: Kitchen): Cooked | null {
  const limit = kitchen.reading.maxMinutes ?? Number.POSITIVE_INFINITY;
  let best: Cooked | null = null;
  for (const choice of Number.isFinite(limit) ? timely(choices, kitchen.reading) : choices) {
    const recipe = cook(choice, kitchen, limit);
    if (!recipe) continue;
    const minutes = recipe.duration.total_time_minutes;
    if (!best || minutes < best.recipe.duration.total_time_minutes) best = { recipe, choice };
    if (minutes <= limit) break;
  }
  return best;
}

function cook({ form, placement }: FormChoice, kitchen: Kitchen, limit: number): RecipeDraft | null {
  const { reading, random, isAllowed, servings = form.servings } = kitchen;
  const theme = chooseTheme(form, reading, placement, random);
  const taste = { reading, theme, random, isAllowed, maxMinutes: limit * COOKING_SHARE };
  const chosen = fillSlots(form, placement, taste);
  if (!chosen) return null;
  const named = placement.placed.filter(({ asked }) => wishOf(asked) === undefined);
  const asked = new Set(named.map(({ food }) => food));
  const dish = makeDish(form, chosen, { servings, theme, reading, asked });
  return writeRecipe(form, dish, form.plan(dish), reading);
}

/** With a time to keep, all forms that take the most are tried, named ones several times: each try chooses other foods. */
function timely(choices: readonly FormChoice[], { forms }: Reading): FormChoice[] {
  const named = choices.filter(({ form }) => forms.some((each) => each.form === form));
  if (named.length > 0) return Array.from({ length: TRIES }, () => named).flat();
  const fewestLeftOut = Math.min(...choices.map(({ placement }) => placement.leftOut.length));
  const able = choices.filter(({ placement }) => placement.leftOut.length === fewestLeftOut);
  return [...able, ...able];
}

function servingsOf(wish: number | undefined): { servings: number | undefined; notes: ComposerNote[] } {
  if (wish === undefined || !Number.isFinite(wish)) return { servings: undefined, notes: [] };
  const servings = Math.round(Math.min(MOST_SERVINGS, Math.max(1, wish)));
  if (servings === wish) return { servings, notes: [] };
  return { servings, notes: [{ code: "servings", words: [String(wish), String(servings)] }] };
}
