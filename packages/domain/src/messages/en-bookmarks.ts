/** The English messages of the bookmarks page. */
export const enBookmarks = {
  title: "Your cookbook",
  search: "Search bookmarks...",
  searchLabel: "Search bookmarks",
  loading: "Loading your bookmarks",
  errorTitle: "Something went wrong",
  errorText: "Failed to load bookmarks",
  errorHint: "Please try again later",
  noneMatching: (query: string) => `No bookmarked recipes found matching "${query}"`,
  none: "You haven't bookmarked any recipes yet",
  noneHint: "Tap the bookmark on a recipe to keep it here.",
  explore: "Explore recipes",
};
