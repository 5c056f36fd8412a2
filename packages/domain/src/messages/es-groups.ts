import { esAuth } from "./es-auth.ts";
import type { MessageGroups } from "./messages.ts";

/** The loaders of the Spanish messages: those of sign-in at once, each other group when a page first needs it. */
export const esGroups: MessageGroups = {
  auth: async () => esAuth,
  shared: async () => (await import("./es.ts")).es,
  account: async () => (await import("./es-account.ts")).esAccount,
  add: async () => (await import("./es-add.ts")).esAdd,
  addMenu: async () => (await import("./es-add-menu.ts")).esAddMenu,
  addText: async () => (await import("./es-add-text.ts")).esAddText,
  admin: async () => (await import("./es-admin.ts")).esAdmin,
  bookmarks: async () => (await import("./es-bookmarks.ts")).esBookmarks,
  collectionProblems: async () => (await import("./es-collection-problems.ts")).esCollectionProblems,
  cooking: async () => (await import("./es-cooking.ts")).esCooking,
  cookingTools: async () => (await import("./es-cooking-tools.ts")).esCookingTools,
  dietary: async () => (await import("./es-dietary.ts")).esDietary,
  download: async () => (await import("./es-download.ts")).esDownload,
  edit: async () => (await import("./es-edit.ts")).esEdit,
  forms: async () => (await import("./es-forms.ts")).esForms,
  googleProblems: async () => (await import("./es-google-problems.ts")).esGoogleProblems,
  home: async () => (await import("./es-home.ts")).esHome,
  links: async () => (await import("./es-links.ts")).esLinks,
  lists: async () => (await import("./es-lists.ts")).esLists,
  notes: async () => (await import("./es-notes.ts")).esNotes,
  ownAccounts: async () => (await import("./es-own-accounts.ts")).esOwnAccounts,
  signInWays: async () => (await import("./es-sign-in-ways.ts")).esSignInWays,
  people: async () => (await import("./es-people.ts")).esPeople,
  publicPage: async () => (await import("./es-public-page.ts")).esPublicPage,
  tokens: async () => (await import("./es-tokens.ts")).esTokens,
  understood: async () => (await import("./es-understood.ts")).esUnderstood,
  visibility: async () => (await import("./es-visibility.ts")).esVisibility,
  timers: async () => (await import("./es-timers.ts")).esTimers,
};
