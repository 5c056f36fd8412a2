import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest, RequestedFood } from "@larder/domain/recipe/recipe-request";
import { foodById } from "@larder/domain/food/foods";
import type { Food as DomainFood } from "@larder/domain/food/food";
import { contentsOf } from "@larder/domain/food/holds";
import type { Noun } from "@larder/domain/food/noun";
import type { RecipeLanguage } from "@larder/domain/language";
import { NARROW_GROUPS } from "./cards/adapt-card.ts";
import { CUISINES } from "./cuisines.ts";
import { unpromised } from "./diet-tags.ts";
import { dishTypeOf } from "./dish-names.ts";
import { isKindOf } from "./food-kinds.ts";
import type { Food } from "./pantry/food.ts";
import { PANTRY } from "./pantry/pantry.ts";
import type { Asked, ParsedQuery } from "./parsed-query.ts";
import { PREFERENCES, SEASONS } from "./preferences.ts";

const QUICK_MINUTES = 30;
/** Meals for which a light dish is made where no card serves. */
const SMALL_MEALS: ReadonlySet<string> = new Set(["starter", "snack", "tapas", "lunchbox"]);

/** Translates a request into the terms of the pantry; notes report its foods that the pantry lacks. */
export function parseRequest(request: RecipeRequest): { parsed: ParsedQuery; notes: ComposerNote[] } {
  const { language, dish, preferences } = request;
  const notes: ComposerNote[] = [];
  const foods: Asked[] = [];
  for (const requested of request.foods) {
    const found = pantryFoods(requested);
    const words = nameOf(requested, language);
    if (isCookedStaple(requested)) notes.push({ code: "not-obeyed", words: [requested.words] });
    const [stand] = isReplaced(requested) ? found : [];
    if (stand) notes.push({ code: "swapped", words: [words, stand.name[language].many] });
    if (found.length > 0) foods.push({ words, foods: found, quantity: requested.quantity });
    else notes.push({ code: requested.food === null ? "unknown" : "skipped", words: [words] });
  }
  const dishType = dish?.id == null ? null : dishTypeOf(dish.id);
  const parsed: ParsedQuery = {
    language,
    servings: request.servings ?? undefined,
    maxMinutes: request.minutes ?? (preferences.includes("quick") ? QUICK_MINUTES : undefined),
    foods,
    dishTypes: dish && dishType ? [{ words: dish.words, dishType }] : [],
    cuisine: CUISINES.find(({ id }) => preferences.includes(id)),
    preferences: new Set(
      PREFERENCES.filter(
        (id) =>
          preferences.includes(id) || (id === "light" && preferences.some((each) => SMALL_MEALS.has(each))),
      ),
    ),
    seasons: SEASONS.filter((id) => preferences.includes(id)),
    request,
  };
  return { parsed, notes: [...notes, ...unpromised(request)] };
}

/** Returns the name of a requested food in notes. */
export function nameOf({ words, food }: RequestedFood, language: RecipeLanguage): string {
  return foodById(food ?? "")?.short[language].many ?? words;
}

const COOKED_CHICKEN = PANTRY.filter(({ id }) => id === "cooked-chicken");
const COOKED_MEAT = PANTRY.filter(({ id }) => id === "cooked-meat");

/** Returns the cooked form of a food that is left over; null where it has none of its own. */
function leftoverOf(food: DomainFood): Food[] | null {
  if (isKindOf(food, "chicken")) return COOKED_CHICKEN;
  if (!contentsOf(food).has("meat") || /mince|ham|bacon|chorizo/.test(food.id)) return null;
  const name = leftoverName((food.id === "cooked-meat" && foodById("meat")) || food);
  return COOKED_MEAT.map((cooked) => ({ ...cooked, name, short: name }));
}

export function leftoverName({ short }: DomainFood): Food["name"] {
  const named = ({ one, many }: Noun, before: string, grammar: Partial<Noun>): Noun => ({
    one: before + one,
    many: before + many,
    alwaysMany: false,
    feminine: false,
    takesEl: false,
    ...grammar,
  });
  return {
    en: named({ ...short.en, many: short.en.one }, "leftover ", {}),
    es: named({ ...short.es, many: short.es.one }, "restos de ", { alwaysMany: true }),
  };
}

/** Returns whether a food is a cooked side dish that is left over, which the dish types begin with raw. */
function isCookedStaple({ food: id, state }: RequestedFood): boolean {
  const food = id === null ? null : foodById(id);
  return food !== null && (state === "leftover" || state === "cooked") && contentsOf(food).has("starch");
}

