import { listRecipeSummaries } from "@larder/domain/contract/recipes";
import { InfiniteQueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { popularQuery, recipeListQuery, refreshRecipes } from "@/features/recipes/api";
import { createQueryClient } from "@/lib/api/query-client";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";

const PAGES = 5;

/** Renders a list that the user has scrolled to its last page. */
async function scrolledList() {
  const api = fakeApi();
  api.answerBy(listRecipeSummaries, ({ query }) => {
    const page = Number(query.cursor ?? 1);
    return {
      success: true as const,
      recipes: [buildSummary({ id: String(page) })],
      total: PAGES,
      nextCursor: page < PAGES ? String(page + 1) : null,
    };
  });
  const cache = createQueryClient();
  const list = recipeListQuery({ terms: [] });
  await cache.fetchInfiniteQuery({ ...list, pages: PAGES });
  api.calls.length = 0;
  return { api, cache, list };
}

describe("refreshRecipes", () => {
  it("requests the first page of the list on the screen, and of no other", async () => {
    const { api, cache, list } = await scrolledList();
    const leave = new InfiniteQueryObserver(cache, list).subscribe(() => {});
    await refreshRecipes(cache);
    leave();
    expect(api.calls.map(({ query }) => query.cursor)).toEqual([undefined]);
    expect(cache.getQueryData(list.queryKey)?.pages).toHaveLength(1);
  });

  it("drops the data of other screens, so that none is shown before it is loaded anew", async () => {
    const { api, cache, list } = await scrolledList();
    await cache.fetchQuery(popularQuery);
    api.calls.length = 0;
    await refreshRecipes(cache);
    expect(cache.getQueryData(list.queryKey)).toBeUndefined();
    expect(cache.getQueryData(popularQuery.queryKey)).toBeUndefined();
    expect(api.calls).toEqual([]);
  });
});
