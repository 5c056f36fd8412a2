import { getRecipe } from "@larder/domain/contract/recipes";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import RecipePage from "./recipe-page";

it("RecipePage leads to the list when the recipe is gone or hidden, and says why, calmly", async () => {
  fakeApi().refuse(getRecipe, 404, "recipe-not-found");
  const visited = renderPage(<RecipePage slug="leek-soup" />, { path: "/recipe/leek-soup" });
  await waitFor(() => expect(visited.at(-1)).toBe("/recipes"));
  expect(screen.getByRole("status")).toHaveTextContent("This recipe is not here any more.");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});
