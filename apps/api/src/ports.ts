import type { ComposerNote } from "@larder/domain/composer-note";
import type { CookingNotes } from "@larder/domain/cooking-notes";
import type { Feedback } from "@larder/domain/feedback";
import type { Generation, ModelFailure, ModelUsage } from "@larder/domain/generation";
import type { Language } from "@larder/domain/language";
import type { ModelNote } from "@larder/domain/model-note";
import type { PushMessage, PushSubscription, PushTimer } from "@larder/domain/push";
import type { Recipe, RecipeDraft, RecipeSummary } from "@larder/domain/recipe";
import type { RecipeRef } from "@larder/domain/recipe-ref";
import type { RecipeRequest, RequestStatus } from "@larder/domain/recipe-request";
import type { User } from "@larder/domain/user";

/** The outside world, on one page. */
export interface Ports {
  store: Store;
  auth: Auth;
  pages: WebPages;
  /** Null where no model is set up. */
  model: RecipeModel | null;
  composer: Composer;
  pictures: Pictures;
  media: Media;
  /** Null where timers do not ring by push. */
  push: Push | null;
  clock: () => Date;
  /** A new id that nobody can guess: letters, digits, `-` and `_`, at most 64. */
  newId: () => string;
}

// ---- the store ----

/** The store cannot be reached, is locked, full or broken: answered with 503, mended by itself or by the operator. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** A cursor that no page of this list gave. */
export class StrangeCursor extends Error {
  override name = "StrangeCursor";
}

/**
 * Where the collection is kept. Every acknowledged write is durable. Any method may throw `StoreUnavailable`.
 * Dates are ISO strings in UTC, as the domain has them.
 */
