import * as z from "zod/mini";
import { emailAddress } from "./account.ts";
import type { Account } from "./account.ts";
import { GoogleError } from "./google-error.ts";
import { newAccount } from "./new-account.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { nowSeconds, parseBody, sessionTokens } from "./realm.ts";
import type { Call, Realm } from "./realm.ts";

const PASSWORD = "password";
const bodySchema = z.object({
  email: z.string().check(z.maxLength(1000)),
  password: z.string().check(z.maxLength(4096)),
});

/** Creates an account with a password, and signs in to it. */
export function signUp(realm: Realm): Call {
  return async (body) => {
    const { email, password } = parseBody(bodySchema, body);
    if (!emailAddress.safeParse(email).success) throw new GoogleError("INVALID_EMAIL");
    if (password.length < 6) {
      throw new GoogleError("WEAK_PASSWORD", "Password should be at least 6 characters");
    }
    const stored = await hashPassword(password, realm.randomBytes(16));
    if (realm.accounts.byEmail(email)) throw new GoogleError("EMAIL_EXISTS");
    const fresh = newAccount(realm, email);
    const link = { providerId: PASSWORD, rawId: fresh.email, federatedId: fresh.email, email: fresh.email };
    const account = await realm.accounts.put({ ...fresh, ...stored, providerUserInfo: [link] });
    return { kind: "identitytoolkit#SignupNewUserResponse", ...answer(realm, account) };
  };
}

export function signInWithPassword(realm: Realm): Call {
  return async (body) => {
    const { email, password } = parseBody(bodySchema, body);
    const found = realm.accounts.byEmail(email);
    if (!found || !(await hasPassword(found, password))) throw new GoogleError("INVALID_LOGIN_CREDENTIALS");
    // Comparing took a while; what happened to the account meanwhile counts.
    const current = realm.accounts.byId(found.localId);
    if (!current) throw new GoogleError("INVALID_LOGIN_CREDENTIALS");
    if (current.disabled) throw new GoogleError("USER_DISABLED");
    const now = realm.now();
    const account = await realm.accounts.put({
      ...current,
      lastLoginAt: now.getTime(),
      lastRefreshAt: now.toISOString(),
    });
    return {
      kind: "identitytoolkit#VerifyPasswordResponse",
      registered: true,
      displayName: account.displayName,
      ...answer(realm, account),
    };
  };
}

async function hasPassword({ salt, passwordHash }: Account, password: string): Promise<boolean> {
  if (salt === undefined || passwordHash === undefined) return false;
  return isPassword(password, { salt, passwordHash });
}

function answer(realm: Realm, account: Account) {
  const tokens = sessionTokens(realm, account, PASSWORD, nowSeconds(realm));
  return { localId: account.localId, email: account.email, ...tokens };
}
