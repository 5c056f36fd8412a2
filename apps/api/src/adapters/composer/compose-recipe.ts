import type { ComposerNote } from "@larder/domain/composer-note";
import type { Language } from "@larder/domain/language";
import type { RecipeDraft } from "@larder/domain/recipe";
import { alikeTo, fillSlots } from "./choose-foods.ts";
import { chooseForms, chooseTheme, type FormChoice } from "./choose-form.ts";
import { makeDish } from "./make-dish.ts";
import type { Food } from "./pantry/food.ts";
import { food } from "./pantry/pantry.ts";
import { seededRandom } from "./random.ts";
import { type Asked, readQuery, type Reading } from "./words/read-query.ts";
import { phraseKey } from "./words/tokens.ts";
import { writeRecipe } from "./write-recipe.ts";

export interface ComposerWish {
  query: string;
  /** The language to use where the query's words do not tell. */
  language?: Language;
  /** Another seed gives another recipe for the same query. */
  seed?: number | string;
  servings?: number;
}

export interface Composition {
  /** Null when nothing of the query was understood, or nothing can be made of it. */
  recipe: RecipeDraft | null;
  language: Language;
  /** What was understood, in the words of the query. */
  understood: readonly string[];
  unknownWords: readonly string[];
  /** What could not be done as it was asked. */
  notes: readonly ComposerNote[];
}

const MOST_SERVINGS = 24;
/** These are in every dish, or are no more than water. */
const INDISPENSABLE = new Set(["salt", "black-pepper", "water"]);
/** How often a dish is planned anew to keep within a time. */
const TRIES = 8;

/**
 * Composes a recipe for what somebody wants to cook, from a pantry and kinds of dish that are data: no network, no model,
 * no clock. The same query and seed give the same recipe.
 */
export function composeRecipe({ query, language, seed = 0, servings }: ComposerWish): Composition {
  const reading = readQuery(query, language);
  const notes: ComposerNote[] = reading.notObeyed.map((words) => ({ code: "not-obeyed", words: [words] }));
  const answer = {
    language: reading.language,
    understood: reading.understood,
    unknownWords: reading.unknown,
  };
  if (reading.understood.length === 0) return { ...answer, recipe: null, notes };

  const isAllowed = allowedBy(reading, notes);
  const foods = wanted(reading, isAllowed, notes);
  const random = seededRandom(`${seed}|${phraseKey(query)}`);
  const count = servingsOf(servings ?? reading.servings, notes);
  const choices = chooseForms(reading, foods, isAllowed, random);
  const limit = reading.maxMinutes ?? Number.POSITIVE_INFINITY;

  let best: { recipe: RecipeDraft; choice: FormChoice } | null = null;
  const candidates = Number.isFinite(limit) ? timely(choices, reading) : choices;
  for (const choice of candidates) {
    const theme = chooseTheme(choice.form, reading, choice.placement, random);
    const chosen = fillSlots(choice.form, choice.placement, {
      reading,
      theme,
      random,
      isAllowed,
      maxMinutes: limit * 0.6,
    });
    if (!chosen) continue;
    const asked = new Set(
      choice.placement.placed.filter((entry) => !isWish(entry.asked)).map((entry) => entry.food),
    );
    const dish = makeDish(choice.form, chosen, {
      servings: count ?? choice.form.servings,
      theme,
      reading,
      asked,
    });
    const recipe = writeRecipe(choice.form, dish, choice.form.plan(dish), reading);
    if (!best || recipe.duration.total_time_minutes < best.recipe.duration.total_time_minutes)
      best = { recipe, choice };
    if (recipe.duration.total_time_minutes <= limit) break;
  }
  if (!best)
    return {
      ...answer,
      recipe: null,
      notes: [...notes, { code: "impossible", words: [...reading.understood] }],
    };
  return { ...answer, recipe: best.recipe, notes: [...notes, ...notesOn(best.recipe, best.choice, reading)] };
}

/** With a time to keep, a few forms are tried, and named ones several times: each try chooses other foods. */
function timely(choices: readonly FormChoice[], { forms }: Reading): FormChoice[] {
  const named = choices.filter(({ form }) => forms.some((each) => each.form === form));
  if (named.length > 0) return Array.from({ length: TRIES }, () => named).flat();
  const fewestLeftOut = Math.min(...choices.map(({ placement }) => placement.leftOut.length));
  const able = choices.filter(({ placement }) => placement.leftOut.length === fewestLeftOut).slice(0, TRIES);
  return [...able, ...able];
}

// ---- what may be in it ----

