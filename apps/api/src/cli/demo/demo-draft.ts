import { formatMinutes } from "@larder/domain/time/format-minutes";
import { formatAmount } from "@larder/domain/measure/shown-amount";
import type { IngredientRow, Ingredients, RecipeDraft, Step, SubStep } from "@larder/domain/recipe/recipe";
import type { Dish } from "./dish.ts";
import { LIGHT } from "./dishes/light.ts";
import { MAINS } from "./dishes/mains.ts";
import { SOUPS } from "./dishes/soups.ts";
import { SWEETS } from "./dishes/sweets.ts";
import { type Bilingual, type Food, PANTRY } from "./pantry.ts";
import type { Random } from "./random.ts";

type Language = keyof Bilingual;

const [FIRST_DISH = never(), ...OTHER_DISHES] = [...SOUPS, ...MAINS, ...LIGHT, ...SWEETS];
const DIFFICULTIES: readonly [Bilingual, ...Bilingual[]] = [
  { en: "Easy", es: "Fácil" },
  { en: "Medium", es: "Media" },
  { en: "Hard", es: "Difícil" },
];
const MAIN_GROUP: Bilingual = { en: "main", es: "principal" };
const DIETS = {
  vegan: { en: "vegan", es: "vegano" },
  vegetarian: { en: "vegetarian", es: "vegetariano" },
} as const;
const TIME = /\{(\d+)-(\d+)\}/g;
const SLOT = /\{([a-z]+)\}/g;

/** A recipe that could be somebody's: a dish whose parts are chosen by chance. */
export function demoDraft(random: Random): RecipeDraft {
  const dish = random.pick([FIRST_DISH, ...OTHER_DISHES]);
  const language: Language = random.chance(0.6) ? "en" : "es";
  const servings = random.int(2, 8);
  const foods = chooseFoods(dish, random);
  const rows = new Map(
    [...foods].map(([slot, food]) => [slot, rowOf(food, servings, language, random)] as const),
  );
  const fill = (text: string) =>
    text.replace(SLOT, (_, slot: string) => rows.get(slot)?.ingredient_name ?? slot);
  const { steps, minutes } = stepsOf(dish, language, { fill, rows, random });
  const prep = random.int(...dish.prepMinutes);
  const texts = dish[language];
  return {
    name: capitalised(fill(random.pick(texts.names))),
    description: fill(texts.description),
    cuisine: random.pick(dish.cuisines)[language],
    difficulty: random.pick(DIFFICULTIES)[language],
    servings,
    calories_per_serving: random.int(180, 780, 10),
    tags: tagsOf(dish, foods, language, random),
    category: [],
    dietary_preferences: dietsOf(foods).map((diet) => DIETS[diet][language]),
    reviews: [],
    tools: dish.tools.map(([tool, purpose]) => ({ tool_name: tool[language], purpose: purpose[language] })),
    duration: {
      prep_time_minutes: prep,
      cook_time_minutes: minutes,
      total_time_minutes: prep + minutes,
      formatted: formatMinutes(prep + minutes),
    },
    ingredients: groupsOf(dish, rows, language),
    steps,
    language,
  };
}

/** One food for every slot, none twice. */
function chooseFoods({ slots }: Dish, random: Random): Map<string, Food> {
  const chosen = new Map<string, Food>();
  for (const [slot, shelves] of Object.entries(slots)) {
    const shelf: readonly Food[] = PANTRY[random.pick(shelves)];
    const taken = new Set([...chosen.values()].map(({ en }) => en));
    const [first = never(), ...others] = shelf.filter(({ en }) => !taken.has(en));
    chosen.set(slot, random.pick([first, ...others]));
  }
  return chosen;
}

function rowOf(food: Food, servings: number, language: Language, random: Random): IngredientRow {
  const [least, most, step] = food.amount;
  const scaled = (random.int(least, most, step) * servings) / 4;
  const measure = Math.max(step, Math.round(scaled / step) * step);
  const unit = numbered(food.unit[language], measure);
  const name = numbered(food[language], measure);
  const prep = food.prep && random.chance(0.8) ? food.prep[language] : "";
  const line = [formatAmount(measure, unit), unit, name].filter((part) => part !== "").join(" ");
  return {
    ingredient_name: name,
    unit,
    measure,
    prep_style: prep,
    text: prep ? `${line}, ${prep}` : line,
  };
}

/** The form for one or for many. */
function numbered(text: string, measure: number): string {
  const [one = text, many = one] = text.split("|");
  return measure <= 1 ? one : many;
}

function groupsOf(
  { apart }: Dish,
  rows: ReadonlyMap<string, IngredientRow>,
  language: Language,
): Ingredients {
  const isApart = (slot: string) => apart?.slots.includes(slot) ?? false;
  const of = (wanted: boolean) =>
    [...rows].filter(([slot]) => isApart(slot) === wanted).map(([, row]) => row);
  return { [MAIN_GROUP[language]]: of(false), ...(apart && { [apart.group[language]]: of(true) }) };
}

interface Writing {
  fill: (text: string) => string;
  rows: ReadonlyMap<string, IngredientRow>;
  random: Random;
}

/** The steps, each food named where it is used first, and how long they take together. */
function stepsOf(dish: Dish, language: Language, { fill, rows, random }: Writing) {
  let minutes = 0;
  const used = new Set<string>();

  function subStep(text: string): SubStep {
    const times: number[] = [];
    const timed = text.replace(TIME, (_, from: string, to: string) => {
      times.push(random.int(Number(from), Number(to)));
      return String(times.at(-1));
    });
    const slots = [...text.matchAll(SLOT)].map(([, slot = ""]) => slot).filter((slot) => !used.has(slot));
    slots.forEach((slot) => used.add(slot));
    const time = times.reduce((sum, each) => sum + each, 0);
    minutes += time;
    return {
      description: capitalised(fill(timed)),
      ...(time > 0 && { duration_minutes: time }),
      ingredients: slots.flatMap((slot) => rows.get(slot) ?? []),
    };
  }

  const steps = dish[language].steps.map(({ title, does, tip, why }): Step => {
    return {
      main_step: fill(title),
      ...(tip && { tip: fill(tip) }),
      ...(why && { why: fill(why) }),
      sub_steps: does.map(subStep),
    };
  });
  return { steps, minutes };
}

function tagsOf(dish: Dish, foods: ReadonlyMap<string, Food>, language: Language, random: Random): string[] {
  const kinds = random.some(dish.tags, 1, dish.tags.length).map((tag) => tag[language]);
  return [...kinds, ...dietsOf(foods).map((diet) => DIETS[diet][language])];
}

function dietsOf(foods: ReadonlyMap<string, Food>): (keyof typeof DIETS)[] {
  const eaten = new Set([...foods.values()].map(({ diet }) => diet));
  if (eaten.has("meat") || eaten.has("fish")) return [];
  return eaten.has("egg") || eaten.has("dairy") ? ["vegetarian"] : ["vegan", "vegetarian"];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function never(): never {
  throw new Error("A list of the demo data is empty.");
}
