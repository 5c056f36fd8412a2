import type { Household } from "@larder/domain/account/own-account";
import type { Role } from "@larder/domain/account/role";
import type { OwnAccount, ProviderIdentity } from "./own-account.ts";
import type { StoredUser } from "./people-stores.ts";

export type AccountUser = StoredUser & { account: OwnAccount };
export type AccountChange = Partial<Pick<OwnAccount, "passwordHash" | "role" | "suspendedAt">>;

/** Lists of an account that a change computes from the stored ones. */
export type AccountLists = Partial<Pick<OwnAccount, "passkeys" | "identities">>;

/** The users with an account of this server, who are users like all others. */
export interface OwnAccountStore {
  /** Adds a user; false when another one has the name or an identity. */
  add(user: AccountUser): Promise<boolean>;
  /** Gives an account to a user who has none; false when there is no such user, or another one has the name or an identity. */
  addTo(uid: string, account: OwnAccount): Promise<boolean>;
  /** @param key the `loginKey` of a name */
  byLogin(key: string): Promise<AccountUser | null>;
  byIdentity(identity: ProviderIdentity): Promise<AccountUser | null>;
  find(uid: string): Promise<AccountUser | null>;
  /** Returns all users with such an account, oldest first: a household has few. */
  list(): Promise<AccountUser[]>;
  /**
   * Changes an account. An administrator whom the change would deprive of the role, or suspend, keeps it when there is no
   * other one.
   */
  change(uid: string, change: AccountChange): Promise<"changed" | "unknown" | "last-administrator">;
  /**
   * Changes the lists of an account by what is stored in them, so that of two changes at once none is lost. `taken` when
   * another user has one of the identities.
   *
   * @param change is called again when the account was changed meanwhile; null changes nothing
   */
  changeLists(
    uid: string,
    change: (account: OwnAccount) => AccountLists | null,
  ): Promise<"changed" | "unknown" | "taken">;
  setLastSeen(uid: string, lastSeenAt: string): Promise<void>;
}

/** A session with its user, who is null for a session whose account is gone. */
export interface UserSession {
  session: SignInSession;
  user: AccountUser | null;
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
  /** Missing for a session that a password or a passkey opened. */
  provider?: SessionProvider;
}

/** A provider by whose sign-in a session was opened. */
export type SessionProvider = "google" | "oidc";

export interface SignInSessionStore {
  insert(session: SignInSession): Promise<void>;
  find(secretHash: string): Promise<SignInSession | null>;
  /** Finds a session with its user, as every call of a browser asks for both. */
  findWithUser(secretHash: string): Promise<UserSession | null>;
  /** Returns the sessions of a user, the one that was seen last first. */
  of(uid: string): Promise<SignInSession[]>;
  /** Returns the number of all sessions, with those that have expired and were not removed yet. */
  count(): Promise<number>;
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

/** The choices for the whole server, as they are moved from one store to another. */
export type StoredHousehold = Household & { id: typeof HOUSEHOLD_ID };
/** There is one household in a store. */
export const HOUSEHOLD_ID = "household";

export interface HouseholdStore {
  /** Returns null before an administrator has chosen anything. */
  get(): Promise<Household | null>;
  set(household: Household): Promise<void>;
}
