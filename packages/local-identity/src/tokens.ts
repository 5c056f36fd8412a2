import * as z from "zod/mini";
import type { Account } from "./account.ts";
import { GoogleError } from "./google-error.ts";

export const ID_TOKEN_SECONDS = 3600;

const ID_TOKEN_ISSUER = "https://securetoken.google.com/";
const SESSION_COOKIE_ISSUER = "https://session.firebase.google.com/";

const claimsSchema = z.looseObject({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  auth_time: z.number(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claimsSchema>;

const refreshTokenSchema = z.object({ localId: z.string(), provider: z.string(), issuedAt: z.number() });
export type RefreshToken = z.infer<typeof refreshTokenSchema>;

/**
 * Makes an ID token as Firebase does, but unsigned: header `alg: none` and an empty third part.
 *
 * @param session `authTime` is the second of the sign-in; it stays the same when the token is renewed
 */
export function mintIdToken(
  account: Account,
  session: { projectId: string; provider: string; authTime: number; nowSeconds: number },
): string {
  const { projectId, provider, authTime, nowSeconds } = session;
  return unsignedJwt({
    ...readCustomClaims(account),
    iss: ID_TOKEN_ISSUER + projectId,
    aud: projectId,
    sub: account.localId,
    user_id: account.localId,
    email: account.email,
    email_verified: account.emailVerified,
    name: account.displayName,
    picture: account.photoUrl,
    auth_time: authTime,
    iat: nowSeconds,
    exp: nowSeconds + ID_TOKEN_SECONDS,
    firebase: { identities: identities(account), sign_in_provider: provider },
  });
}

/** Makes a session cookie: the claims of the ID token with another issuer, and its own expiry. */
export function mintSessionCookie(
  claims: Claims,
  session: { nowSeconds: number; validSeconds: number },
): string {
  const { nowSeconds, validSeconds } = session;
  return unsignedJwt({
    ...claims,
    iss: SESSION_COOKIE_ISSUER + claims.aud,
    iat: nowSeconds,
    exp: nowSeconds + validSeconds,
  });
}

/**
 * Returns the claims of an ID token. Throws INVALID_ID_TOKEN for a text that is no ID token of this project,
 * TOKEN_EXPIRED when it has expired.
 */
export function readIdToken(token: string, projectId: string, nowSeconds: number): Claims {
  const claims = claimsSchema.safeParse(readUnsignedJwt(token)).data;
  if (!claims || claims.aud !== projectId || claims.iss !== ID_TOKEN_ISSUER + projectId) {
    throw new GoogleError("INVALID_ID_TOKEN");
  }
  if (claims.exp <= nowSeconds) throw new GoogleError("TOKEN_EXPIRED");
  return claims;
}

/** Makes a refresh token. The server stores nothing about it, so that sessions of browsers survive a restart. */
export function mintRefreshToken(token: RefreshToken): string {
  return encode(token);
}

export function readRefreshToken(token: string): RefreshToken | undefined {
  return refreshTokenSchema.safeParse(decode(token)).data;
}

/** Returns the unchecked claims of an unsigned JWT; undefined for other texts, signed tokens included. */
export function readUnsignedJwt(token: string): unknown {
  const [header, payload, signature, ...more] = token.split(".");
  if (!header || !payload || signature !== "" || more.length > 0) return undefined;
  const isUnsigned = z.object({ alg: z.literal("none") }).safeParse(decode(header)).success;
  return isUnsigned ? decode(payload) : undefined;
}

/** Parses JSON; returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unsignedJwt(claims: Record<string, unknown>): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string) => parseJson(Buffer.from(part, "base64url").toString());

function readCustomClaims(account: Account): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).safeParse(parseJson(account.customAttributes ?? "{}")).data ?? {};
}

function identities(account: Account): Record<string, string[]> {
  const links = account.providerUserInfo.filter((link) => link.providerId !== "password");
  return {
    email: [account.email],
    ...Object.fromEntries(links.map((link) => [link.providerId, [link.rawId]])),
  };
}
