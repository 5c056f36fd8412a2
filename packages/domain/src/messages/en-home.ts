/** The English messages of the home page, and of generating that it shares with the list. */
export const enHome = {
  title: "Home",
  placeholder: "What do you want to cook?",
  placeholderMore: "Add ingredient",
  generate: "Generate",
  generating: "Generating...",
  refresh: "Refresh",
  refreshing: "Refreshing...",
  refreshed: "The recipes are up to date",
  refreshFailed: "The recipes could not be refreshed. Please try again.",
  pullToRefresh: "Pull down to refresh",
  letGoToRefresh: "Let go to refresh",
  popular: "Popular Recipes",
  explore: "Explore More Recipes",
  empty: "No recipes available",
  popularFailed: "The popular recipes could not be loaded.",
  removeEntry: (entry: string) => `Remove ${entry}`,
};
