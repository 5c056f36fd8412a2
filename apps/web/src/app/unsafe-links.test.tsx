import { getBookmark, listBookmarks } from "@larder/domain/contract/bookmarks";
import { getCookingNotes } from "@larder/domain/contract/cooking";
import { getRecipe } from "@larder/domain/contract/recipes";
import { NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import BookmarksPage from "@/app/pages/bookmarks-page";
import CookPage from "@/app/pages/cook-page";
import EditRecipePage from "@/app/pages/edit-recipe-page";
import RecipePage from "@/app/pages/recipe-page";
import { Written } from "@/features/admin/ruled-list";
import { Details } from "@/features/recipes/detail/details";
import { RecipePicture } from "@/features/recipes/recipe-picture";
import { buildRecipe, buildSummary } from "@larder/domain/testing/build-recipe";
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

/** Returns a recipe that no check of ours would accept, as others may have written it to the store. */
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

/**
 * Returns whether an address is unsafe. A browser removes line ends and tabs from an address, and invisible
 * characters from its front, before it reads it. Covers are drawn into pictures of our own.
 */
const isUnsafe = (address: string) =>
  /^[^a-z]*(javascript:|vbscript:|data:(?!image\/))|url\(.*(javascript|data:text)/i.test(
    address.replace(/[\t\n\r]/g, ""),
  );

const PAGES: [string, string, () => ReactElement][] = [
  ["recipe's page", "/recipe/leek-soup", () => <RecipePage slug="leek-soup" />],
  ["stove", "/recipe/leek-soup/cook", () => <CookPage slug="leek-soup" />],
  ["editor", "/recipe/leek-soup/edit", () => <EditRecipePage slug="leek-soup" />],
  ["bookmarks", "/bookmarks", () => <BookmarksPage />],
];

describe.each(UNSAFE)("the stored address %j", (address) => {
  // Most of these fail the contract's check as an answer; the shown part of the others is no link.
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
    await screen.findByText(
      /Something went wrong|Leek soup|Set out your ingredients|haven't bookmarked any recipes/,
    );
    expect(addresses().filter(isUnsafe)).toEqual([]);
  });

  it("S33: is a text in the source of a recipe, and a picture that is not shown", () => {
    renderPage(
      <>
        <Details recipe={recipeWith(address)} />
        <RecipePicture recipe={recipeWith(address)} sizes="100vw" />
        <Written content={address} />
      </>,
    );
    expect(screen.getByText("Cuisine")).toBeVisible();
    expect(screen.queryAllByRole("link")).toEqual([]);
    expect(addresses().filter(isUnsafe)).toEqual([]);
  });
});

it("a web address is a link, which shows that the tests above would see one", () => {
  renderPage(<Details recipe={buildRecipe({ url: "https://site.example/soup" })} />);
  expect(addresses()).toContain("https://site.example/soup");
  renderPage(<a href={UNSAFE[0]}>Planted</a>);
  expect(addresses().filter(isUnsafe)).toHaveLength(1);
});
