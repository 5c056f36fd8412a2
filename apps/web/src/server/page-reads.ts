import { getRecipe, listRecipeSummaries, listTags } from "@larder/domain/contract/recipes";
import type { PageRead } from "@larder/domain/contract/server-rendering";
import { pageOf } from "@/app/hydration/page-answers";
import { pageLength } from "@/features/recipes/recipe-search";

/**
 * Returns what a page reads before it is shown, in the order in which `storeAnswers` takes the answers; null for a page that only the browser
 * renders.
 *
 * @param search the raw query, "?tag=soup"; empty without one
 */
export function readsOf(path: string, search: string): readonly PageRead[] | null {
  const page = pageOf(path, search);
  switch (page?.name) {
    case undefined:
      return null;
    case "login":
      return [];
    case "list":
      return [
        {
          endpoint: listRecipeSummaries,
          query: { view: "summary", limit: pageLength(""), ...(page.tag && { tag: page.tag }) },
        },
        { endpoint: listTags },
      ];
    case "recipe":
      return [{ endpoint: getRecipe, params: { slug: page.slug } }];
  }
}
