import { listBookmarks, toggleBookmark } from "@larder/domain/contract/bookmarks";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import BookmarksPage from "./bookmarks-page";

const summaryOf = (name: string): RecipeSummary => buildSummary({ id: name, name, slug: name });

async function openBookmarks(...names: string[]) {
  const api = fakeApi();
  let recipes = names.map(summaryOf);
  api.answerBy(listBookmarks, () => ({ success: true as const, recipes }));
  api.answerBy(toggleBookmark, ({ path }) => {
    recipes = recipes.filter(({ id }) => !path.includes(id));
    return { success: true as const, isBookmarked: false };
  });
  renderPage(<BookmarksPage />, { path: "/bookmarks" });
  await screen.findByRole("link", { name: names[0] });
  return userEvent.setup();
}

const remove = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole("button", { name: `Bookmarked: ${name}` }));
  await waitFor(() => expect(screen.queryByRole("link", { name })).not.toBeInTheDocument());
};

describe("BookmarksPage, after a bookmark is removed", () => {
  it.each([
    ["the next card, which takes its place", "pie", "Bookmarked: soup"],
    ["the last card, when it was the last", "tart", "Bookmarked: soup"],
  ])("goes on at the key of %s", async (_, removed, goesOn) => {
    const user = await openBookmarks("bread", "pie", "soup", "tart");
    await remove(user, removed);
    await waitFor(() => expect(screen.getByRole("button", { name: goesOn })).toHaveFocus());
  });

  it("moves the focus to the link to the recipes when none is left", async () => {
    const user = await openBookmarks("bread");
    await remove(user, "bread");
    await waitFor(() => expect(screen.getByRole("link", { name: /recipes/i })).toHaveFocus());
  });

  it("leaves the focus where the user has moved it in the meantime", async () => {
    const user = await openBookmarks("bread", "pie");
    const search = screen.getByRole("searchbox");
    await user.click(screen.getByRole("button", { name: "Bookmarked: bread" }));
    await user.click(search);
    await waitFor(() => expect(screen.queryByRole("link", { name: "bread" })).not.toBeInTheDocument());
    expect(search).toHaveFocus();
  });
});
