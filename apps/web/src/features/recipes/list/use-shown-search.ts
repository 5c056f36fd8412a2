import { wordsOfTerms } from "@larder/domain/search/search-terms";
import { useInfiniteQuery } from "@tanstack/react-query";
import { recipeListQuery } from "@/features/recipes/api";
import type { RecipeSearch } from "@/features/recipes/recipe-search";

interface ShownSearch {
  shown: RecipeSearch;
  /** The number of recipes found; undefined until it is known. */
  total: number | undefined;
  /** The words that were tried instead of the terms; null where the terms found recipes or have no other words. */
  instead: readonly string[] | null;
}

/** Returns the search that the list shows: where terms of several words find nothing, their words as separate terms. */
export function useShownSearch(search: RecipeSearch): ShownSearch {
  const asTyped = totalOf(useInfiniteQuery(recipeListQuery(search)).data);
  const messages = wordsOfTerms(search.terms);
  const wider = messages && { ...search, terms: messages };
  const found = totalOf(
    useInfiniteQuery({ ...recipeListQuery(wider ?? search), enabled: wider === null || asTyped === 0 }).data,
  );
  if (wider && asTyped === 0 && found !== 0)
    return { shown: wider, total: found, instead: found ? messages : null };
  return { shown: search, total: asTyped, instead: null };
}

function totalOf(data: { pages: readonly { total: number }[] } | undefined): number | undefined {
  return data?.pages[0]?.total;
}
