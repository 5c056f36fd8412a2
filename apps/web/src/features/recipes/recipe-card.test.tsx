import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RecipeCard } from "@/features/recipes/recipe-card";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { renderPage } from "@/testing/render-page";

describe("a recipe's card", () => {
  it("leads to the recipe, and shows its name, its time and its button", () => {
    renderPage(
      <ul>
        <RecipeCard
          recipe={buildSummary({ name: "Leek soup", slug: "leek-soup" })}
          action={<button type="button">Bookmark</button>}
        />
      </ul>,
    );
    expect(screen.getByRole("link", { name: "Leek soup" })).toHaveAttribute("href", "/recipe/leek-soup");
    expect(screen.getByRole("listitem")).toHaveTextContent("30 minutes");
    expect(screen.getByRole("button", { name: "Bookmark" })).toBeVisible();
  });

  it.each([
    ["about as long as the steps take", { reckonedMinutes: 120 }, "about 2 hours"],
    ["no time where only a default is known", {}, null],
  ])("shows %s where the source gave no time", (_, reckoned, time) => {
    renderPage(
      <ul>
        <RecipeCard recipe={buildSummary({ assumed: ["duration"], ...reckoned })} />
      </ul>,
    );
    expect(screen.getByRole("listitem")).not.toHaveTextContent("30");
    expect(screen.getByRole("listitem").querySelector("time .sr-only")?.textContent ?? null).toBe(time);
  });

  it.each([
    ["a name", { name: "" }],
    ["a slug", { slug: "" }],
  ])("is not there without %s", (_, missing) => {
    renderPage(
      <ul>
        <RecipeCard recipe={buildSummary(missing)} />
      </ul>,
    );
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});
