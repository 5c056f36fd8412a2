import type { RecipeFate } from "@larder/domain/account/recipe-fate";
import type { StoredCollection } from "@larder/domain/collection/collection";
import type { StoredImport } from "@larder/domain/archive-import/archive-import";
import type { ArchiveSource } from "@larder/domain/archive-import/archive-source";
import type { CookingNotes } from "@larder/domain/account/cooking-notes";
import type { Feedback } from "@larder/domain/account/feedback";
import type { PublicLink } from "@larder/domain/account/public-link";
import type { Generation } from "@larder/domain/generation/generation";
import type { StoredBlock } from "@larder/domain/community/block";
import type { StoredComment } from "@larder/domain/community/comment";
import type { StoredNotice } from "@larder/domain/community/notice";
import type { PublicRating } from "@larder/domain/community/public-rating";
import type { StoredReport } from "@larder/domain/community/report";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { QueuedRequest } from "@larder/domain/account/queued-request";
import type { StoredApiToken } from "./api-token-store.ts";
import type { AdminSession } from "./people-stores.ts";
import type { SignInSession } from "./sign-in-stores.ts";
import type { PushSubscriber, StoredTimer } from "./push-stores.ts";

/** The stored items of one user beside the user's own entry. */
export interface AccountItems {
  /** Hidden ones too. */
  recipes: Recipe;
  bookmarks: { recipeId: string; createdAt: string };
  cookingNotes: CookingNotes & { recipeId: string };
  /** The user's own ones, without their entries. */
  collections: StoredCollection;
  imports: StoredImport;
  archiveSources: ArchiveSource;
  publicLinks: PublicLink;
  publicRatings: PublicRating;
  comments: StoredComment;
  /** The reports of each thing that the user has reported, also those by other users. */
  reports: StoredReport;
  /** The blocks by the user; those of the user by others are theirs. */
  blocks: StoredBlock;
  notices: StoredNotice;
  feedback: Feedback;
  requests: QueuedRequest;
  generations: Generation;
  pushSubscriptions: PushSubscriber;
  timers: StoredTimer;
  apiTokens: StoredApiToken;
  signInSessions: SignInSession;
  adminSessions: AdminSession;
}

export interface Leaving {
  uid: string;
  /** Messages that are signed with it alone lose it too. */
  email: string;
  /** The fate of shared recipes. Hidden ones are always removed, because other users never see them. */
  recipes: RecipeFate;
  /** Stands for the user where what they did goes on to count against the limits of all. */
  alias: string;
}

/** Access to all data of one user. */
export interface AccountStore {
  /** A few at a time, in a stable order. */
  read<K extends keyof AccountItems>(kind: K, uid: string): AsyncIterable<AccountItems[K]>;
  /**
   * Removes the user with their private data. Shared data that others use stays: shared recipes lose their owner and
   * the data sent with them, and messages and reports to the administrator lose their sender. The user's collections go,
   * also for their readers; entries that the user added to collections of others stay. Comments and public ratings go,
   * and so do the blocks of the user by others. An interrupted call is completed by another one.
   */
  remove(leaving: Leaving): Promise<void>;
  /**
   * Moves all data of one user to another. The second user's rating and note of a recipe win over the first one's;
   * the language is taken from the first user. The first user is removed, with their sessions and tokens. An interrupted call is
   * completed by another one.
   */
  handOver(from: string, to: string): Promise<void>;
}
