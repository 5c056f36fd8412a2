import type { Feedback } from "@larder/domain/account/feedback";
import type { InterfaceLanguage } from "@larder/domain/language";
import type { QueuedRequest, RequestStatus } from "@larder/domain/account/queued-request";
import type { DietaryRestrictions, KnownUser } from "@larder/domain/account/dietary-restrictions";
import type { NamedUser } from "@larder/domain/community/named-user";
import type { User } from "@larder/domain/account/user";
import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import type { Page, PageRequest } from "./page.ts";
import type { OwnAccount } from "./own-account.ts";

/** A user as they are stored, with what the API does not answer with. */
export interface StoredUser extends KnownUser {
  /** The provider of the last sign-in: `local`, or the id of a Firebase project. Missing in records from before it was stored. */
  signInProvider?: string;
  /** How they sign in with an account of this server; missing for users of another provider. */
  account?: OwnAccount;
  /** Missing for users who were not seen since it is stored. */
  lastSeenAt?: string;
}

export interface UserStore {
  /**
   * Registers the user, in English unless said otherwise, or takes over a changed address, name and provider; the chosen
   * language stays, and so do a name and a provider when none is given.
   */
  upsert(user: {
    id: string;
    email: string;
    displayName?: string;
    preferredLanguage?: InterfaceLanguage;
    signInProvider?: string;
  }): Promise<User>;
  find(uid: string): Promise<KnownUser | null>;
  /** Returns these users as other users see them, in any order; those who are gone are left out. */
  named(uids: readonly string[]): Promise<NamedUser[]>;
  /**
   * Finds a user by the exact sign-in name, or by the e-mail address in lower case; null where there is none, or two have
   * the address.
   */
  findNamed(nameOrEmail: string): Promise<NamedUser | null>;
  /** Returns the users of these ids that exist, in any order. */
  findMany(uids: readonly string[]): Promise<StoredUser[]>;
  /** Sets the user's language; null when the user does not exist. */
  setLanguage(uid: string, language: InterfaceLanguage): Promise<KnownUser | null>;
  /** Sets whether the user's recipes show their name; null when the user does not exist. */
  setNameOnRecipes(uid: string, nameOnRecipes: boolean): Promise<KnownUser | null>;
  /** Sets who sees the recipes that the user adds; null when the user does not exist. */
  setDefaultVisibility(uid: string, visibility: DefaultVisibility): Promise<KnownUser | null>;
  /** Sets what the user leaves out; null when the user does not exist. */
  setDietaryRestrictions(uid: string, restrictions: DietaryRestrictions): Promise<KnownUser | null>;
}

export interface FeedbackStore {
  insert(feedback: Feedback): Promise<void>;
  /** Newest first. */
  list(filter: { done?: boolean }, page: PageRequest): Promise<Page<Feedback>>;
  setDone(id: string, done: boolean): Promise<boolean>;
}

export type RequestChange = Partial<Pick<QueuedRequest, "status" | "notes" | "recipe">>;

export interface RequestStore {
  insert(request: QueuedRequest): Promise<void>;
  /** Returns a page of the requests, newest first. */
  list(filter: { status?: RequestStatus }, page: PageRequest): Promise<Page<QueuedRequest>>;
  /** Changes a request; null when it does not exist. */
  update(id: string, change: RequestChange): Promise<QueuedRequest | null>;
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
  /** Removes all sessions of the user, in whatever browser. */
  removeByUser(uid: string): Promise<void>;
  removeOlderThan(createdAt: string): Promise<void>;
}
