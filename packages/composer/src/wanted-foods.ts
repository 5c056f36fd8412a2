import { foodById } from "@larder/domain/food/foods";
import { holds, type Target } from "@larder/domain/food/holds";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { barredBy } from "@larder/domain/request/barred";
import { withoutToo } from "./placement.ts";
import type { Food } from "./pantry/food.ts";
import { allowedOf, food } from "./pantry/pantry.ts";
import type { Asked, ParsedQuery } from "./parsed-query.ts";

/** Foods that even a dish of "only these" has. */
const STAPLES = new Set(["salt", "black-pepper", "water", "olive-oil", "sunflower-oil"]);

/** A kosher dish has meat or milk, never both; without meat in the request it is a dish of milk. */
const MEAT: Target = { foods: [], contents: ["meat"] };
const MILK: Target = { foods: [], contents: ["milk"] };

function isMeat(id: string | null): boolean {
  const known = id === null ? null : foodById(id);
  return known !== null && holds({ food: known, lacks: [] }, MEAT);
}

/** Returns a test for the foods that a request allows. */
export function allowedBy({ request, foods }: ParsedQuery): (food: Food) => boolean {
  const { excluded, diets, onlyThese } = request;
  const target = barredBy({ excluded, diets });
  const isKosher = diets.some(({ diet }) => diet === "kosher");
  const hasMeat = isKosher && request.foods.some(({ food: id }) => isMeat(id));
  const alike = new Set(target.foods.flatMap((id) => withoutToo(id)));
  const asked = new Set(foods.flatMap((each) => each.foods));
  const allowed = new Map<Food, boolean>();
  return (each) => {
    const known = allowed.get(each);
    if (known !== undefined) return known;
    const own = foodById(each.id);
    const isAllowed =
      own !== null &&
      !alike.has(each.id) &&
      !holds({ food: own, lacks: [] }, target) &&
      !(isKosher && holds({ food: own, lacks: [] }, hasMeat ? MILK : MEAT)) &&
      (!onlyThese || asked.has(each) || STAPLES.has(each.id));
    allowed.set(each, isAllowed);
    return isAllowed;
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
      return [{ ...asked, foods: [instead] }];
    }
    notes.push({ code: "contradiction", words: [asked.words, whatBars(asked, parsed.request)] });
    return [];
  });
  return { foods: [...foods, ...preferredFoods(parsed, foods)], notes };
}

/** Returns the words of the request that a food contradicts. */
function whatBars({ foods }: Asked, { excluded, diets }: RecipeRequest): string {
  const [likeliest] = foods;
  const own = likeliest && foodById(likeliest.id);
  if (!own) return "";
  const bars = (part: Pick<RecipeRequest, "excluded" | "diets">) =>
    holds({ food: own, lacks: [] }, barredBy(part));
  return (
    diets.find((diet) => bars({ excluded: [], diets: [diet] }))?.words ??
    excluded.find((each) => bars({ excluded: [each], diets: [] }))?.words ??
    ""
  );
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
