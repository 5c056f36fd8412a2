import { findFoods } from "@larder/domain/food/find-foods";
import { foodById } from "@larder/domain/food/foods";
import { holds, holdsFood } from "@larder/domain/food/holds";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { barredBy } from "@larder/domain/request/barred";
import { wordSet } from "@larder/domain/text/word-set";
import { type Bilingual, t } from "./bilingual.ts";
import type { DishTypeChoice } from "./choose-dish-type.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { typeNames } from "./dish-names.ts";
import { preferenceOf } from "./wanted-foods.ts";

/** The names of preferences that cannot be promised, or not always. */
const PREFERENCE_NAMES: Readonly<Record<string, Bilingual>> = {
  spicy: t("spicy", "picante"),
  creamy: t("creamy", "cremoso"),
  protein: t("high protein", "rico en proteínas"),
  smooth: t("smooth", "crema"),
  healthy: t("healthy", "sano"),
  cheap: t("cheap", "barato"),
  "low-calorie": t("low calorie", "bajo en calorías"),
  iron: t("rich in iron", "rico en hierro"),
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
const COMMON_TOOLS = wordSet("pan pot tray wok oven stove blender kettle");

/** Words for a dish of one pot or pan, and the vessels on a hob and in an oven. */
const ONE_VESSEL = /^(?:one|single|una)\b/i;
const VESSELS = /\b(?:pan|pot|saucepan|tray|wok|olla|cazo|bandeja)\b|sartén/;

/** Grains and what is made of them that many do not know to hold gluten. */
const GLUTEN_GRAINS = ["spelt", "rye", "barley", "bulgur", "couscous", "seitan", "malt", "semolina"];

/** Returns notes on grains with gluten in a request without it: a cook may believe them safe. */
function glutenNotes({ diets, foods, dish, language }: RecipeRequest): ComposerNote[] {
  const diet = diets.find((each) => each.diet === "gluten-free");
  if (!diet) return [];
  const inName = findFoods(dish?.words ?? "", language).map(({ food, words }) => ({ food: food.id, words }));
  const named = [...foods, ...inName].filter(({ food: id }) => {
    const food = foodById(id ?? "");
    return food !== null && GLUTEN_GRAINS.some((grain) => holdsFood(food, grain));
  });
  return named.map(({ words }) => ({ code: "contradiction", words: [words, diet.words] }));
}

/** Returns notes on foods that a request asks for and bars: the eggs of a "vegan omelette with eggs". */
function contradictions({ foods, dish, diets, excluded, language }: RecipeRequest): ComposerNote[] {
  const bars = [
    ...diets.map((diet) => ({ words: diet.words, target: barredBy({ diets: [diet], excluded: [] }) })),
    ...excluded.map((each) => ({ words: each.words, target: barredBy({ diets: [], excluded: [each] }) })),
  ];
  return foods.flatMap(({ food: id, words }): ComposerNote[] => {
    const food = foodById(id ?? "");
    // Beside the name of a known dish it is asked for once more: a "vegan burger with real beef".
    const isInName = dish !== null && (dish.id === null || typeNames(dish.id)) && dish.words.includes(words);
    const bar = food && !isInName && bars.find(({ target }) => holds({ food, lacks: [] }, target));
    return bar ? [{ code: "contradiction", words: [food.short[language].many, bar.words] }] : [];
  });
}

/** Returns notes on the parts of a request that were not understood or are never promised. */
export function notesOnRequest(request: RecipeRequest): ComposerNote[] {
  const { unknown, preferences, language, dangers = [] } = request;
  return [
    ...dangers.map((code): ComposerNote => ({ code: "danger", words: [code] })),
    ...glutenNotes(request),
    ...contradictions(request),
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
  const vessels = recipe.tools.filter(({ tool_name }) => VESSELS.test(tool_name)).length;
  for (const { tool, use, words } of request.tools)
    if (use && (!COMMON_TOOLS.has(tool) || (ONE_VESSEL.test(words) && vessels > 1)))
      notes.push({ code: "not-obeyed", words: [words] });
  if (preferences.has("smooth") && dishType.id !== "soup") notes.push(notObeyed("smooth"));
  const minutes = recipe.duration.total_time_minutes;
  if (maxMinutes !== undefined && minutes > maxMinutes)
    notes.push({ code: "too-slow", words: [String(maxMinutes), String(minutes)] });
  return notes;
}

/** Foods that cost much, or that small children seldom eat, by their names in both languages. */
const DEAR =
  /beef (?:fillet|steak|sirloin)|steak|lamb|veal|salmon|prawn|lobster|crab|scallop|monkfish|sea bass|tuna steak|duck|saffron|truffle|pine nut|pistachio|macadamia|parmesan|gruy|halloumi|guanciale|prosciutto|asparagus|solomillo|chuletón|entrecot|cordero|ternera|salmón|gamba|langostino|bogavante|cangrejo|vieira|rape|lubina|pato|azafrán|trufa|piñón|piñones|parmesano|jamón|espárrago/i;
const NOT_FOR_CHILDREN =
  /chilli|chili|cayenne|harissa|sriracha|gochujang|wine|beer|brandy|rum\b|sherry|coffee|port\b|marsala|liqueur|oporto|licor|espresso|guindilla|chile|cayena|vino|cerveza|brandy|ron\b|jerez|café|picante/i;

/** Leaves out the notes on wishes that the finished recipe shows to be fulfilled, and the minutes that nobody named. */
export function trueNotes(
  notes: readonly ComposerNote[],
  recipe: RecipeDraft | null,
  { language, minutes, preferences }: RecipeRequest,
): ComposerNote[] {
  if (!recipe) return [...notes];
  const rows = Object.values(recipe.ingredients).flat();
  const isWithout = (pattern: RegExp) => !rows.some(({ ingredient_name }) => pattern.test(ingredient_name));
  const fulfilled = new Set<string>();
  if (isWithout(DEAR)) fulfilled.add("cheap");
  if (isWithout(NOT_FOR_CHILDREN)) fulfilled.add("children");
  if (recipe.duration.cook_time_minutes === 0) fulfilled.add("no-cook");
  const names = [...fulfilled].map((id) => PREFERENCE_NAMES[id]?.[language]);
  const swapped = new Set(notes.flatMap(({ code, words: [food] }) => (code === "swapped" ? [food] : [])));
  return notes.flatMap((note): ComposerNote[] => {
    if (note.code === "contradiction" && swapped.has(note.words[0])) return [];
    if (note.code === "not-obeyed" && names.includes(note.words[0])) return [];
    if (note.code !== "too-slow" || minutes !== null || !preferences.includes("quick")) return [note];
    return [{ code: "not-obeyed", words: [QUICK[language]] }];
  });
}

const QUICK = t("quick", "rápido");
