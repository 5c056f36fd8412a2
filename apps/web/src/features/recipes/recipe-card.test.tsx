import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RecipeCard } from "@/features/recipes/recipe-card";
import { buildSummary } from "@/testing/build-recipe";
import { renderPage } from "@/testing/render-page";

describe("a recipe's card", () => {
  it("leads to the recipe, and shows its name, its time and its key", () => {
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
