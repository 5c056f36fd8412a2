import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from "@tanstack/react-query";
import { isByNotes, type RecipeSearch } from "@/features/recipes/recipe-search";
import { recipesKey } from "@/lib/api/recipes-key";

/** The lifetime of a cached list: longer than cooking a recipe of it. */
const LIST_CACHED_MS = 4 * 60 * 60 * 1000;

const listKey = [...recipesKey, "list"] as const;

const loadCalls = () => import("@/features/recipes/recipe-calls");

/** The collection as cards, a page at a time. */
export const recipeListQuery = ({ terms, text, tag, exclude, sort }: RecipeSearch) =>
  infiniteQueryOptions({
    queryKey: [...listKey, { terms, text, tag, exclude, sort }],
    queryFn: async ({ pageParam, signal }) =>
      (await loadCalls()).fetchListPage(
        {
          terms,
          ...(text && { text }),
          ...(tag && { tag }),
          ...(exclude && { exclude }),
          ...(sort && { sort }),
        },
        pageParam,
        signal,
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    gcTime: LIST_CACHED_MS,
    // Each rating and each cooking changes these.
    ...(sort && isByNotes(sort) && { staleTime: 0 }),
  });

/** Queries the most bookmarked recipes, most first. */
export const popularQuery = queryOptions({
  queryKey: [...recipesKey, "popular"],
  queryFn: async ({ signal }) => (await loadCalls()).fetchPopular(signal),
});

export const tagsQuery = queryOptions({
  queryKey: [...recipesKey, "tags"],
  queryFn: async ({ signal }) => (await loadCalls()).fetchTags(signal),
});

export const recipeQuery = (slug: string) =>
  queryOptions({
    queryKey: [...recipesKey, "one", slug],
    queryFn: async ({ signal }) => (await loadCalls()).fetchRecipe(slug, signal),
  });

/** Queries several recipes; those that cannot be had are left out. */
export const foundRecipesQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: [...recipesKey, "found", slugs],
    queryFn: async ({ client }) => {
      const answers = await Promise.allSettled(
        slugs.map((slug) => client.ensureQueryData(recipeQuery(slug))),
      );
      return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    },
  });

/**
 * Refreshes the recipes after a change of the collection. Data on the screen is loaded anew, lists from their first
 * page; the data of other screens is dropped, so that it is not shown before the next answer comes.
 */
export function refreshRecipes(cache: QueryClient): Promise<void> {
  cache.removeQueries({ queryKey: recipesKey, type: "inactive" });
  cache.setQueriesData<InfiniteData<unknown>>({ queryKey: listKey }, firstPageOf);
  return cache.invalidateQueries({ queryKey: recipesKey }, { throwOnError: true });
}

/** Returns a function that refreshes the recipes without waiting; a failure is reported where the data is shown. */
export function useRefreshRecipes(): () => void {
  const cache = useQueryClient();
  return () => void refreshRecipes(cache).catch(() => {});
}

function firstPageOf<T>(list: InfiniteData<T> | undefined): InfiniteData<T> | undefined {
  return list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) };
}
