import type { InterfaceLanguage } from "@larder/domain/language";
import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { fold } from "@larder/domain/text/fold";

/** An ingredient, and the numbers of the recipes that use it, from 1. */
export interface IndexEntry {
  name: string;
  numbers: number[];
}

/** Lists which recipes use which ingredient, by the alphabet of the reader's language. */
export function ingredientIndex(
  recipes: readonly Pick<Recipe, "ingredients">[],
  language: InterfaceLanguage,
): IndexEntry[] {
  const entries = new Map<string, IndexEntry>();
  for (const [at, { ingredients }] of recipes.entries()) {
    for (const name of ingredientNames(ingredients)) {
      const key = fold(name);
      const entry = entries.get(key) ?? { name, numbers: [] };
      if (entry.numbers.at(-1) !== at + 1) entry.numbers.push(at + 1);
      entries.set(key, entry);
    }
  }
  const { compare } = new Intl.Collator(language);
  return [...entries.values()].toSorted((one, other) => compare(one.name, other.name));
}
