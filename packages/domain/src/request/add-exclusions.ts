import { type Content, isAllergen } from "../food/content.ts";
import { foodById } from "../food/foods.ts";
import { contentsOf } from "../food/holds.ts";
import type { RecipeLanguage } from "../language.ts";
import type { DietId, Exclusion, RecipeRequest } from "../recipe/recipe-request.ts";
import type { ItemList } from "./exclusion-lists.ts";
import { type Item, itemAt, precautionAt, tracedIn } from "./items.ts";
import { type Query, splitQuery, writtenWords } from "./query-words.ts";

/** What a query leaves out. */
export type Exclusions = Pick<RecipeRequest, "excluded" | "diets" | "tools" | "unresolved"> & {
  isMild: boolean;
  /** The words of allergies beside which nothing is named: "severe allergy", "soy alérgica". */
  bareAllergies: string[];
};

/**
 * Adds a list of what is left out. "Gluten-free" and "dairy-free" are diets, an appliance is one to do without, and
 * words that name nothing known are unresolved.
 */
export function addExclusions(
  query: Query,
  found: Exclusions,
  list: ItemList,
  { isAllergy, isFree }: { isAllergy: boolean; isFree: boolean },
): void {
  for (const { start, end } of list.unknown) found.unresolved.push(writtenWords(query, start, end));
  for (const item of list.items) {
    const words = writtenWords(query, item.start, item.end);
    const diet = isFree && !isAllergy ? dietFor(item) : null;
    if (item.tool) found.tools.push({ tool: item.tool, use: false, words });
    else if (diet) found.diets.push({ diet, words: `${words}-free` });
    else found.excluded.push(exclusionsOf(query, item, words, isAllergy));
  }
}

/** Returns exclusions as those of an allergy whose words stand apart from them: "no peanuts, severe allergy". */
export function asAllergies(excluded: readonly Exclusion[], language: RecipeLanguage): Exclusion[] {
  return excluded.map((each) => {
    const query = splitQuery(each.words);
    const item = itemAt(query, 0, language);
    if (!item || item.end < query.words.length) return { ...each, isAllergy: true };
    const more = exclusionsOf(query, item, each.words, true);
    return {
      ...each,
      foods: [...new Set([...each.foods, ...more.foods])],
      contents: [...new Set([...each.contents, ...more.contents])],
      isAllergy: true,
    };
  });
}

/** Returns an exclusion; an allergy bars, as a precaution, the whole group of allergens that a food belongs to. */
function exclusionsOf(query: Query, item: Item, words: string, isAllergy: boolean): Exclusion {
  const contents = new Set<Content>(item.contents);
  const foods = new Set(item.foods);
  if (isAllergy) {
    for (const id of item.foods) for (const traced of tracedIn(id)) foods.add(traced);
    for (const content of precautionAt(query, item)) contents.add(content);
    for (const id of item.foods) for (const content of kindOf(id)) contents.add(content);
  }
  return { words, foods: [...foods], contents: [...contents], isAllergy };
}

/** Returns the allergens that a plain food is a kind of; an allergy to prawns bars all crustaceans. */
function kindOf(id: string): Content[] {
  const food = foodById(id);
  if (!food || food.has.length > 0) return [];
  const allergens = [...contentsOf(food)].filter(isAllergen);
  return allergens.length === 1 ? allergens : [];
}

function dietFor({ contents, foods }: Item): DietId | null {
  if (foods.length > 0) return null;
  if (contents.includes("gluten")) return "gluten-free";
  return contents.length === 2 && contents.includes("milk") ? "dairy-free" : null;
}
