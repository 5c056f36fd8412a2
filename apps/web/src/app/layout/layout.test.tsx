import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "@/testing/render-page";
import { Layout } from "./layout.tsx";

describe("Layout regions", () => {
  it.each([
    ["the place whose page it is", "/recipes", [["Recipes", "page"]]],
    ["the recipes on a recipe's page, which belongs to them", "/recipe/leek-soup", [["Recipes", "true"]]],
    ["no place on a page of its own", "/recipes/add/url", []],
  ])("%s", (_, path, attributes) => {
    renderPage(<Layout withBottomNav={false}>{null}</Layout>, { path });
    const items = [...screen.getByRole("navigation").querySelectorAll("[aria-current]")];
    expect(items.map((item) => [item.textContent, item.getAttribute("aria-current")])).toEqual(attributes);
  });
});
