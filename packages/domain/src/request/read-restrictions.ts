import {
  type DietaryRestrictions,
  MOST_EXCLUDED,
  NO_RESTRICTIONS,
  type TypedExclusion,
  type TypedRestrictions,
} from "../account/dietary-restrictions.ts";
import type { RecipeLanguage } from "../language.ts";
import type { DietId, Exclusion } from "../recipe/recipe-request.ts";
import { readRequest } from "./read-request.ts";

/**
 * Reads what a cook leaves out. Words that are not understood as a whole exclude nothing and are returned in
 * `unresolved`, unless they are to be looked for as they are written; so are those beyond the most that fit.
 *
 * @param stored what is excluded now: the same words go on meaning what they mean there, in whatever language they were read
 */
export function readRestrictions(
  typed: TypedRestrictions,
  language: RecipeLanguage,
  stored: DietaryRestrictions = NO_RESTRICTIONS,
): { restrictions: DietaryRestrictions; unresolved: string[] } {
  const excluded = new Map<string, Exclusion>();
  const diets = new Set(typed.diets);
  const unresolved: string[] = [];
  for (const each of typed.excluded) {
    const known = stored.excluded.filter(({ words }) => words === each.words);
    const read =
      known.length > 0 ? { excluded: known, diets: [], unresolved: [] } : readExclusion(each, language);
    for (const exclusion of read.excluded) {
      const key = JSON.stringify(meaningOf(exclusion));
      const known = excluded.get(key);
      if (known) excluded.set(key, { ...known, isAllergy: known.isAllergy || exclusion.isAllergy });
      else if (excluded.size < MOST_EXCLUDED) excluded.set(key, exclusion);
      else unresolved.push(exclusion.words);
    }
    for (const diet of read.diets) diets.add(diet);
    unresolved.push(...read.unresolved);
  }
  return { restrictions: { excluded: [...excluded.values()], diets: [...diets] }, unresolved };
}

function meaningOf({ words, foods, contents }: Exclusion): string[] {
  return foods.length + contents.length > 0 ? [...foods, "", ...contents].toSorted() : [words.toLowerCase()];
}

interface ReadExclusion {
  excluded: readonly Exclusion[];
  diets: readonly DietId[];
  unresolved: readonly string[];
}

function readExclusion(
  { words, isAllergy, asWritten }: TypedExclusion,
  language: RecipeLanguage,
): ReadExclusion {
  const typed = words.trim();
  if (typed === "") return { excluded: [], diets: [], unresolved: [] };
  const read = readRequest(`${language === "es" ? "sin" : "without"} ${typed}`, language);
  const others = [...read.unresolved, ...read.unknown, ...read.foods.map((food) => food.words)];
  const isRead = read.excluded.length + read.diets.length > 0 && others.length === 0;
  if (isRead) {
    const excluded = read.excluded.map((each) => ({ ...each, isAllergy: isAllergy || each.isAllergy }));
    // "Gluten free" is the diet, which bars what the exclusion does.
    return { excluded: read.diets.length > 0 ? [] : excluded, diets: dietsOf(read.diets), unresolved: [] };
  }
  return asWritten
    ? { excluded: [{ words: typed, foods: [], contents: [], isAllergy }], diets: [], unresolved: [] }
    : { excluded: [], diets: [], unresolved: [typed] };
}

const dietsOf = (diets: readonly { diet: DietId }[]): DietId[] => diets.map(({ diet }) => diet);
