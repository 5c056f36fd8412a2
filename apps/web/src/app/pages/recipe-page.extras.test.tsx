import { getCookingNotes } from "@larder/domain/contract/cooking";
import { NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import { getBookmark } from "@larder/domain/contract/bookmarks";
import { getRecipe } from "@larder/domain/contract/recipes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import RecipePage from "./recipe-page";

async function openRecipe(fields: Partial<Recipe>) {
  const api = fakeApi();
  api.answer(getRecipe, { success: true, recipe: buildRecipe(fields) });
  api.answer(getBookmark, { success: true, isBookmarked: false });
  api.answer(getCookingNotes, { success: true, cooking: NO_COOKING_NOTES });
  renderPage(<RecipePage slug="leek-soup" />, { path: "/recipe/leek-soup" });
  await screen.findByRole("heading", { level: 1 });
}

it("shows notes in their order, and links to the recipes that the reader may see", async () => {
  await openRecipe({
    notes: ["Freezes well.\nUp to a month.", "Salt it last."],
    linkedRecipes: [{ name: "Pie dough", id: "dough", slug: "pie-dough" }, { name: "Stock" }],
    video: "https://www.films.example/soup",
  });
  const notes = within(await screen.findByRole("region", { name: "Notes" }));
  expect(notes.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Freezes well.\nUp to a month.",
    "Salt it last.",
  ]);
  const used = within(screen.getByRole("region", { name: "Recipes it uses" }));
  expect(used.getByRole("link", { name: "Pie dough" })).toHaveAttribute("href", "/recipe/pie-dough");
  expect(used.queryByRole("link", { name: "Stock" })).toBeNull();
  expect(used.getByText("Stock")).toBeVisible();
  const video = screen.getByRole("link", { name: "films.example" });
  expect(video).toHaveAttribute("rel", "noopener noreferrer nofollow");
});

it("opens a further picture large, and shows the others by buttons and arrow keys", async () => {
  const moreImages = ["b", "c"].map((id) => ({ url: `/media/${id}-480.webp` }));
  await openRecipe({ moreImages });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Show picture 1" }));
  const viewer = within(await screen.findByRole("dialog", { name: "Picture 1 of 2" }));
  await user.click(viewer.getByRole("button", { name: "Next picture" }));
  expect(screen.getByRole("img", { name: /^Picture 2 of 2/ })).toHaveAttribute("src", "/media/c-480.webp");
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("img", { name: /^Picture 1 of 2/ })).toHaveAttribute("src", "/media/b-480.webp");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("shows none of them where a recipe has none", async () => {
  await openRecipe({});
  for (const name of ["Notes", "Recipes it uses", "Video", "More pictures"])
    expect(screen.queryByRole("region", { name })).toBeNull();
});

it("names a book as the source, and prints notes and nutrition", async () => {
  await openRecipe({ source: "The Silver Ladle", notes: ["Freezes well."], nutrition: "Fat: 3 g" });
  await userEvent.setup().click(screen.getByRole("tab", { name: "Details" }));
  expect(screen.getByText("The Silver Ladle")).toBeVisible();
  expect(screen.getByText("Fat: 3 g")).toBeVisible();
  await act(async () => void dispatchEvent(new Event("beforeprint")));
  const sheet = document.querySelector<HTMLElement>("[data-slot=print-sheet]");
  for (const text of ["Notes", "Freezes well.", "Nutrition", "Fat: 3 g"])
    expect(sheet).toHaveTextContent(text);
});
