import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import { withoutToo } from "./placement.ts";
import type { Food } from "./pantry/food.ts";
import { allowedOf, food } from "./pantry/pantry.ts";
import type { Asked, ParsedQuery } from "./query/parsed-query.ts";

/** Foods that cannot be left out: they are in every dish, or are no more than water. */
const INDISPENSABLE = new Set(["salt", "black-pepper", "water"]);

/** Returns a test for the foods that no diet or "without" of the query bars. */
export function allowedBy(parsed: ParsedQuery): {
  isAllowed: (food: Food) => boolean;
  notes: ComposerNote[];
} {
  const notes: ComposerNote[] = [];
  const barred = new Set([
    ...parsed.diets.flatMap(({ bars }) => bars),
    ...parsed.barred.flatMap(({ bars }) => bars),
  ]);
  const excluded = new Set<string>();
  for (const { words, foods } of parsed.excluded) {
    if (foods.some(({ id }) => INDISPENSABLE.has(id))) notes.push({ code: "not-obeyed", words: [words] });
    else for (const { id } of foods) for (const other of withoutToo(id)) excluded.add(other);
  }
  return {
    isAllowed: ({ id, contains }) => !excluded.has(id) && !contains.some((content) => barred.has(content)),
    notes,
  };
}

/** Returns the foods to use, with substitutes for barred ones and notes that report them. */
export function wantedFoods(
  parsed: ParsedQuery,
  isAllowed: (food: Food) => boolean,
): { foods: Asked[]; notes: ComposerNote[] } {
  const notes: ComposerNote[] = [];
  const foods = parsed.foods.flatMap((asked): Asked[] => {
    if (asked.foods.some(isAllowed)) return [asked];
    const [instead] = asked.foods.flatMap((each) => allowedOf(each, isAllowed));
    if (instead) {
      notes.push({ code: "swapped", words: [asked.words, instead.name[parsed.language].many] });
      return [{ words: asked.words, foods: [instead] }];
    }
    notes.push({ code: "contradiction", words: [asked.words, whatBars(asked, parsed)] });
    return [];
  });
  return { foods: [...foods, ...preferredFoods(parsed, foods)], notes };
}

/** Returns the words of the query that a food contradicts. */
function whatBars({ foods }: Asked, { diets, barred, excluded, language }: ParsedQuery): string {
  const isBarredBy = (bars: readonly string[]) =>
    foods.some(({ contains }) => contains.some((content) => bars.includes(content)));
  const diet = diets.find(({ bars }) => isBarredBy(bars));
  const without =
    barred.find(({ bars }) => isBarredBy(bars)) ??
    excluded.find((each) => each.foods.some((other) => foods.includes(other)));
  return diet?.tag[language] ?? without?.words ?? "";
}

const anyOf = (ids: string): Asked => ({ words: "", foods: ids.split(" ").map(food) });

/** Requests for a taste, with foods that fulfil them. */
const PREFERRED = {
  spicy: anyOf("chilli chilli-flakes chilli-powder hot-sauce harissa"),
  creamy: anyOf("cream coconut-milk cream-plant yoghurt-greek yoghurt-soy creme-fraiche"),
  protein: anyOf("chicken-breast tofu tinned-chickpeas egg tinned-tuna lentils-red tinned-lentils"),
} as const;
type PreferredFood = keyof typeof PREFERRED;
const PREFERRED_NAMES: readonly PreferredFood[] = ["spicy", "creamy", "protein"];

function preferredFoods({ preferences }: ParsedQuery, foods: readonly Asked[]): Asked[] {
  return PREFERRED_NAMES.filter((name) => preferences.has(name) && !isThere(name, foods)).map(
    (name) => PREFERRED[name],
  );
}

function isThere(name: PreferredFood, foods: readonly Asked[]): boolean {
  return foods.some((asked) =>
    asked.foods.some((each) =>
      name === "protein"
        ? each.role === "protein" || each.role === "pulse"
        : PREFERRED[name].foods.includes(each),
    ),
  );
}

/** Returns the preference that a food fulfils; undefined where the query named the food. */
export function preferenceOf(asked: Asked): PreferredFood | undefined {
  return PREFERRED_NAMES.find((name) => PREFERRED[name] === asked);
}
