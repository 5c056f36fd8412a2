import { counted } from "./counted.ts";

/** The English messages of the pages that a public link leads to. */
export const enPublicPage = {
  by: (name: string) => `Shared by ${name}`,
  save: "Save to my Larder",
  /** The description for previews of a recipe that has none. */
  about: (ingredients: string) => `A recipe with ${ingredients}.`,
  plainAbout: "A recipe.",
  recipes: (count: number) => counted("en", count, "recipe", "recipes"),
  noRecipes: "There are no recipes here yet.",
  pages: "Pages",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  goneTitle: "There is no page here",
  goneText: "The address may be mistyped, or its owner may have revoked it.",
  manyTitle: "Too many addresses were tried",
  manyText: "Please wait a few minutes before you try again.",
  failedTitle: "The page cannot be shown right now",
  failedText: "Please try again in a moment.",
};
