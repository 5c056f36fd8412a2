import { getRecipe, listRecipeSummaries, listTags } from "@larder/domain/contract/recipes";
import { queryFromTerms } from "@larder/domain/search-terms";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api-client";

const PAGE = 48;

/** What the list is narrowed to. */
export interface RecipeSearch {
  terms: readonly string[];
  tag?: string;
}

export const recipesKey = ["recipes"] as const;

/** The collection as cards, a page at a time, newest first. */
export const recipeListQuery = ({ terms, tag }: RecipeSearch) =>
  infiniteQueryOptions({
    queryKey: [...recipesKey, "list", { terms, tag }],
    queryFn: ({ pageParam, signal }) =>
      call(listRecipeSummaries, {
        query: {
          view: "summary",
          limit: String(PAGE),
          ...(tag && { tag }),
          ...(pageParam && { cursor: pageParam }),
        },
        rawQuery: terms.length > 0 ? `search=${queryFromTerms(terms)}` : "",
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const tagsQuery = queryOptions({
  queryKey: [...recipesKey, "tags"],
  queryFn: async ({ signal }) => (await call(listTags, { query: {}, signal })).tags,
});

export const recipeQuery = (slug: string) =>
  queryOptions({
    queryKey: [...recipesKey, "one", slug],
    queryFn: async ({ signal }) => (await call(getRecipe, { params: { slug }, query: {}, signal })).recipe,
  });
