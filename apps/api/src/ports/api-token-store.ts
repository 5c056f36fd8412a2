import type { ApiToken } from "@larder/domain/account/api-token";
import type { StoredUser } from "./people-stores.ts";

/** A token by which a script acts for its user; the store sees the hash of its secret alone. */
export interface StoredApiToken extends ApiToken {
  uid: string;
  tokenHash: string;
}

/** A token with its user, who is null for a token whose user is gone. */
export interface UserToken {
  token: StoredApiToken;
  user: StoredUser | null;
}

export interface ApiTokenStore {
  /** Stores a new token, in place of the user's expired ones; false when the user has `limit` valid ones. */
  insert(token: StoredApiToken, limit: number): Promise<boolean>;
  /** Finds a token, also an expired one, with its user, as every call of a script asks for both. */
  findWithUser(tokenHash: string): Promise<UserToken | null>;
  /** Returns the user's tokens, newest first. */
  of(uid: string): Promise<StoredApiToken[]>;
  /** Sets the last use of a token; nothing happens when it is gone. */
  touch(id: string, lastUsedAt: string): Promise<void>;
  /** Removes a token of this user; nothing happens where there is none. */
  remove(uid: string, id: string): Promise<void>;
}
