import { setRecipeVisibility } from "@larder/domain/contract/recipes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import VisibilityButton from "./visibility-button";

function OwnRecipe() {
  const [recipe, setRecipe] = useState<Recipe>(buildRecipe({ id: "soup" }));
  return <VisibilityButton recipe={recipe} userId="ana" onChanged={setRecipe} />;
}

it("the owner of a recipe sees what each choice means, and sets it with one press", async () => {
  const api = fakeApi();
  api.answer(setRecipeVisibility, {
    success: true,
    recipe: buildRecipe({ id: "soup", visibility: "private" }),
  });
  renderPage(<OwnRecipe />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Who sees it: Everybody here. Change" }));
  expect(await screen.findByRole("button", { name: /^Everybody here/, pressed: true })).toBeVisible();
  expect(screen.getByText(/everybody who has its link can read it/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Only me/ }));
  expect(await screen.findByText("Only you see it now.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Who sees it: Only me. Change" })).toBeVisible();
  expect(api.callsOf(setRecipeVisibility)).toMatchObject([
    { path: "/api/recipes/soup/visibility", body: { userId: "ana", visibility: "private" } },
  ]);
});

it("a choice that could not be stored leaves the recipe as it was, and says so", async () => {
  const api = fakeApi();
  api.refuse(setRecipeVisibility, 503, "store-unavailable");
  renderPage(<OwnRecipe />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Who sees it/ }));
  await user.click(await screen.findByRole("button", { name: /^Only me/ }));
  expect(await screen.findByText(/try again/i)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Everybody here/, pressed: true })).toBeVisible();
});
