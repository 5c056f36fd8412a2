import { READER_NOTES, setUpAi } from "../generator.ts";
import { inTurn, press, shown } from "./steps.ts";
import type { Screen } from "./screen.ts";

/** The pages on which a recipe is changed, added or asked for. */
export const FORMS: readonly Screen[] = [
  { name: "edit-extras", path: ({ annotated }) => `/recipe/${annotated}/edit`, long: true },
  { name: "edit", path: ({ slug }) => `/recipe/${slug}/edit`, long: true },
  {
    name: "edit-takes",
    path: ({ slug }) => `/recipe/${slug}/edit`,
    doStep: inTurn(press("button", /^Takes/), shown("dialog")),
  },
  {
    name: "edit-delete",
    path: ({ slug }) => `/recipe/${slug}/edit`,
    doStep: inTurn(press("button", /^Delete/), shown("alertdialog")),
  },
  {
    name: "edit-problem",
    path: ({ slug }) => `/recipe/${slug}/edit`,
    doStep: async (page) => {
      await page.getByLabel("Recipe name").fill("");
      await press("button", "Save")(page);
    },
  },
  {
    name: "edit-unit",
    path: ({ slug }) => `/recipe/${slug}/edit`,
    doStep: async (page) => {
      await page.getByLabel("Unit").nth(1).focus();
    },
  },
  {
    name: "edit-picture-leave",
    path: ({ pictured }) => `/recipe/${pictured}/edit`,
    doStep: async (page) => {
      await page.getByLabel("Description").fill("Sweet, and sharp at the end.");
      await page.getByRole("link", { name: /^Back/ }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "add", path: () => "/recipes/add" },
  { name: "write", path: () => "/recipes/add/write" },
  {
    name: "write-line",
    path: () => "/recipes/add/write",
    doStep: async (page) => {
      await page.getByLabel("Recipe name").fill("Pancakes");
      await page.getByRole("textbox", { name: "Ingredient" }).fill("2 cups flour, sifted");
    },
  },
  { name: "add-url", path: () => "/recipes/add/url" },
  {
    name: "add-url-failed",
    path: () => "/recipes/add/url",
    doStep: async (page) => {
      await page.getByLabel("Recipe URL").fill("http://127.0.0.1:9/soup");
      await press("button", "Import Recipe")(page);
      await page.locator("[data-slot=toast]").waitFor();
    },
    complains: /422/,
  },
  { name: "add-text", path: () => "/recipes/add/text" },
  {
    name: "add-text-ai",
    path: () => "/recipes/add/text",
    prepare: async (page) => {
      await setUpAi(page);
      await page.route("**/api/recipes/generate", () => {});
    },
    doStep: async (page) => {
      await page.getByRole("textbox", { name: "Recipe text" }).fill("Leek soup\n\n2 leeks\n1 l stock");
      await press("button", "Use AI to Generate")(page);
      await page.getByText("The AI is reading").waitFor();
    },
  },
  {
    name: "add-text-noticed",
    path: () => "/recipes",
    doStep: async (page) => {
      await page.evaluate((made) => history.replaceState({ made }, ""), {
        notes: READER_NOTES,
        recipe: { name: "Grandma's onion tart", slug: "onion-tart" },
      });
      await page.reload();
      await page.getByRole("heading", { name: "Please check: Grandma's onion tart" }).waitFor();
    },
  },
  { name: "add-text-example", path: () => "/recipes/add/text", doStep: press("tab", "Example Format") },
  { name: "add-json", path: () => "/recipes/add/json" },
  { name: "request", path: () => "/request-recipe" },
];
