import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { getRecipe, type listRecipeSummaries, listTags } from "@larder/domain/contract/recipes";
import type { PageRead } from "@larder/domain/contract/server-rendering";
import type { QueryClient } from "@tanstack/react-query";
import { firstListRead, recipeListQuery, recipeQuery, tagsQuery } from "@/features/recipes/api";
import { paths, slugFrom } from "@/lib/navigation/paths";

/** The read of a page, and how its answer gets into the query cache. */
interface CachedRead extends PageRead {
  store: (cache: QueryClient, answer: unknown) => void;
}

const RECIPE = /^\/recipe\/([^/]+)$/;

/**
 * Returns what a page reads before it is shown; null for a page that only the browser renders, such as a search, and one
 * that shows what is the user's alone.
 *
 * @param search the raw query, "?tag=soup"; empty without one
 */
export function pageReads(path: string, search: string): readonly CachedRead[] | null {
  if (path === paths.login()) return [];
  if (path === paths.recipes) return listReads(new URLSearchParams(search));
  const slug = RECIPE.exec(path)?.[1];
  return slug === undefined || search !== "" ? null : [recipeRead(slugFrom(slug))];
}

function listReads(parameters: URLSearchParams): readonly CachedRead[] | null {
  const tag = parameters.get("tag") ?? undefined;
  if (parameters.size > (tag ? 1 : 0)) return null;
  const search = { terms: [], ...(tag && { tag }) };
  return [
    {
      ...firstListRead(search),
      store: (cache, answer) => {
        const page = answer as EndpointResponse<typeof listRecipeSummaries>;
        cache.setQueryData(recipeListQuery(search).queryKey, { pages: [page], pageParams: [""] });
      },
    },
    {
      endpoint: listTags,
      store: (cache, answer) => {
        const { tags } = answer as EndpointResponse<typeof listTags>;
        cache.setQueryData(tagsQuery.queryKey, tags);
      },
    },
  ];
}

function recipeRead(slug: string): CachedRead {
  return {
    endpoint: getRecipe,
    params: { slug },
    store: (cache, answer) => {
      const { recipe } = answer as EndpointResponse<typeof getRecipe>;
      cache.setQueryData(recipeQuery(slug).queryKey, recipe);
    },
  };
}
