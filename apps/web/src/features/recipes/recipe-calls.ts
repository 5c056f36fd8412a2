import { getRecipe, listRecipeSummaries, listTags } from "@larder/domain/contract/recipes";
import { allPictureAddresses } from "@larder/domain/picture/picture-sources";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { queryFromTerms } from "@larder/domain/search/search-terms";
import { API_BASE } from "@/lib/api/api-base";
import { call } from "@/lib/api/api-client";
import { pageLength, POPULAR, type RecipeSearch } from "@/features/recipes/recipe-search";
import { cachePictures } from "@/lib/offline/cached-answers";

/**
 * The calls of the recipe queries. They are apart from these: a page that the server rendered has its answers, and needs
 * neither the calls nor the schemas that check them at first.
 */

/** Fetches a page of the list; `cursor` is empty for the first one. */
export function fetchListPage(
  { terms, text, tag, exclude, sort }: RecipeSearch,
  cursor: string,
  signal: AbortSignal,
) {
  return call(listRecipeSummaries, {
    query: {
      view: "summary",
      limit: pageLength(cursor),
      ...(text && { q: text }),
      ...(tag && { tag }),
      ...(exclude && { exclude }),
      ...(sort && { sort }),
      ...(cursor && { cursor }),
    },
    rawQuery: terms.length > 0 ? `search=${queryFromTerms(terms)}` : "",
    signal,
    // Search results are too varied to cache, and what the user leaves out or likes may change.
    ...(!cursor && terms.length === 0 && !text && !exclude && !sort && { cacheFor: "mine" }),
  });
}

export async function fetchPopular(signal: AbortSignal) {
  const query = { view: "summary", sort: "popular", limit: String(POPULAR) } as const;
  return (await call(listRecipeSummaries, { query, signal, cacheFor: "mine" })).recipes;
}

export async function fetchTags(signal: AbortSignal) {
  return (await call(listTags, { query: {}, signal, cacheFor: "mine" })).tags;
}

/** Fetches a whole recipe and caches it on this device with its pictures. */
export async function fetchRecipe(slug: string, signal: AbortSignal): Promise<Recipe> {
  const { recipe } = await call(getRecipe, { params: { slug }, query: {}, signal, cacheFor: "mine" });
  const pictures = [recipe.image, ...(recipe.moreImages ?? [])];
  void cachePictures(pictures.flatMap((image) => allPictureAddresses(image, API_BASE)));
  return recipe;
}
