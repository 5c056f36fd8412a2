import { esAccount } from "./es-account.ts";
import { esAdd } from "./es-add.ts";
import { esAddMenu } from "./es-add-menu.ts";
import { esAddText } from "./es-add-text.ts";
import { esAdmin } from "./es-admin.ts";
import { esArchiveProblems } from "./es-archive-problems.ts";
import { esBookmarks } from "./es-bookmarks.ts";
import { esCollectionProblems } from "./es-collection-problems.ts";
import { esCommunity } from "./es-community.ts";
import { esCollections } from "./es-collections.ts";
import { esCooking } from "./es-cooking.ts";
import { esCookingTools } from "./es-cooking-tools.ts";
import { esDietary } from "./es-dietary.ts";
import { esDownload } from "./es-download.ts";
import { esEdit } from "./es-edit.ts";
import { esEditLast } from "./es-edit-last.ts";
import { esExports } from "./es-exports.ts";
import { esExportFiles } from "./es-export-files.ts";
import { esForms } from "./es-forms.ts";
import { esGallery } from "./es-gallery.ts";
import { esGoogleProblems } from "./es-google-problems.ts";
import { esHistory } from "./es-history.ts";
import { esHome } from "./es-home.ts";
import { esImports } from "./es-imports.ts";
import { esLinks } from "./es-links.ts";
import { esLists } from "./es-lists.ts";
import { esModeration } from "./es-moderation.ts";
import { esNotes } from "./es-notes.ts";
import { esOwnAccounts } from "./es-own-accounts.ts";
import { esSignInWays } from "./es-sign-in-ways.ts";
import { esPeople } from "./es-people.ts";
import { esPhoto } from "./es-photo.ts";
import { esPublicPage } from "./es-public-page.ts";
import { esTimers } from "./es-timers.ts";
import { esTokens } from "./es-tokens.ts";
import { esUnderstood } from "./es-understood.ts";
import { esVisibility } from "./es-visibility.ts";
import { es } from "./es.ts";

const { unitName: _unitName, jsonFault: _jsonFault, ...sentences } = es;

/** All messages in Spanish, for code that needs every group. */
export const allEs = {
  ...sentences,
  ...esNotes,
  ...esAdd,
  ...esForms,
  account: esAccount,
  addMenu: esAddMenu,
  addText: esAddText,
  admin: esAdmin,
  archiveProblems: esArchiveProblems,
  bookmarks: esBookmarks,
  collectionProblems: esCollectionProblems,
  community: esCommunity,
  collections: esCollections,
  cooking: esCooking,
  tool: esCookingTools,
  dietary: esDietary,
  download: esDownload,
  edit: esEdit,
  editLast: esEditLast,
  exports: esExports,
  exportFiles: esExportFiles,
  gallery: esGallery,
  googleProblems: esGoogleProblems,
  history: esHistory,
  home: esHome,
  imports: esImports,
  links: esLinks,
  lists: esLists,
  moderation: esModeration,
  ownAccounts: esOwnAccounts,
  signInWays: esSignInWays,
  people: esPeople,
  photo: esPhoto,
  publicPage: esPublicPage,
  timers: esTimers,
  tokens: esTokens,
  understood: esUnderstood,
  visibility: esVisibility,
};
