import type { CollectionEntry, StoredCollection } from "@larder/domain/collection/collection";
import type { ArchiveSource } from "@larder/domain/archive-import/archive-source";
import type { CookingNotes } from "@larder/domain/account/cooking-notes";
import type { Feedback } from "@larder/domain/account/feedback";
import type { PublicLink } from "@larder/domain/account/public-link";
import type { StoredBlock } from "@larder/domain/community/block";
import type { StoredComment } from "@larder/domain/community/comment";
import type { StoredNotice } from "@larder/domain/community/notice";
import type { PublicRating } from "@larder/domain/community/public-rating";
import type { StoredReport } from "@larder/domain/community/report";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { RecipeVersion } from "@larder/domain/recipe/recipe-version";
import type { QueuedRequest } from "@larder/domain/account/queued-request";
import type { CounterStore } from "./counter-store.ts";
import type { ApiTokenStore } from "./api-token-store.ts";
import type { AccountStore } from "./account-store.ts";
import type { ArchiveSourceStore, ImportStore } from "./archive-import-stores.ts";
import type { CollectionStore } from "./collection-store.ts";
import type { IdempotencyStore } from "./idempotency-store.ts";
import type { RecipeVersionStore } from "./recipe-version-store.ts";
import type { PublicLinkStore } from "./public-link-store.ts";
import type {
  BlockStore,
  CommentStore,
  NoticeStore,
  PublicRatingStore,
  ReportStore,
} from "./community-stores.ts";
import type { BookmarkStore, CookingNotesStore, RecipeStore } from "./recipe-stores.ts";
import type {
  AdminSessionStore,
  FeedbackStore,
  RequestStore,
  StoredUser,
  UserStore,
} from "./people-stores.ts";
import type { ReportDamage } from "./damaged-record.ts";
import type {
  HouseholdStore,
  OwnAccountStore,
  SignInLinkStore,
  SignInSessionStore,
  StoredHousehold,
} from "./sign-in-stores.ts";
import type { GenerationStore } from "./generation-store.ts";
import type { PushSubscriptionStore, PushTimerStore } from "./push-stores.ts";

/** The store cannot be reached, is locked, full or broken: answered with 503, mended by itself or by the operator. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/**
 * The store of the collection. Every acknowledged write is durable. Any method may throw `StoreUnavailable`; one that
 * is asked for a single record throws `DamagedRecord` when it cannot be read, and lists leave such a record out and
 * report it.
 * Dates are ISO strings in UTC, as the domain has them.
 */
export interface Store {
  recipes: RecipeStore;
  recipeVersions: RecipeVersionStore;
  bookmarks: BookmarkStore;
  cookingNotes: CookingNotesStore;
  collections: CollectionStore;
  imports: ImportStore;
  archiveSources: ArchiveSourceStore;
  publicLinks: PublicLinkStore;
  publicRatings: PublicRatingStore;
  comments: CommentStore;
  reports: ReportStore;
  blocks: BlockStore;
  notices: NoticeStore;
  users: UserStore;
  feedback: FeedbackStore;
  requests: RequestStore;
  generations: GenerationStore;
  adminSessions: AdminSessionStore;
  apiTokens: ApiTokenStore;
  ownAccounts: OwnAccountStore;
  signInSessions: SignInSessionStore;
  signInLinks: SignInLinkStore;
  household: HouseholdStore;
  counters: CounterStore;
  idempotency: IdempotencyStore;
  pushSubscriptions: PushSubscriptionStore;
  pushTimers: PushTimerStore;
  accounts: AccountStore;
  transfer: StoreTransfer;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Returns what a check of the store's file finds wrong, a sentence each; takes long, and blocks no request. Empty where the server of a database checks itself. */
  findFileDamage(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The items that are moved from one store to another; sessions, invitations, tokens for scripts, retry keys, imports that are under way with their reports, and what rings by push are not: they end by themselves. */
export interface StoredItems {
  recipes: Recipe;
  recipeVersions: RecipeVersion;
  bookmarks: { uid: string; recipeId: string; createdAt: string };
  cookingNotes: CookingNotes & { uid: string; recipeId: string };
  collections: StoredCollection;
  collectionEntries: CollectionEntry;
  /** The entries of archives that recipes were imported from: a later import of the same archive adds nothing twice. */
  archiveSources: ArchiveSource;
  publicLinks: PublicLink;
  publicRatings: PublicRating;
  comments: StoredComment;
  reports: StoredReport;
  blocks: StoredBlock;
  notices: StoredNotice;
  users: StoredUser;
  feedback: Feedback;
  requests: QueuedRequest;
  /** The choices of an administrator for the whole server: one item, or none. */
  household: StoredHousehold;
}

export type StoredKind = keyof StoredItems;

export interface StoreTransfer {
  counts(): Promise<Record<StoredKind, number>>;
  /**
   * Every item of a kind, in a stable order.
   *
   * @param onDamage is called for each item that cannot be read, which is skipped; without it the first one throws `DamagedRecord`
   */
  read<K extends StoredKind>(kind: K, onDamage?: ReportDamage): AsyncIterable<StoredItems[K]>;
  /**
   * Writes items as they are; one that is there already is replaced. Kinds are written in the order of `STORED_KINDS`.
   */
  write<K extends StoredKind>(kind: K, items: readonly StoredItems[K][]): Promise<void>;
  /** Removes everything, also what is not moved. What fails halfway is finished by doing it again. */
  clear(): Promise<void>;
}
