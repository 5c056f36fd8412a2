import { DIETS } from "../diets.ts";
import { phrases } from "../phrases.ts";
import type { DietId } from "../../recipe/recipe-request.ts";

export const DIET_WORDS = phrases<DietId>(DIETS.map(({ id, words }) => [words, id] as const));

/** Negations of a diet, which then is not asked for: "non-vegetarian curry", "not vegan". */
export const NOT_A_DIET = phrases<true>([
  [
    `hace [un|1|2|3|dos|tres] [ano|anos], [non|not|isnt|arent|not a|not strictly|no need to be|not necessarily|doesnt have to be|no es|no soy|no somos|no tiene que ser|no longer|not a|ni|no] [vegan|vegetarian|pescatarian|halal|kosher|keto|paleo|vegano|vegana|vegetariano|vegetariana|pregnant|diabetic|coeliac|celiac|celiaco|celiaca]`,
    true,
  ],
]);