function allowedBy(reading: Reading, notes: ComposerNote[]): (food: Food) => boolean {
  const barred = new Set([
    ...reading.diets.flatMap(({ bars }) => bars),
    ...reading.barred.flatMap(({ bars }) => bars),
  ]);
  const excluded = new Set<string>();
  for (const { words, foods } of reading.excluded) {
    if (foods.some(({ id }) => INDISPENSABLE.has(id))) notes.push({ code: "not-obeyed", words: [words] });
    else for (const { id } of foods) for (const alike of alikeTo(id)) excluded.add(alike);
  }
  return ({ id, contains }) => !excluded.has(id) && !contains.some((content) => barred.has(content));
}

/** The foods to use: what is barred gives way to what stands in for it, and that is said. */
function wanted(reading: Reading, isAllowed: (food: Food) => boolean, notes: ComposerNote[]): Asked[] {
  const diet = reading.diets[0]?.id;
  const foods = reading.foods.flatMap((asked): Asked[] => {
    if (asked.foods.some(isAllowed)) return [asked];
    const instead = asked.foods.flatMap(({ swaps }) => swaps.map(food)).find(isAllowed);
    const because =
      reading.diets.find(({ bars }) => asked.foods[0]?.contains.some((content) => bars.includes(content)))
        ?.id ?? diet;
    if (instead) {
      notes.push({ code: "swapped", words: [asked.words, instead.name[reading.language].many] });
      return [{ words: asked.words, foods: [instead] }];
    }
    notes.push({ code: "contradiction", words: [asked.words, ...dietWords(reading, because)] });
    return [];
  });
  return [...foods, ...wishedFoods(reading, foods)];
}

function dietWords({ diets, language }: Reading, id: string | undefined): string[] {
  return diets.filter((diet) => diet.id === id).map(({ tag }) => tag[language]);
}

const SPICY: Asked = {
  words: "",
  foods: ["chilli", "chilli-flakes", "chilli-powder", "hot-sauce", "harissa"].map(food),
};
const CREAMY: Asked = {
  words: "",
  foods: ["cream", "coconut-milk", "cream-plant", "yoghurt-greek", "yoghurt-soy", "creme-fraiche"].map(food),
};

/** "Spicy" and "creamy" are foods that nobody named. */
function wishedFoods({ wishes }: Reading, foods: readonly Asked[]): Asked[] {
  const isThere = (wish: Asked) =>
    foods.some((asked) => asked.foods.some((each) => wish.foods.includes(each)));
  return [
    ...(wishes.has("spicy") && !isThere(SPICY) ? [SPICY] : []),
    ...(wishes.has("creamy") && !isThere(CREAMY) ? [CREAMY] : []),
  ];
}

function isWish(asked: Asked): boolean {
  return asked === SPICY || asked === CREAMY;
}

function servingsOf(wish: number | undefined, notes: ComposerNote[]): number | undefined {
  if (wish === undefined || !Number.isFinite(wish)) return undefined;
  const count = Math.round(Math.min(MOST_SERVINGS, Math.max(1, wish)));
  if (count !== wish) notes.push({ code: "servings", words: [String(wish), String(count)] });
  return count;
}

// ---- what could not be done ----

function notesOn(recipe: RecipeDraft, { form, placement }: FormChoice, reading: Reading): ComposerNote[] {
  const { forms, maxMinutes, language, wishes } = reading;
  const notes: ComposerNote[] = placement.leftOut
    .filter((asked) => !isWish(asked))
    .map(({ words }) => ({ code: "left-out", words: [words] }));
  for (const asked of placement.leftOut.filter(isWish)) {
    notes.push({
      code: "not-obeyed",
      words: [asked === SPICY ? wishWord("spicy", language) : wishWord("creamy", language)],
    });
  }
  if (reading.dish?.dish.isOnlyLike && reading.dish.dish.form === form.id) {
    notes.push({ code: "other-dish", words: [reading.dish.words] });
  }
  for (const each of forms) {
    if (each.form !== form) notes.push({ code: "other-dish", words: [each.words] });
  }
  if (wishes.has("smooth") && form.id !== "soup" && form.id !== "cold-soup" && form.id !== "smoothie") {
    notes.push({ code: "not-obeyed", words: [wishWord("smooth", language)] });
  }
  const minutes = recipe.duration.total_time_minutes;
  if (maxMinutes !== undefined && minutes > maxMinutes)
    notes.push({ code: "too-slow", words: [String(maxMinutes), String(minutes)] });
  return notes;
}

const WISH_WORDS = {
  spicy: { en: "spicy", es: "picante" },
  creamy: { en: "creamy", es: "cremoso" },
  smooth: { en: "smooth", es: "crema" },
} as const;

function wishWord(wish: keyof typeof WISH_WORDS, language: Language): string {
  return WISH_WORDS[wish][language];
}
