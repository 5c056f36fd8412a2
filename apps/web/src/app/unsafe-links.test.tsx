import { getBookmark, listBookmarks } from "@larder/domain/contract/bookmarks";
import { getCookingNotes } from "@larder/domain/contract/cooking";
import { getRecipe } from "@larder/domain/contract/recipes";
import { NO_COOKING_NOTES } from "@larder/domain/cooking-notes";
import type { Recipe } from "@larder/domain/recipe";
import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import BookmarksPage from "@/app/pages/bookmarks-page";
import CookPage from "@/app/pages/cook-page";
import EditRecipePage from "@/app/pages/edit-recipe-page";
import RecipePage from "@/app/pages/recipe-page";
import { buildRecipe, buildSummary } from "@/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const UNSAFE = [
  "javascript:alert(1)",
  "\tjavascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
];

/** A recipe as no gate of ours would let it in: what a store may hold that others have written to. */
function recipeWith(address: string): Recipe {
  return buildRecipe({
    url: address,
    author: address,
    source: address,
    description: address,
    image: { url: address, width: 480, height: 320, colour: address, blurhash: address },
    importedUrl: { url: address, source: "Site", author: address, medium: "web" },
    ingredients: {
      main: [{ ingredient_name: address, measure: 1, unit: "", prep_style: "", text: address }],
    },
    steps: [{ main_step: address, sub_steps: [{ description: address, tip: address }] }],
    tools: [{ tool_name: address, purpose: address }],
    tags: [address],
  });
}

/** Everything that a browser would follow or fetch, as it would read it. */
function addresses(): string[] {
  const attributes = [
    "href",
    "xlink:href",
    "src",
    "srcset",
    "action",
    "formaction",
    "poster",
    "data",
    "style",
  ];
  return attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${CSS.escape(name)}]`)].map(
      (element) => element.getAttribute(name) ?? "",
    ),
  );
}

/** A browser takes line ends and tabs out of an address, and what cannot be seen off its front, before it reads it. */
const isUnsafe = (address: string) =>
  /^[^a-z]*(javascript|data|vbscript):|url\(.*(javascript|data:text)/i.test(address.replace(/[\t\n\r]/g, ""));

const PAGES: [string, string, () => ReactElement][] = [
  ["recipe's page", "/recipe/leek-soup", () => <RecipePage slug="leek-soup" />],
  ["stove", "/recipe/leek-soup/cook", () => <CookPage slug="leek-soup" />],
  ["editor", "/recipe/leek-soup/edit", () => <EditRecipePage slug="leek-soup" />],
  ["bookmarks", "/bookmarks", () => <BookmarksPage />],
];

describe.each(UNSAFE)("the stored address %j", (address) => {
  it.each(PAGES)("S33: is nowhere followed or fetched on the %s", async (_, path, page) => {
    const api = fakeApi();
    const recipe = recipeWith(address);
    api.answer(getRecipe, { success: true, recipe });
    api.answer(getBookmark, { success: true, isBookmarked: false });
    api.answer(getCookingNotes, { success: true, cooking: NO_COOKING_NOTES });
    api.answer(listBookmarks, {
      success: true,
      recipes: [buildSummary({ ...(recipe.image && { image: recipe.image }), tags: recipe.tags })],
    });
    renderPage(page(), { path });
    await screen.findAllByRole("heading", { level: 1 });
    for (const tab of screen.queryAllByRole("tab")) {
      await act(async () => void fireEvent.click(tab));
      expect(addresses().filter(isUnsafe)).toEqual([]);
    }
    expect(addresses().length).toBeGreaterThan(0);
    expect(addresses().filter(isUnsafe)).toEqual([]);
  });
});