/** Returns the foods of the pantry that a request can mean: the food itself, else its kinds, else what is like it. */
function pantryFoods({ food: id, state }: RequestedFood): Food[] {
  const wanted = id === null ? null : foodById(id);
  if (!wanted) return [];
  const leftover = state === "leftover" ? leftoverOf(wanted) : null;
  if (leftover) return leftover;
  if (wanted.id.startsWith("vegan-")) return PANTRY.filter(({ id }) => id === "tofu");
  if (wanted.id === "meat") return kindsOf("beef");
  const own = PANTRY.filter((food) => food.id === (INSTEAD[wanted.id] ?? wanted.id));
  if (own.length > 0) return own;
  const kinds = kindsOf(wanted.id);
  if (kinds.length > 0) return kinds;
  const siblings = wanted.is.filter((group) => NARROW_GROUPS.has(group)).flatMap(kindsOf);
  return siblings.length > 0 ? siblings : cookedLike(wanted);
}

/** Returns whether the pantry has but another food of a requested food's group: diced shoulder for lamb shanks. */
export function isReplaced(requested: RequestedFood): boolean {
  const wanted = foodById(requested.food ?? "");
  const [found] = pantryFoods(requested);
  if (!wanted || !found || requested.state === "leftover" || wanted.id.startsWith("vegan-")) return false;
  // The Spanish word for veal means beef as well.
  if (wanted.id === "meat" || (wanted.id === "veal" && requested.words.includes("ternera"))) return false;
  const known = foodById(found.id);
  return (
    found.id !== wanted.id && known !== null && !isKindOf(known, wanted.id) && !isKindOf(wanted, known.id)
  );
}

/**
 * Returns whether a request is of meat that the pantry has no such cut of, which is cooked in its own way, or of a few
 * foods with a sausage or cured meat that no fresh meat stands for.
 */
export function isOfOtherMeat({ foods }: RecipeRequest): boolean {
  const isOther = (requested: RequestedFood) => {
    const wanted = foodById(requested.food ?? "");
    if (!wanted || !contentsOf(wanted).has("meat") || !isReplaced(requested)) return false;
    return foods.length === 1 || isKindOf(wanted, "cold-cuts") || isKindOf(wanted, "sausages");
  };
  return foods.length <= 3 && foods.some(isOther);
}

/** Foods of the pantry that are cooked as others of their group are. */
const MODELS: Readonly<Record<string, string>> = {
  "cottage-cheese": "ricotta",
  "white-fish": "cod",
  "oily-fish": "mackerel",
  fish: "cod",
  cheese: "goat-cheese",
  molluscs: "squid",
  crustaceans: "prawn",
  nuts: "cashew",
  berries: "blueberry",
  fruit: "mango",
  beans: "tinned-white-beans",
};

/** Foods that no dish type is sure to heat enough. */
const POISONOUS_RAW = new Set(["elderberry", "pufferfish"]);

/** Returns a food that the pantry lacks, to be cooked like a food of its group; none where its group has no model. */
function cookedLike(wanted: DomainFood): Food[] {
  if (POISONOUS_RAW.has(wanted.id)) return [];
  const group = Object.keys(MODELS).find((id) => isKindOf(wanted, id));
  const model = PANTRY.find(({ id }) => id === MODELS[group ?? ""]);
  if (!model) return [];
  const { id, short, also } = wanted;
  const name = group === "beans" ? tinnedName(wanted) : wanted.name;
  return [{ ...model, id, name, short, also, juiced: undefined, flavour: undefined }];
}

/** Returns the name of beans that are cooked already, as those of the pantry are. */
function tinnedName({ short: { en, es } }: DomainFood): Food["name"] {
  const [one, many] = [en.one, en.many].map((name) => `tinned ${name}`);
  const [una, muchas] = [es.one, es.many].map((name) => `${name} de bote`);
  return {
    en: { ...en, one: one ?? en.one, many: many ?? en.many },
    es: { ...es, one: una ?? es.one, many: muchas ?? es.many },
  };
}

/** Foods of the pantry that are the same in a dish. */
const INSTEAD: Readonly<Record<string, string>> = {
  "tomato-sauce": "tinned-tomatoes",
  "garlic-butter": "butter",
  "garlic-oil": "olive-oil",
  "truffle-oil": "olive-oil",
  "soy-sprouts": "bean-sprouts",
  "mustard-greens": "kale",
  "frozen-prawns": "prawn",
};

/** The kind that a group usually means. */
const USUAL: Readonly<Record<string, string>> = {
  "minced-meat": "beef-mince",
  beef: "stewing-beef",
  tuna: "tinned-tuna",
  seafood: "prawn",
  shellfish: "prawn",
};

function kindsOf(id: string): Food[] {
  return PANTRY.filter((food) => {
    const known = foodById(food.id);
    return known !== null && isKindOf(known, id);
  }).toSorted((one, other) => Number(other.id === USUAL[id]) - Number(one.id === USUAL[id]));
}
