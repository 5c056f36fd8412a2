import { type Allergen, isAllergen, isContent } from "@larder/domain/food/content";
import type { DietId, Exclusion } from "@larder/domain/recipe/recipe-request";
import type { DietaryRestrictions, TypedExclusion } from "@larder/domain/account/dietary-restrictions";

/** A change of what is left out, and what the user typed in addition. */
export interface RestrictionChange {
  apply: (before: DietaryRestrictions) => DietaryRestrictions;
  added?: TypedExclusion;
}

/** Returns whether an allergen itself is excluded, and not only a food that has it. */
export const excludesAllergen = ({ excluded }: DietaryRestrictions, allergen: Allergen): boolean =>
  excluded.some((each) => allergenOf(each) === allergen);

/** Returns the excluded foods and others that are none of the 14 allergens, as the user wrote them. */
export const otherFoodsOf = ({ excluded }: DietaryRestrictions): string[] =>
  excluded.filter((each) => allergenOf(each) === null).map(({ words }) => words);

/** Excludes an allergen under the name that the user sees, or includes it again. */
export function toggleAllergen(allergen: Allergen, name: string, isExcluded: boolean): RestrictionChange {
  return {
    apply: (before) => {
      const rest = before.excluded.filter((each) => allergenOf(each) !== allergen);
      const added = { words: name.toLowerCase(), foods: [], contents: [allergen], isAllergy: true };
      return { ...before, excluded: isExcluded ? rest : [...rest, added] };
    },
  };
}

export function toggleDiet(diet: DietId, isChosen: boolean): RestrictionChange {
  return {
    apply: (before) => {
      const rest = before.diets.filter((each) => each !== diet);
      return { ...before, diets: isChosen ? rest : [...rest, diet] };
    },
  };
}

export const removeFood = (food: string): RestrictionChange => ({
  apply: (before) => ({ ...before, excluded: before.excluded.filter(({ words }) => words !== food) }),
});

/** @param asWritten true to look for the text as it is, though it names no known food */
export const addTypedFood = (text: string, asWritten: boolean): RestrictionChange => ({
  apply: (before) => before,
  added: { words: text, isAllergy: false, asWritten },
});

/** Returns the allergen that an exclusion is; null for foods, other contents and several allergens. */
function allergenOf({ foods, contents }: Exclusion): Allergen | null {
  const allergens = contents.filter(isContent).filter(isAllergen);
  const [first = null] = allergens;
  return foods.length === 0 && allergens.length === 1 ? first : null;
}
