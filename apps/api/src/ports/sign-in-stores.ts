import type { Household } from "@larder/domain/account/own-account";
import type { Role } from "@larder/domain/account/role";
import type { OwnAccount } from "./own-account.ts";
import type { StoredUser } from "./people-stores.ts";

export type AccountUser = StoredUser & { account: OwnAccount };
export type AccountChange = Partial<Pick<OwnAccount, "passwordHash" | "role" | "suspendedAt">>;

/** The users with an account of this server, who are users like all others. */
export interface OwnAccountStore {
  /** Adds a user; false when another one has the name. */
  add(user: AccountUser): Promise<boolean>;
  /** @param key the `loginKey` of a name */
  byLogin(key: string): Promise<AccountUser | null>;
  find(uid: string): Promise<AccountUser | null>;
  /** Returns all users with such an account, oldest first: a household has few. */
  list(): Promise<AccountUser[]>;
  /**
   * Changes an account. An administrator whom the change would deprive of the role, or suspend, keeps it when there is no
   * other one.
   */
  change(uid: string, change: AccountChange): Promise<"changed" | "unknown" | "last-administrator">;
  setLastSeen(uid: string, lastSeenAt: string): Promise<void>;
}

/** A session of this server itself; the store sees the hash of its secret alone. */
export interface SignInSession {
  /** Names the session to its user; opens nothing. */
  id: string;
  secretHash: string;
  uid: string;
  createdAt: string;
  lastSeenAt: string;
  browser: string;
}

export interface SignInSessionStore {
  insert(session: SignInSession): Promise<void>;
  find(secretHash: string): Promise<SignInSession | null>;
  /** Returns the sessions of a user, the one that was seen last first. */
  of(uid: string): Promise<SignInSession[]>;
  touch(secretHash: string, lastSeenAt: string): Promise<void>;
  remove(secretHash: string): Promise<void>;
  /** Removes a session of this user by its id; nothing happens where there is none. */
  removeById(uid: string, id: string): Promise<void>;
  /** @param exceptHash a session that stays */
  removeByUser(uid: string, exceptHash?: string): Promise<void>;
  /** Removes the sessions that began before a time, or were not seen since another. */
  removeExpired(before: { createdAt: string; lastSeenAt: string }): Promise<void>;
}

/** A link that makes an account, or sets a password anew; the store sees the hash of its secret alone. */
export interface SignInLink {
  id: string;
  secretHash: string;
  /** `first` makes the first administrator of a server without accounts. */
  kind: "first" | "invitation" | "reset";
  /** The role of those who join by it. */
  role: Role;
  /** The user whose password it sets; null for others. */
  uid: string | null;
  usesLeft: number;
  createdAt: string;
  expiresAt: string;
  note: string;
}

export interface SignInLinkStore {
  insert(link: SignInLink): Promise<void>;
  /** Returns the link, also one that is used up or expired; null when there is none. */
  find(secretHash: string): Promise<SignInLink | null>;
  /** Newest first. */
  list(kind: SignInLink["kind"]): Promise<SignInLink[]>;
  /** Takes one use of a link that is valid at this time; null when it is not, whoever asks at once. */
  use(secretHash: string, now: string): Promise<SignInLink | null>;
  /** Gives a use back that came to nothing. */
  giveBack(secretHash: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes the links of a kind that name this user, or all of the kind. */
  removeAll(kind: SignInLink["kind"], uid?: string): Promise<void>;
}

export interface HouseholdStore {
  /** Returns null before an administrator has chosen anything. */
  get(): Promise<Household | null>;
  set(household: Household): Promise<void>;
}
