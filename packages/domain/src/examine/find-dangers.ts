import type { RecipeDraft } from "../recipe/recipe.ts";
import { unsafeTemperatures } from "./core-temperatures.ts";
import type { Danger } from "../recipe/examination.ts";
import { closedShellfish } from "./closed-shellfish.ts";
import { poisonousFoods } from "./poisonous-foods.ts";
import { sentencesOf } from "./recipe-sentences.ts";
import { dangersForChildren, eatersOf, type EatersInCare } from "./small-children.ts";
import { undercookedMeat } from "./undercooked.ts";
import { unsafeStorage } from "./unsafe-storage.ts";

/**
 * Finds what can harm in a recipe, in English and Spanish: in its name, its rows and every sentence. What it does not
 * find is not thereby safe.
 *
 * @param eaters whom the request names; the recipe's own words count as well
 */
export function findDangers(recipe: RecipeDraft, eaters?: EatersInCare): Danger[] {
  const sentences = sentencesOf(recipe);
  const own = eatersOf(sentences);
  const inCare = {
    baby: own.baby || eaters?.baby === true,
    toddler: own.toddler || eaters?.toddler === true,
    pregnancy: own.pregnancy || eaters?.pregnancy === true,
  };
  return unique([
    ...unsafeTemperatures(sentences),
    ...undercookedMeat(sentences),
    ...poisonousFoods(sentences),
    ...dangersForChildren(sentences, inCare),
    ...unsafeStorage(sentences),
    ...closedShellfish(sentences),
  ]);
}

/** Returns each danger of a sentence once; one that states a temperature says already that the meat is undercooked. */
function unique(dangers: readonly Danger[]): Danger[] {
  const seen = new Set<string>();
  const withTemperature = new Set(
    dangers.filter(({ code }) => code === "core-temperature").map(({ quote }) => quote),
  );
  return dangers.filter(({ code, quote }) => {
    if (code === "undercooked" && withTemperature.has(quote)) return false;
    const key = `${code} ${quote}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Returns the field of a stored recipe that holds its dangers; no field where none is found. */
export function warningsOf(recipe: RecipeDraft, eaters?: EatersInCare): { warnings?: Danger[] } {
  const warnings = findDangers(recipe, eaters);
  return warnings.length > 0 ? { warnings } : {};
}
