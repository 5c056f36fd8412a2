import type { ComposerNote } from "@larder/domain/generation/composer-note";
import { withoutToo } from "./placement.ts";
import type { Food } from "./pantry/food.ts";
import { allowedOf, food } from "./pantry/pantry.ts";
import type { Asked, Reading } from "./words/reading.ts";

/** These are in every dish, or are no more than water. */
const INDISPENSABLE = new Set(["salt", "black-pepper", "water"]);

/** What may be in the dish: nothing that a diet or a "without" of the query bars. */
export function allowedBy(reading: Reading): { isAllowed: (food: Food) => boolean; notes: ComposerNote[] } {
  const notes: ComposerNote[] = [];
  const barred = new Set([
    ...reading.diets.flatMap(({ bars }) => bars),
    ...reading.barred.flatMap(({ bars }) => bars),
  ]);
  const excluded = new Set<string>();
  for (const { words, foods } of reading.excluded) {
    if (foods.some(({ id }) => INDISPENSABLE.has(id))) notes.push({ code: "not-obeyed", words: [words] });
    else for (const { id } of foods) for (const other of withoutToo(id)) excluded.add(other);
  }
  return {
    isAllowed: ({ id, contains }) => !excluded.has(id) && !contains.some((content) => barred.has(content)),
    notes,
  };
}

/** The foods to use: what is barred gives way to what stands in for it, and that is said. */
export function wantedFoods(
  reading: Reading,
  isAllowed: (food: Food) => boolean,
): { foods: Asked[]; notes: ComposerNote[] } {
  const notes: ComposerNote[] = [];
  const foods = reading.foods.flatMap((asked): Asked[] => {
    if (asked.foods.some(isAllowed)) return [asked];
    const [instead] = asked.foods.flatMap((each) => allowedOf(each, isAllowed));
    if (instead) {
      notes.push({ code: "swapped", words: [asked.words, instead.name[reading.language].many] });
      return [{ words: asked.words, foods: [instead] }];
    }
    notes.push({ code: "contradiction", words: [asked.words, whatBars(asked, reading)] });
    return [];
  });
  return { foods: [...foods, ...wishedFoods(reading, foods)], notes };
}

/** The words of the query that a food contradicts. */
function whatBars({ foods }: Asked, { diets, barred, excluded, language }: Reading): string {
  const isBarredBy = (bars: readonly string[]) =>
    foods.some(({ contains }) => contains.some((content) => bars.includes(content)));
  const diet = diets.find(({ bars }) => isBarredBy(bars));
  const without =
    barred.find(({ bars }) => isBarredBy(bars)) ??
    excluded.find((each) => each.foods.some((other) => foods.includes(other)));
  return diet?.tag[language] ?? without?.words ?? "";
}

const anyOf = (ids: string): Asked => ({ words: "", foods: ids.split(" ").map(food) });

/** Wishes that are foods which nobody named. */
const WISHED = {
  spicy: anyOf("chilli chilli-flakes chilli-powder hot-sauce harissa"),
  creamy: anyOf("cream coconut-milk cream-plant yoghurt-greek yoghurt-soy creme-fraiche"),
  protein: anyOf("chicken-breast tofu tinned-chickpeas egg tinned-tuna lentils-red tinned-lentils"),
} as const;
type Wished = keyof typeof WISHED;
const WISHED_NAMES: readonly Wished[] = ["spicy", "creamy", "protein"];

function wishedFoods({ wishes }: Reading, foods: readonly Asked[]): Asked[] {
  return WISHED_NAMES.filter((name) => wishes.has(name) && !isThere(name, foods)).map((name) => WISHED[name]);
}

function isThere(name: Wished, foods: readonly Asked[]): boolean {
  return foods.some((asked) =>
    asked.foods.some((each) =>
      name === "protein"
        ? each.role === "protein" || each.role === "pulse"
        : WISHED[name].foods.includes(each),
    ),
  );
}

/** Which wish a food stands for; undefined where the query named it. */
export function wishOf(asked: Asked): Wished | undefined {
  return WISHED_NAMES.find((name) => WISHED[name] === asked);
}
