import type { DietId } from "../recipe/recipe-request.ts";
import type { RequestDangerCode } from "../recipe/request-danger.ts";
import { chokingFoods } from "./choking.ts";
import { poisonousFoods } from "./poisonous-foods.ts";
import { plainText, type RecipeSentence } from "./recipe-sentences.ts";
import { dangersForChildren, eatersOfDiets } from "./small-children.ts";
import { unsafeStorage } from "./unsafe-storage.ts";

/** The dangers that a request states in its own words, which are read apart: a name alone does not show them. */
const STATED: ReadonlySet<RequestDangerCode> = new Set([
  "dried-beans",
  "foraged-mushrooms",
  "green-potatoes",
  "left-standing",
  "rice-kept-warm",
]);

/**
 * Finds what is dangerous in the words of a query, and for those who eat.
 *
 * @param diets the diets that the query names, of which some are stages of life
 */
export function examineQuery(query: string, diets: readonly DietId[]): RequestDangerCode[] {
  const sentence: RecipeSentence = {
    where: { part: "step", index: 0 },
    quote: query,
    plain: plainText(query),
  };
  const sentences = { names: [], rows: [], steps: [sentence] };
  const eaters = eatersOfDiets(diets);
  const isChild = eaters.baby || eaters.toddler;
  const found: RequestDangerCode[] = [
    ...poisonousFoods(sentences).map(({ code }) => code),
    ...unsafeStorage(sentences).map(({ code }) => code),
    ...dangersForChildren(sentences, eaters).map(({ code }) => code),
    ...(isChild && chokingFoods(sentences).length > 0 ? (["choking"] as const) : []),
  ];
  return found.filter((code) => !STATED.has(code));
}
