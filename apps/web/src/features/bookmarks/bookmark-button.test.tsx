import { listBookmarks, toggleBookmark } from "@larder/domain/contract/bookmarks";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { CardBookmarkButton } from "@/features/bookmarks/bookmark-button";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

/** Renders a page that the user can leave. */
function Page() {
  const [left, setLeft] = useState(false);
  if (left) return <p>Another page</p>;
  return (
    <>
      <CardBookmarkButton recipe={buildRecipe({ id: "soup", name: "Leek soup" })} userId="ana" />
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

it.each([
  ["that it was kept", true, "Recipe has been added to your bookmarks."],
  ["that it failed", false, "Error"],
])("whoever has left the page before a bookmark is answered is told %s", async (_, works, sentence) => {
  const api = fakeApi();
  const answered = Promise.withResolvers<void>();
  api.answer(listBookmarks, { success: true, recipes: [] });
  api.answerBy(toggleBookmark, async () => {
    await answered.promise;
    if (!works) throw new TypeError("no connection");
    return { success: true as const, isBookmarked: true };
  });
  renderPage(<Page />);
  fireEvent.click(await screen.findByRole("button", { name: "Bookmark: Leek soup" }));
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(screen.queryByRole("button", { name: /ookmark/ })).toBeNull();
  await act(async () => answered.resolve());
  expect(await screen.findByText(sentence)).toBeVisible();
});
