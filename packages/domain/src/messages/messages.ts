import type { JsonFault } from "../formats/json-fault.ts";
import type { enAuth } from "./en-auth.ts";
import type { enAccount } from "./en-account.ts";
import type { enAdd } from "./en-add.ts";
import type { enAddMenu } from "./en-add-menu.ts";
import type { enAddText } from "./en-add-text.ts";
import type { enAdmin } from "./en-admin.ts";
import type { enBookmarks } from "./en-bookmarks.ts";
import type { enArchiveProblems } from "./en-archive-problems.ts";
import type { enCollectionProblems } from "./en-collection-problems.ts";
import type { enCommunity } from "./en-community.ts";
import type { enCollections } from "./en-collections.ts";
import type { enCooking } from "./en-cooking.ts";
import type { enCookingTools } from "./en-cooking-tools.ts";
import type { enDietary } from "./en-dietary.ts";
import type { enDownload } from "./en-download.ts";
import type { enEdit } from "./en-edit.ts";
import type { enEditLast } from "./en-edit-last.ts";
import type { enExports } from "./en-exports.ts";
import type { enExportFiles } from "./en-export-files.ts";
import type { enForms } from "./en-forms.ts";
import type { enGallery } from "./en-gallery.ts";
import type { enGoogleProblems } from "./en-google-problems.ts";
import type { enHistory } from "./en-history.ts";
import type { enHome } from "./en-home.ts";
import type { enImports } from "./en-imports.ts";
import type { enLinks } from "./en-links.ts";
import type { enLists } from "./en-lists.ts";
import type { enModeration } from "./en-moderation.ts";
import type { enNotes } from "./en-notes.ts";
import type { enOwnAccounts } from "./en-own-accounts.ts";
import type { enSignInWays } from "./en-sign-in-ways.ts";
import type { enPeople } from "./en-people.ts";
import type { enPhoto } from "./en-photo.ts";
import type { enPublicPage } from "./en-public-page.ts";
import type { enTimers } from "./en-timers.ts";
import type { enTokens } from "./en-tokens.ts";
import type { enUnderstood } from "./en-understood.ts";
import type { enVisibility } from "./en-visibility.ts";
import type { en } from "./en.ts";

/** The same shape with a string or function for each message. */
export type Sentences<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof T]: Sentences<T[Key]> };

/** The messages of one language that many pages share; those of some pages are separate and are loaded with them. */
export type Messages = Sentences<typeof en> & OwnForms;

/**
 * The forms that English needs no message for: units as `abbreviateUnit` shortens them, and the JSON parser's errors.
 */
interface OwnForms {
  unitName?: (unit: string, amount: number | null) => string;
  jsonFault?: (fault: JsonFault) => string;
}

/** The messages that are needed before sign-in. */
export type AuthMessages = Sentences<typeof enAuth>;

/** The messages of pages that are loaded separately. */
export type BookmarkMessages = Sentences<typeof enBookmarks>;
export type CollectionMessages = Sentences<typeof enCollections>;
export type ArchiveProblemMessages = Sentences<typeof enArchiveProblems>;
export type CollectionProblemMessages = Sentences<typeof enCollectionProblems>;
export type CommunityMessages = Sentences<typeof enCommunity>;
export type CookingMessages = Sentences<typeof enCooking>;
export type CookingToolMessages = Sentences<typeof enCookingTools>;
export type DietaryMessages = Sentences<typeof enDietary>;
export type DownloadMessages = Sentences<typeof enDownload>;
export type EditMessages = Sentences<typeof enEdit>;
export type EditLastMessages = Sentences<typeof enEditLast>;
export type ExportMessages = Sentences<typeof enExports>;
/** The words in exported files, which the server writes. */
export type ExportFileMessages = Sentences<typeof enExportFiles>;
export type HistoryMessages = Sentences<typeof enHistory>;
export type ModerationMessages = Sentences<typeof enModeration>;
export type HomeMessages = Sentences<typeof enHome>;
export type LinkMessages = Sentences<typeof enLinks>;
export type ListMessages = Sentences<typeof enLists>;
export type AdminMessages = Sentences<typeof enAdmin>;
export type TokenMessages = Sentences<typeof enTokens>;
export type OwnAccountMessages = Sentences<typeof enOwnAccounts>;
export type GoogleProblemMessages = Sentences<typeof enGoogleProblems>;
export type SignInWaysMessages = Sentences<typeof enSignInWays>;
export type PeopleMessages = Sentences<typeof enPeople>;
export type PhotoMessages = Sentences<typeof enPhoto>;
export type PublicPageMessages = Sentences<typeof enPublicPage>;
export type TimerMessages = Sentences<typeof enTimers>;
export type AccountMessages = Sentences<typeof enAccount>;
export type AddMenuMessages = Sentences<typeof enAddMenu>;
export type AddTextMessages = Sentences<typeof enAddText>;
export type NoteMessages = Sentences<typeof enNotes>;
export type UnderstoodMessages = Sentences<typeof enUnderstood>;
export type FormMessages = Sentences<typeof enForms>;
export type GalleryMessages = Sentences<typeof enGallery>;
export type VisibilityMessages = Sentences<typeof enVisibility>;
export type AddMessages = Sentences<typeof enAdd>;
export type ImportMessages = Sentences<typeof enImports>;

/** The messages of each group, by its name. */
interface MessagesOf {
  auth: AuthMessages;
  shared: Messages;
  account: AccountMessages;
  add: AddMessages;
  addMenu: AddMenuMessages;
  addText: AddTextMessages;
  admin: AdminMessages;
  archiveProblems: ArchiveProblemMessages;
  bookmarks: BookmarkMessages;
  collectionProblems: CollectionProblemMessages;
  community: CommunityMessages;
  collections: CollectionMessages;
  cooking: CookingMessages;
  cookingTools: CookingToolMessages;
  dietary: DietaryMessages;
  download: DownloadMessages;
  edit: EditMessages;
  editLast: EditLastMessages;
  exports: ExportMessages;
  forms: FormMessages;
  gallery: GalleryMessages;
  googleProblems: GoogleProblemMessages;
  history: HistoryMessages;
  home: HomeMessages;
  imports: ImportMessages;
  links: LinkMessages;
  lists: ListMessages;
  moderation: ModerationMessages;
  notes: NoteMessages;
  ownAccounts: OwnAccountMessages;
  signInWays: SignInWaysMessages;
  people: PeopleMessages;
  photo: PhotoMessages;
  publicPage: PublicPageMessages;
  tokens: TokenMessages;
  timers: TimerMessages;
  understood: UnderstoodMessages;
  visibility: VisibilityMessages;
}
export type MessageGroup = keyof MessagesOf;
export type MessagesOfGroup<Group extends MessageGroup> = MessagesOf[Group];

/** The loaders of one language's messages, by group. */
export type MessageGroups = { readonly [Group in MessageGroup]: () => Promise<MessagesOf[Group]> };
