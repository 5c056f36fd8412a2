import { counted, listed } from "./counted.ts";

/** The English messages about lists of recipes that are loaded after the cards. */
export const enLists = {
  sortBy: "Sort by",
  sorts: {
    new: "Newest first",
    name: "A to Z",
    shortest: "Shortest time",
    liked: "Best liked by you",
    cooked: "Last cooked by you",
  },
  yourRating: (rating: number) => `Your rating: ${counted("en", rating, "star", "stars")}`,
  allTags: "All tags",
  findTag: "Find a tag",
  recipesWith: (count: number) => counted("en", count, "recipe", "recipes"),
  noTag: (text: string) => `No tag has "${text}" in it`,
  otherLanguage: "In another language",
  noneWithTag: (tag: string) => `No recipes found with tag "${tag}"`,
  noneWithIngredients: (terms: readonly string[]) =>
    `No recipes found with all ingredients: ${listed("en", terms)}`,
  noneMatching: (text: string) => `No recipes found matching "${text}"`,
  noneExcluding: "No recipes without what you leave out",
  without: (term: string) => `Without ${term}`,
  generate: (words: string) => `Make a recipe: ${words}`,
  importOne: "Import one from the web",
  request: "Request it",
};