export interface Store {
  recipes: RecipeStore;
  bookmarks: BookmarkStore;
  cookingNotes: CookingNotesStore;
  users: UserStore;
  feedback: FeedbackStore;
  requests: RequestStore;
  generations: GenerationStore;
  adminSessions: AdminSessionStore;
  pushSubscriptions: PushSubscriptionStore;
  pushTimers: PushTimerStore;
  transfer: StoreTransfer;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface RecipeFilter {
  /** Each must be found, case- and accent-insensitively, in the name or in an ingredient name. */
  terms?: readonly string[];
  /** Must be found in the name. */
  q?: string;
  tag?: string;
  /** All of this owner's, hidden ones too. */
  owner?: string;
  /** Without an owner: the shared ones unless the hidden ones are asked for. */
  visibility?: Recipe["visibility"];
}

export interface PageRequest {
  limit: number;
  /** A page ends before it is longer than about so many bytes of JSON, but for its first item. */
  maxBytes?: number;
  /** Of a page of the same list; any other throws `StrangeCursor`. */
  cursor?: string;
}

export interface Page<T> {
  items: T[];
  /** All that match, on every page. */
  total: number;
  nextCursor: string | null;
}

export type RecipeOrder = "new" | "popular";

export type InsertResult =
  | { inserted: true }
  | { inserted: false; taken: "slug" }
  | { inserted: false; taken: "sourceUrl"; existing: RecipeRef };

export interface RecipeStore {
  /** Two recipes never share a slug or a source address. */
  insert(recipe: Recipe): Promise<InsertResult>;
  findById(id: string): Promise<Recipe | null>;
  findBySlug(slug: string): Promise<Recipe | null>;
  findBySourceUrl(sourceUrl: string): Promise<Recipe | null>;
  /** Shared recipes, whole but for `originalJson`; with `owner` also the owner's hidden ones. */
  list(filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<Page<Recipe>>;
  listSummaries(filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<Page<RecipeSummary>>;
  /**
   * Names the state of all recipes, whatever their bookmarks: another one after each acknowledged write, whichever
   * process wrote. Cheap enough to be asked before every answer.
   */
  revision(): Promise<string>;
  /** Tags of shared recipes, most used first, then by name. */
  tags(): Promise<{ tag: string; count: number }[]>;
  /** Replaces the recipe of this id if it is still `owner`'s and still at `version`; tells whether it was. */
  replace(recipe: Recipe, expected: { owner: string; version: number }): Promise<boolean>;
  /** Removes it, with everybody's bookmarks and cooking notes of it, if it is `owner`'s; tells whether it was. */
  remove(id: string, owner: string): Promise<boolean>;
  /** Counts as a change of its version, so that an edit begun before cannot undo it; false when there is no such recipe. */
  setVisibility(id: string, visibility: Recipe["visibility"]): Promise<boolean>;
}

export interface BookmarkStore {
  /**
   * Sets the bookmark if it is not there, else removes it, in one step; parallel toggles each count once.
   *
   * @param key a retry with the same key within 24 hours changes nothing and gets the first answer
   * @returns whether it is bookmarked now; false when there is no such recipe
   */
  toggle(uid: string, recipeId: string, at: string, key?: string): Promise<boolean>;
  has(uid: string, recipeId: string): Promise<boolean>;
  /** Bookmarked recipes that still exist and are not hidden, the latest bookmark first. */
  list(uid: string): Promise<RecipeSummary[]>;
}

/** Of each recipe every user has their own, which nobody else sees. */
export interface CookingNotesStore {
  /** Empty ones where nothing is kept. */
  find(uid: string, recipeId: string): Promise<CookingNotes>;
  /** Null when there is no such recipe. */
  set(
    uid: string,
    recipeId: string,
    kept: Pick<CookingNotes, "rating" | "note">,
  ): Promise<CookingNotes | null>;
  /**
   * @param key once it is noted with a date, it adds no other
   * @returns null when there is no such recipe
   */
  addCooked(uid: string, recipeId: string, at: string, key?: string): Promise<CookingNotes | null>;
}

export interface UserStore {
  /** Registers the user, or takes over a changed address; the chosen language stays. */
  upsert(user: { id: string; email: string }): Promise<User>;
  find(uid: string): Promise<User | null>;
  /** Null when there is no such user. */
  setLanguage(uid: string, language: Language): Promise<User | null>;
}

export interface FeedbackStore {
  insert(feedback: Feedback): Promise<void>;
  /** Newest first. */
  list(filter: { done?: boolean }, page: PageRequest): Promise<Page<Feedback>>;
  setDone(id: string, done: boolean): Promise<boolean>;
}

export type RequestChange = Partial<Pick<RecipeRequest, "status" | "notes" | "recipe">>;

export interface RequestStore {
  insert(request: RecipeRequest): Promise<void>;
  /** Newest first. */
  list(filter: { status?: RequestStatus }, page: PageRequest): Promise<Page<RecipeRequest>>;
  /** Null when there is no such request. */
  update(id: string, change: RequestChange): Promise<RecipeRequest | null>;
}

/** What has been asked of the generator since a moment; a running question counts. */
export interface Spent {
  questions: number;
  credits: number;
}

/** The log of what was generated, which the limits count by. It is not moved between stores, and ends by itself. */
export interface GenerationStore {
  /**
   * Notes that a question begins, unless another of this user's is running: a user has one place, over all processes.
   *
   * @param lostBefore a running question that began before this moment has lost its process and keeps no place
   */
  begin(generation: Generation, lostBefore: string): Promise<boolean>;
  /** Notes how it ended, and frees the user's place. */
  end(id: string, result: Partial<Generation> & Pick<Generation, "outcome">): Promise<void>;
  /** Of one user, or of all. */
  spent(since: string, uid?: string): Promise<Spent>;
  /** When the oldest question since then that cost a credit was asked: a limit opens again a period after it. */
  oldestSpent(since: string, uid?: string): Promise<string | null>;
  /** The ids of the recipes that were made for this query since then, a few at most, the newest first. */
  recipesFor(queryKey: string, since: string): Promise<string[]>;
  /** Newest first. */
  list(page: PageRequest): Promise<Page<Generation>>;
  removeOlderThan(at: string): Promise<void>;
}

/** An administrator's session; the store sees the hash of its secret alone. */
export interface AdminSession {
  tokenHash: string;
  uid: string;
  createdAt: string;
  lastSeenAt: string;
}

export interface AdminSessionStore {
  insert(session: AdminSession): Promise<void>;
  find(tokenHash: string): Promise<AdminSession | null>;
  touch(tokenHash: string, lastSeenAt: string): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  removeOlderThan(createdAt: string): Promise<void>;
}

/** A browser on which a user's timers ring. */
export interface PushSubscriber extends PushSubscription {
  uid: string;
  createdAt: string;
}

export interface PushSubscriptionStore {
  /** Keeps a subscription for this user, whoever had it before; of more than `limit` the oldest go. */
  put(subscriber: PushSubscriber, limit: number): Promise<void>;
  /** @param uid leaves it where it is another user's */
  remove(endpoint: string, uid?: string): Promise<void>;
  of(uid: string): Promise<PushSubscriber[]>;
}

/** A timer by its user's own id for it. */
export interface StoredTimer extends PushTimer {
  uid: string;
  id: string;
}

/** A timer that somebody rings. */
export interface ClaimedTimer extends StoredTimer {
  claim: string;
  /** How often that has failed. */
  failures: number;
  /** The endpoints that are still to be told; null for all. */
  waiting: readonly string[] | null;
}

/** Timers that are to ring, each once, over all processes. */
export interface PushTimerStore {
  /** Sets a timer, or changes it as if it had not rung; false when the user has `limit` others. */
  put(timer: StoredTimer, limit: number): Promise<boolean>;
  remove(uid: string, id: string): Promise<void>;
  /** When there is something to do next. */
  nextDue(): Promise<string | null>;
  /**
   * Takes the timer that is due longest, if one is due. It is due again at `until`, unless its claim is ended: should
   * the process be lost, another rings it.
   */
  claimDue(at: string, claim: { claim: string; until: string }): Promise<ClaimedTimer | null>;
  /** Removes a timer that has rung; one that was set anew meanwhile stays. */
  end(timer: ClaimedTimer): Promise<void>;
  /** Lets it be due again for those who could not be told; likewise. */
  postpone(timer: ClaimedTimer, dueAt: string, waiting: readonly string[]): Promise<void>;
}

/** What is moved from one store to another; sessions, retry keys and what rings by push are not: they end by themselves. */
export interface StoredItems {
  recipes: Recipe;
  bookmarks: { uid: string; recipeId: string; createdAt: string };
  cookingNotes: CookingNotes & { uid: string; recipeId: string };
  users: User;
  feedback: Feedback;
  requests: RecipeRequest;
}

export interface StoreTransfer {
  counts(): Promise<Record<keyof StoredItems, number>>;
  /** Every item of a kind, in a stable order. */
  read<K extends keyof StoredItems>(kind: K): AsyncIterable<StoredItems[K]>;
  /** Writes items as they are; one that is there already is replaced. Bookmarks and cooking notes come after their recipes. */
  write<K extends keyof StoredItems>(kind: K, items: readonly StoredItems[K][]): Promise<void>;
}

// ---- who asks ----

export interface Identity {
  uid: string;
  email: string;
}

export class AuthError extends Error {
  override name = "AuthError";
  readonly reason: "invalid" | "unavailable";
  constructor(reason: "invalid" | "unavailable", options?: ErrorOptions) {
    super(
      reason === "invalid" ? "The token is not valid." : "The identity provider cannot be asked.",
      options,
    );
    this.reason = reason;
  }
}

export interface Auth {
  /** Throws `AuthError`: "invalid" for a bad, expired or revoked token, "unavailable" when the provider cannot be asked. */
  verifyIdToken(token: string, options: { checkRevoked: boolean }): Promise<Identity>;
  /** Throws like `verifyIdToken`. */
  verifySessionCookie(cookie: string, options: { checkRevoked: boolean }): Promise<Identity>;
  createSessionCookie(idToken: string, maxAgeMs: number): Promise<string>;
  /** Ends every session of the user, on all devices; exact to the second. */
  revokeSessions(uid: string): Promise<void>;
  close(): Promise<void>;
}

// ---- pages of the web ----

/** Why a page could not be had. Guard refusals and every network cause are alike "unreachable": a difference would make a port scanner. */
export type PageFailure = "unreachable" | "blocked" | "gone" | "not-a-page" | "too-large" | "busy";

export class PageError extends Error {
  override name = "PageError";
  readonly failure: PageFailure;
  /** The real reason, for the log alone. */
  readonly detail: string;
  constructor(failure: PageFailure, detail: string, options?: ErrorOptions) {
    super(`page ${failure}`, options);
    this.failure = failure;
    this.detail = detail;
  }
}

/** A page as it was answered; `url` is the address after redirects. */
export interface WebPage {
  url: string;
  contentType: string;
  text: string;
}

export interface WebPages {
  /** Fetches a page for a user through the guard; throws `PageError`. */
  fetchPage(address: URL, options: { uid: string; signal?: AbortSignal }): Promise<WebPage>;
  /** Fetches a picture likewise: its bytes, which need not be what they were said to be. */
  fetchPicture(address: URL, options: { uid: string; signal?: AbortSignal }): Promise<Uint8Array>;
  close(): Promise<void>;
}

// ---- push ----

/** What became of a push: "gone" for a subscription that has ended, "later" for a service that may take it soon. */
export type PushResult =
  | { outcome: "sent" | "gone" | "refused" }
  | { outcome: "later"; retryAfterSeconds?: number };

/** Tells browsers something while no page is open. */
export interface Push {
  /** The key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether it is at a push service that we know, and has keys that can be written to. */
  accepts(subscription: PushSubscription): boolean;
  /** Never throws. @param ttlSeconds how long the service keeps it for a browser that is away */
  send(
    subscription: PushSubscription,
    message: PushMessage,
    options: { ttlSeconds: number },
  ): Promise<PushResult>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** The guarded way out for what is sent, not fetched. */
export interface PushDoor {
  /** Posts, follows no redirect and reads no answer. Rejects when there was none, or the guard refuses. */
  post(request: {
    url: URL;
    headers: Record<string, string>;
    body: Uint8Array;
  }): Promise<{ status: number; retryAfter: string }>;
  close(): Promise<void>;
}

// ---- pictures ----

/** Why a picture cannot be kept; "busy" passes by itself. */
export type PictureFailure = "not-a-picture" | "kind" | "too-many-pixels" | "busy";

export class PictureError extends Error {
  override name = "PictureError";
  readonly failure: PictureFailure;
  constructor(failure: PictureFailure, options?: ErrorOptions) {
    super(`picture ${failure}`, options);
    this.failure = failure;
  }
}

/** A picture made ready to be kept: upright, without metadata, as WebP. */
export interface PreparedPicture {
  /** Of its largest size. */
  width: number;
  height: number;
  /** Its main colour: `#rrggbb`. */
  colour: string;
  /** A few pixels of it as a `data:` address of at most 300 characters. */
  placeholder?: string;
  /** One for each of `keptWidths(width)`. */
  sizes: readonly { width: number; bytes: Uint8Array }[];
}

export interface Pictures {
  /** Throws `PictureError`. */
  prepare(bytes: Uint8Array): Promise<PreparedPicture>;
}

export interface MediaFile {
  name: string;
  /** When it was put or last touched. */
  at: string;
}

/**
 * Where the files of pictures are kept. A name is made of letters, digits, `-`, `_` and dots, and is put once: its file
 * never changes. Any method may throw `StoreUnavailable`.
 */
export interface Media {
  /** Durable once it resolves. */
  put(name: string, bytes: Uint8Array, at: string): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  /** Makes a file young again; tells whether it is there. */
  touch(name: string, at: string): Promise<boolean>;
  /** Removes a file unless it was put or touched at this moment or later. */
  removeOlder(name: string, moment: string): Promise<void>;
  list(): AsyncIterable<MediaFile>;
  close(): Promise<void>;
}

// ---- the model ----

export class ModelError extends Error {
  override name = "ModelError";
  readonly failure: ModelFailure;
  readonly usage: ModelUsage;
  /** The real reason, for the log alone; no text of a prompt or an answer. */
  readonly detail: string;
  readonly retryAfterSeconds: number | undefined;
  constructor(
    failure: ModelFailure,
    usage: ModelUsage,
    detail: string,
    options: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(`model ${failure}`, options);
    this.failure = failure;
    this.usage = usage;
    this.detail = detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export interface ModelAnswer {
  /** Through the gate and checked, without a tag or an origin of ours. */
  recipe: RecipeDraft;
  notes: readonly ModelNote[];
  usage: ModelUsage;
}

/** Writes recipes and reads them from text. Throws `ModelError`. */
export interface RecipeModel {
  /** The model's name, for the log and the administrator. */
  readonly name: string;
  /** A new recipe for what somebody wants to cook, in `language` unless the query's own words tell another. */
  create(wish: { query: string; language: Language }, signal: AbortSignal): Promise<ModelAnswer>;
  /** The recipe that stands in a text: nothing is invented, and what is not in the text is refused. */
  extract(source: { text: string }, signal: AbortSignal): Promise<ModelAnswer>;
}

// ---- the composer ----

export interface ComposerWish {
  query: string;
  /** The language to use where the query's words do not tell. */
  language?: Language;
  /** Another seed gives another recipe for the same query. */
  seed?: number | string;
  servings?: number;
}

export interface Composition {
  /** Null when nothing of the query was understood, or nothing can be made of it: a note says which. */
  recipe: RecipeDraft | null;
  /** What was not understood and what could not be done as it was asked. */
  notes: readonly ComposerNote[];
}

/** A food that a query names. */
export interface RecognisedFood {
  /** As the query has it. */
  words: string;
  /** What it is called, in every language: a recipe that has it says one of these. */
  names: readonly string[];
}

/** Works without a model and without a connection. */
export interface Composer {
  /** The same recipe for the same query and seed. */
  compose(wish: ComposerWish): Promise<Composition>;
  /** The foods that a query asks for, in its order. */
  recognise(query: string, language?: Language): Promise<RecognisedFood[]>;
}
