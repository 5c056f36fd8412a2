import * as z from "zod/mini";
import { GoogleError } from "./google-error.ts";
import { nowSeconds, parseBody, requireLive, requireSession, sessionTokens } from "./realm.ts";
import type { Call, Realm } from "./realm.ts";
import { mintSessionCookie, readRefreshToken } from "./tokens.ts";

const FIVE_MINUTES = 5 * 60;
const TWO_WEEKS = 14 * 24 * 60 * 60;

const cookieBody = z.object({ idToken: z.string(), validDuration: z.coerce.number() });

/** Exchanges an ID token for a session cookie of five minutes to two weeks. */
export function createSessionCookie(realm: Realm): Call {
  return async (body) => {
    const { idToken, validDuration } = parseBody(cookieBody, body);
    if (!(validDuration >= FIVE_MINUTES && validDuration <= TWO_WEEKS))
      throw new GoogleError("INVALID_DURATION");
    const { claims } = requireSession(realm, idToken);
    const validSeconds = Math.floor(validDuration);
    return { sessionCookie: mintSessionCookie(claims, { nowSeconds: nowSeconds(realm), validSeconds }) };
  };
}

const refreshBody = z.object({ grant_type: z.literal("refresh_token"), refresh_token: z.string() });

/** Renews an ID token; refused once the account is disabled, deleted or signed out everywhere. */
export function renewIdToken(realm: Realm): Call {
  return async (body) => {
    const token = readRefreshToken(parseBody(refreshBody, body).refresh_token);
    if (!token) throw new GoogleError("INVALID_REFRESH_TOKEN");
    const account = requireLive(realm.accounts.byId(token.localId), token.issuedAt);
    await realm.accounts.put({ ...account, lastRefreshAt: realm.now().toISOString() });
    const { idToken, refreshToken, expiresIn } = sessionTokens(
      realm,
      account,
      token.provider,
      token.issuedAt,
    );
    return {
      id_token: idToken,
      access_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: "Bearer",
      user_id: account.localId,
      project_id: realm.projectId,
    };
  };
}
