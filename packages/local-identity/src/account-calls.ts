import * as z from "zod/mini";
import { toUserInfo } from "./account.ts";
import type { Account } from "./account.ts";
import { GoogleError } from "./google-error.ts";
import { parseBody, requireSession } from "./realm.ts";
import type { Call, Realm } from "./realm.ts";
import { parseJson } from "./tokens.ts";

const ownToken = z.object({ idToken: z.string() });
const ids = z.array(z.string()).check(z.maxLength(100));

/** Returns the account of a signed-in user. */
export function lookUpOwn(realm: Realm): Call {
  return async (body) => {
    const { account } = requireSession(realm, parseBody(ownToken, body).idToken);
    return { kind: "identitytoolkit#GetAccountInfoResponse", users: [toUserInfo(account)] };
  };
}

const adminLookup = z.object({ localId: z.optional(ids), email: z.optional(ids) });

/** Returns any accounts to an administrator; `users` is omitted when there are none. */
export function lookUpAny(realm: Realm): Call {
  return async (body) => {
    const { localId = [], email = [] } = parseBody(adminLookup, body);
    const { accounts } = realm;
    const found = new Set([
      ...localId.map((id) => accounts.byId(id)),
      ...email.map((address) => accounts.byEmail(address)),
    ]);
    const users = [...found].filter((account) => account !== undefined).map(toUserInfo);
    return { kind: "identitytoolkit#GetAccountInfoResponse", ...(users.length > 0 && { users }) };
  };
}

const profile = {
  displayName: z.optional(z.string().check(z.maxLength(256))),
  photoUrl: z.optional(z.string().check(z.maxLength(2048))),
  deleteAttribute: z.optional(z.array(z.enum(["DISPLAY_NAME", "PHOTO_URL"]))),
  returnSecureToken: z.optional(z.boolean()),
};
// Strict: a change that cannot be made here is refused, not passed over.
const ownUpdate = z.strictObject({ ...profile, idToken: z.string() });
const adminUpdate = z.strictObject({
  ...profile,
  localId: z.string(),
  validSince: z.optional(z.coerce.number().check(z.nonnegative())),
  disableUser: z.optional(z.boolean()),
  customAttributes: z.optional(z.string().check(z.maxLength(1000))),
});

/** Changes the name or picture of a signed-in user's account. */
export function updateOwn(realm: Realm): Call {
  return async (body) => {
    const { idToken, ...change } = parseBody(ownUpdate, body);
    const { account } = requireSession(realm, idToken);
    return saveAccount(realm, withProfile(account, change));
  };
}

/** Changes any account for an administrator; `validSince` signs it out everywhere. */
export function updateAny(realm: Realm): Call {
  return async (body) => {
    const { localId, validSince, disableUser, customAttributes, ...change } = parseBody(adminUpdate, body);
    if (customAttributes !== undefined && !isJsonObject(customAttributes))
      throw new GoogleError("INVALID_CLAIMS");
    const account = requireAccount(realm, localId);
    return saveAccount(realm, {
      ...withProfile(account, change),
      validSince: validSince ?? account.validSince,
      disabled: disableUser ?? account.disabled,
      customAttributes: customAttributes ?? account.customAttributes,
    });
  };
}

/** Deletes the account of a signed-in user. */
export function deleteOwn(realm: Realm): Call {
  return (body) => remove(realm, requireSession(realm, parseBody(ownToken, body).idToken).account);
}

export function deleteAny(realm: Realm): Call {
  return (body) =>
    remove(realm, requireAccount(realm, parseBody(z.object({ localId: z.string() }), body).localId));
}

interface ProfileChange {
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  deleteAttribute?: string[] | undefined;
}

function withProfile(
  account: Account,
  { displayName, photoUrl, deleteAttribute = [] }: ProfileChange,
): Account {
  return {
    ...account,
    displayName: deleteAttribute.includes("DISPLAY_NAME") ? undefined : (displayName ?? account.displayName),
    photoUrl: deleteAttribute.includes("PHOTO_URL") ? undefined : (photoUrl ?? account.photoUrl),
  };
}

async function saveAccount(realm: Realm, account: Account) {
  await realm.accounts.put(account);
  return { kind: "identitytoolkit#SetAccountInfoResponse", ...toUserInfo(account) };
}

async function remove(realm: Realm, account: Account) {
  await realm.accounts.remove(account.localId);
  return { kind: "identitytoolkit#DeleteAccountResponse" };
}

function requireAccount({ accounts }: Realm, localId: string): Account {
  const account = accounts.byId(localId);
  if (!account) throw new GoogleError("USER_NOT_FOUND");
  return account;
}

function isJsonObject(text: string): boolean {
  return z.record(z.string(), z.unknown()).safeParse(parseJson(text)).success;
}
