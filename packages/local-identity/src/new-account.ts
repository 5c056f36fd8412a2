import type { Account } from "./account.ts";
import { nowSeconds } from "./realm.ts";
import type { Realm } from "./realm.ts";

/** An account that nobody has signed in to yet; its id has 28 characters, as Firebase's have. */
export function newAccount(realm: Realm, email: string): Account {
  const now = realm.now();
  return {
    localId: realm.randomBytes(14).toString("hex"),
    email: email.toLowerCase(),
    emailVerified: false,
    createdAt: now.getTime(),
    lastLoginAt: now.getTime(),
    lastRefreshAt: now.toISOString(),
    validSince: nowSeconds(realm),
    providerUserInfo: [],
  };
}
