import { listRecipeSummaries } from "@larder/domain/contract/recipes";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { PopularRecipes } from "@/features/recipes/popular-recipes";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

/** Returns the region of the toast, outside of the card with the same message. */
const toast = async () => {
  const title = await screen.findByText("Error", { selector: "[data-slot=toast] *" });
  return within(title.closest<HTMLElement>("[data-slot=toast]") ?? document.body);
};

it("shows a toast beside the card when the list fails", async () => {
  const api = fakeApi();
  api.refuse(listRecipeSummaries, 500, "internal");
  renderPage(<PopularRecipes whenEmpty={null} />);
  expect((await toast()).getByText("API error: 500")).toBeVisible();
  expect(screen.getByText("The popular recipes could not be loaded.")).toBeVisible();
});

it("reports that an answer was not of this API", async () => {
  const api = fakeApi();
  api.breakDown(listRecipeSummaries, 200, "<!doctype html>");
  renderPage(<PopularRecipes whenEmpty={null} />);
  expect((await toast()).getByText(/could not be read/)).toBeVisible();
});

it("skips an entry that is no recipe", async () => {
  const api = fakeApi();
  const recipes = [buildSummary({ name: "Leek soup" }), 7];
  api.fail(listRecipeSummaries, () => Response.json({ success: true, recipes, total: 2, nextCursor: null }));
  renderPage(<PopularRecipes whenEmpty={null} />);
  expect(await screen.findByText("Leek soup")).toBeVisible();
});
