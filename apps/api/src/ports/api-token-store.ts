import type { ApiToken } from "@larder/domain/account/api-token";

/** A token by which a script acts for its user; the store sees the hash of its secret alone. */
export interface StoredApiToken extends ApiToken {
  uid: string;
  tokenHash: string;
}

export interface ApiTokenStore {
  /** Stores a new token, in place of the user's expired ones; false when the user has `limit` valid ones. */
  insert(token: StoredApiToken, limit: number): Promise<boolean>;
  /** Returns the token with this hash, also an expired one; null when there is none. */
  find(tokenHash: string): Promise<StoredApiToken | null>;
  /** Returns the user's tokens, newest first. */
  of(uid: string): Promise<StoredApiToken[]>;
  /** Sets the last use of a token; nothing happens when it is gone. */
  touch(id: string, lastUsedAt: string): Promise<void>;
  /** Removes a token of this user; nothing happens where there is none. */
  remove(uid: string, id: string): Promise<void>;
}
