import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import type { getRecipe, listRecipeSummaries, listTags } from "@larder/domain/contract/recipes";
import type { QueryClient } from "@tanstack/react-query";
import { recipeListQuery, recipeQuery, tagsQuery } from "@/features/recipes/api";
import { paths, slugFrom } from "@/lib/navigation/paths";

/** A page that the server renders. */
type RenderedPage =
  | { name: "login" }
  | { name: "list"; tag: string | undefined }
  | { name: "recipe"; slug: string };

const RECIPE = /^\/recipe\/([^/]+)$/;

/**
 * Returns the page at an address; null for one that only the browser renders, such as a search, and one that shows what is
 * the user's alone.
 *
 * @param search the raw query, "?tag=soup"; empty without one
 */
export function pageOf(path: string, search: string): RenderedPage | null {
  if (path === paths.login()) return { name: "login" };
  if (path === paths.recipes) {
    const parameters = new URLSearchParams(search);
    const tag = parameters.get("tag") || undefined;
    return parameters.size > (tag ? 1 : 0) ? null : { name: "list", tag };
  }
  const slug = RECIPE.exec(path)?.[1];
  return slug === undefined || search !== "" ? null : { name: "recipe", slug: slugFrom(slug) };
}

/** Puts the answers to the reads of a page, in their order, into the query cache. */
export function storeAnswers(cache: QueryClient, page: RenderedPage, answers: readonly unknown[]): void {
  if (page.name === "list") {
    const [list, tags] = answers as [
      EndpointResponse<typeof listRecipeSummaries>,
      EndpointResponse<typeof listTags>,
    ];
    const { queryKey } = recipeListQuery({ terms: [], ...(page.tag && { tag: page.tag }) });
    cache.setQueryData(queryKey, { pages: [list], pageParams: [""] });
    cache.setQueryData(tagsQuery.queryKey, tags.tags);
  } else if (page.name === "recipe") {
    const [{ recipe }] = answers as [EndpointResponse<typeof getRecipe>];
    cache.setQueryData(recipeQuery(page.slug).queryKey, recipe);
  }
}
