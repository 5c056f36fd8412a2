import { listConflicts } from "@larder/domain/contract/dietary-restrictions";
import type { Breach } from "@larder/domain/recipe/examination";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import CardConflict from "@/features/dietary/card-conflict";
import RecipeConflicts from "@/features/dietary/recipe-conflicts";
import { restrictionsOf, serveRestrictions } from "@/features/dietary/testing/server-restrictions";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const cream: Breach = {
  code: "left-out",
  food: "cream",
  request: "milk",
  where: { part: "ingredient", index: 0 },
  quote: "200 ml cream",
};
const vegan: Breach = { ...cream, code: "diet", request: "vegan" };

function serve(stored = restrictionsOf(["milk"])) {
  const api = fakeApi();
  serveRestrictions(api, stored);
  return api;
}

function serveFound(breaches: Breach[], recipeId = "soup") {
  const api = serve();
  const conflicts = breaches.length > 0 ? [{ recipeId, breaches }] : [];
  api.answer(listConflicts, { success: true, conflicts });
  return api;
}

const recipe = <RecipeConflicts userId="ana" recipeId="soup" />;

describe("the card of a recipe", () => {
  it("names what the user leaves out, with the line that has it, and asks once for all cards", async () => {
    const api = serveFound([cream, vegan]);
    renderPage(
      <>
        <CardConflict userId="ana" recipeId="soup" />
        <CardConflict userId="ana" recipeId="rice" />
      </>,
    );
    expect(await screen.findByText("Holds milk: 200 ml cream (and 1 more)")).toBeVisible();
    expect(api.callsOf(listConflicts).map(({ query }) => query)).toEqual([
      { userId: "ana", ids: "soup,rice" },
    ]);
    expect(screen.getAllByRole("paragraph")).toHaveLength(1);
  });

  it.each([
    ["nothing", restrictionsOf([])],
    ["what no food has", restrictionsOf([], ["low-salt"])],
  ])("asks nothing for a user who leaves out %s", async (_, stored) => {
    const api = serve(stored);
    renderPage(<CardConflict userId="ana" recipeId="soup" />);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(api.callsOf(listConflicts)).toEqual([]);
  });
});

describe("the page of a recipe", () => {
  it("warns with every line", async () => {
    serveFound([cream, { ...cream, quote: "50 g butter" }, vegan]);
    renderPage(recipe);
    const warning = await screen.findByRole("alert", { name: "This has what you leave out" });
    expect([...warning.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "Holds milk: 200 ml cream",
      "Holds milk: 50 g butter",
      "Not for “Vegan”: 200 ml cream",
    ]);
  });

  it("says that nothing was found, and never that it is free of it", async () => {
    serveFound([]);
    renderPage(recipe);
    expect(await screen.findByText(/^Nothing that you leave out was found.*Read the labels/)).toBeVisible();
  });

  it("says when the recipe could not be looked through", async () => {
    serve().refuse(listConflicts, 503, "store-unavailable");
    renderPage(recipe);
    expect(await screen.findByText(/could not be looked through/)).toBeVisible();
  });
});
