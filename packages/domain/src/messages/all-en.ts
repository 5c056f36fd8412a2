import { enAccount } from "./en-account.ts";
import { enAdd } from "./en-add.ts";
import { enAddMenu } from "./en-add-menu.ts";
import { enAddText } from "./en-add-text.ts";
import { enAdmin } from "./en-admin.ts";
import { enArchiveProblems } from "./en-archive-problems.ts";
import { enBookmarks } from "./en-bookmarks.ts";
import { enCollectionProblems } from "./en-collection-problems.ts";
import { enCommunity } from "./en-community.ts";
import { enCollections } from "./en-collections.ts";
import { enCooking } from "./en-cooking.ts";
import { enCookingTools } from "./en-cooking-tools.ts";
import { enDietary } from "./en-dietary.ts";
import { enDownload } from "./en-download.ts";
import { enEdit } from "./en-edit.ts";
import { enEditLast } from "./en-edit-last.ts";
import { enExports } from "./en-exports.ts";
import { enExportFiles } from "./en-export-files.ts";
import { enForms } from "./en-forms.ts";
import { enGallery } from "./en-gallery.ts";
import { enGoogleProblems } from "./en-google-problems.ts";
import { enHistory } from "./en-history.ts";
import { enHome } from "./en-home.ts";
import { enImports } from "./en-imports.ts";
import { enLinks } from "./en-links.ts";
import { enLists } from "./en-lists.ts";
import { enModeration } from "./en-moderation.ts";
import { enNotes } from "./en-notes.ts";
import { enOwnAccounts } from "./en-own-accounts.ts";
import { enSignInWays } from "./en-sign-in-ways.ts";
import { enPeople } from "./en-people.ts";
import { enPhoto } from "./en-photo.ts";
import { enPublicPage } from "./en-public-page.ts";
import { enTimers } from "./en-timers.ts";
import { enTokens } from "./en-tokens.ts";
import { enUnderstood } from "./en-understood.ts";
import { enVisibility } from "./en-visibility.ts";
import { en } from "./en.ts";

/** All messages in English, for code that needs every group. */
export const allEn = {
  ...en,
  ...enNotes,
  ...enAdd,
  ...enForms,
  account: enAccount,
  addMenu: enAddMenu,
  addText: enAddText,
  admin: enAdmin,
  archiveProblems: enArchiveProblems,
  bookmarks: enBookmarks,
  collectionProblems: enCollectionProblems,
  community: enCommunity,
  collections: enCollections,
  cooking: enCooking,
  tool: enCookingTools,
  dietary: enDietary,
  download: enDownload,
  edit: enEdit,
  editLast: enEditLast,
  exports: enExports,
  exportFiles: enExportFiles,
  gallery: enGallery,
  googleProblems: enGoogleProblems,
  history: enHistory,
  home: enHome,
  imports: enImports,
  links: enLinks,
  lists: enLists,
  moderation: enModeration,
  ownAccounts: enOwnAccounts,
  signInWays: enSignInWays,
  people: enPeople,
  photo: enPhoto,
  publicPage: enPublicPage,
  timers: enTimers,
  tokens: enTokens,
  understood: enUnderstood,
  visibility: enVisibility,
};
