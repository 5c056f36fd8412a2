import type { z } from "zod/mini";
import { prettifyError } from "zod/mini";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { GoogleError } from "./google-error.ts";
import { ID_TOKEN_SECONDS, mintIdToken, mintRefreshToken, readIdToken } from "./tokens.ts";
import type { Claims } from "./tokens.ts";

/** The state and the settings that every call uses. */
export interface Realm {
  accounts: Accounts;
  projectId: string;
  now: () => Date;
  randomBytes: (size: number) => Buffer;
}

/** A call of Google's API: takes the parsed body, and returns the body of the answer or throws a `GoogleError`. */
export type Call = (body: unknown) => Promise<object>;

export function nowSeconds(realm: Realm): number {
  return Math.floor(realm.now().getTime() / 1000);
}

export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : [],
  );
  if (unknown.length > 0)
    throw new GoogleError("OPERATION_NOT_ALLOWED", `Not to be set here: ${unknown.join(", ")}`);
  throw new GoogleError("INVALID_ARGUMENT", prettifyError(parsed.error));
}

/** Returns the ID token and refresh token of a session that began at `authTime`, with the API's field names. */
export function sessionTokens(realm: Realm, account: Account, provider: string, authTime: number) {
  const { projectId } = realm;
  return {
    idToken: mintIdToken(account, { projectId, provider, authTime, nowSeconds: nowSeconds(realm) }),
    refreshToken: mintRefreshToken({ localId: account.localId, provider, issuedAt: authTime }),
    expiresIn: String(ID_TOKEN_SECONDS),
  };
}

/** Returns the account and claims of an ID token; throws when the token or its account is no longer valid. */
export function requireSession(realm: Realm, idToken: string): { account: Account; claims: Claims } {
  const claims = readIdToken(idToken, realm.projectId, nowSeconds(realm));
  return { account: requireLive(realm.accounts.byId(claims.sub), claims.auth_time), claims };
}

/** Returns the account; throws if it is missing, disabled, or was signed out everywhere since `authTime`. */
export function requireLive(account: Account | undefined, authTime: number): Account {
  if (!account) throw new GoogleError("USER_NOT_FOUND");
  if (account.disabled) throw new GoogleError("USER_DISABLED");
  if (authTime < account.validSince) throw new GoogleError("TOKEN_EXPIRED");
  return account;
}
