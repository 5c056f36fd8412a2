/** The English messages about who sees a recipe. */
export const enVisibility = {
  title: "Who sees it",
  defaultTitle: "Who sees your recipes",
  defaultHint: "Recipes that you add from now on. Each can be changed, also later.",
  names: { shared: "Everybody here", private: "Only me", link: "Who has the link" },
  withYou: "Shared with you",
  hints: {
    shared: "Everybody who signs in here will see this recipe.",
    private: "Nobody else sees it or its picture, unless you share a collection with it and say so.",
    link: "Only you find it here. Besides, everybody who has its link can read it, with or without an account.",
  },
  change: (now: string) => `Who sees it: ${now}. Change`,
  changed: {
    shared: "Everybody here sees it now.",
    private: "Only you see it now.",
    link: "Who has its link sees it now. “Share” makes the link.",
  },
  failed: "Who sees it could not be changed. Please try again.",
  defaultFailed: "Your choice could not be saved. Please try again.",
};
