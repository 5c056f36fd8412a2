import { getRecipe, listRecipeSummaries, listTags } from "@larder/domain/contract/recipes";
import { allPictureAddresses } from "@larder/domain/picture/picture-sources";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { queryFromTerms } from "@larder/domain/search/search-terms";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from "@tanstack/react-query";
import { API_BASE, call } from "@/lib/api/api-client";
import { recipesKey } from "@/lib/api/recipes-key";
import { cachePictures } from "@/lib/offline/cached-answers";

/**
 * The number of recipes on the first page, which is soon loaded; later pages are larger, so that scrolling through a
 * large collection seldom waits.
 */
const FIRST_PAGE = 48;
const NEXT_PAGE = 240;
/** The lifetime of a cached list: longer than cooking a recipe of it. */
const LIST_CACHED_MS = 4 * 60 * 60 * 1000;

export const POPULAR = 3;

/** The filters of a list: ingredients, or else a text in the name; a tag; whether what the user leaves out stays out. */
export interface RecipeSearch {
  terms: readonly string[];
  text?: string;
  tag?: string;
  exclude?: "mine";
  /** Newest first where it is absent. */
  sort?: RecipeSort;
}

/** The orders of the list, besides the newest first; the last two are by the user's own notes. */
export const RECIPE_SORTS = ["name", "shortest", "liked", "cooked"] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** Whether an order is by the user's own notes, which a visitor has not. */
export const isByNotes = (sort: RecipeSort): boolean => sort === "liked" || sort === "cooked";

const listKey = [...recipesKey, "list"] as const;

/** Returns the read of the first page of a list, as the server renders it. */
export const firstListRead = ({ tag }: Pick<RecipeSearch, "tag">) => ({
  endpoint: listRecipeSummaries,
  query: { view: "summary", limit: String(FIRST_PAGE), ...(tag && { tag }) },
});

/** The collection as cards, a page at a time. */
export const recipeListQuery = ({ terms, text, tag, exclude, sort }: RecipeSearch) =>
  infiniteQueryOptions({
    queryKey: [...listKey, { terms, text, tag, exclude, sort }],
    queryFn: ({ pageParam, signal }) =>
      call(listRecipeSummaries, {
        query: {
          view: "summary",
          limit: String(pageParam ? NEXT_PAGE : FIRST_PAGE),
          ...(text && { q: text }),
          ...(tag && { tag }),
          ...(exclude && { exclude }),
          ...(sort && { sort }),
          ...(pageParam && { cursor: pageParam }),
        },
        rawQuery: terms.length > 0 ? `search=${queryFromTerms(terms)}` : "",
        signal,
        // Search results are too varied to cache, and what the user leaves out or likes may change.
        ...(!pageParam && terms.length === 0 && !text && !exclude && !sort && { cacheFor: "mine" }),
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    gcTime: LIST_CACHED_MS,
    // Each rating and each cooking changes these.
    ...(sort && isByNotes(sort) && { staleTime: 0 }),
  });

/** Queries the most bookmarked recipes, most first. */
export const popularQuery = queryOptions({
  queryKey: [...recipesKey, "popular"],
  queryFn: async ({ signal }) => {
    const query = { view: "summary", sort: "popular", limit: String(POPULAR) } as const;
    return (await call(listRecipeSummaries, { query, signal, cacheFor: "mine" })).recipes;
  },
});

export const tagsQuery = queryOptions({
  queryKey: [...recipesKey, "tags"],
  queryFn: async ({ signal }) => (await call(listTags, { query: {}, signal, cacheFor: "mine" })).tags,
});

export const recipeQuery = (slug: string) =>
  queryOptions({
    queryKey: [...recipesKey, "one", slug],
    queryFn: ({ signal }) => fetchRecipe(slug, signal),
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

/** Fetches a whole recipe and caches it on this device with its picture. */
export async function fetchRecipe(slug: string, signal: AbortSignal): Promise<Recipe> {
  const { recipe } = await call(getRecipe, { params: { slug }, query: {}, signal, cacheFor: "mine" });
  void cachePictures(allPictureAddresses(recipe.image, API_BASE));
  return recipe;
}

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
