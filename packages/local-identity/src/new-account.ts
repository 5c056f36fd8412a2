import type { Account } from "./account.ts";
import { nowSeconds } from "./realm.ts";
import type { Realm } from "./realm.ts";

/** Returns a new account without a sign-in; its id has 28 characters, as in Firebase. */
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
