import { createHash, randomBytes } from "node:crypto";
import { API_TOKEN_PREFIX, type ApiToken } from "@larder/domain/account/api-token";
import type { Identity } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";

/** The entropy of a secret: nobody guesses one, so its hash needs no salt and no slow function. */
const SECRET_BYTES = 32;
/** The last use is stored once in this time, so that a busy script does not write with each of its calls. */
const TOUCH_MS = 60_000;

/** The token by which a script calls. */
export type CallingToken = Pick<ApiToken, "id" | "scope">;

/** Returns the user for whom a script acts; null for a token that is unknown, expired or revoked, or whose user is gone. */
export type IdentifyByApiToken = (secret: string) => Promise<(Identity & { apiToken: CallingToken }) | null>;

/** Makes the secret of a new token. */
export function newApiTokenSecret(): string {
  return API_TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString("base64url");
}

/** Returns the SHA-256 of a secret in base64url, by which the store finds its token. */
export function apiTokenHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Reports whether a bearer token is one of ours. The others are of the identity provider. */
export function isApiToken(bearer: string): boolean {
  return bearer.startsWith(API_TOKEN_PREFIX);
}

/**
 * The store is asked with each call: a revoked token ends at once.
 *
 * @param failed is called when the last use could not be stored, which does not end the call
 */
export function createIdentifyByApiToken(
  { store, clock }: Pick<Ports, "store" | "clock">,
  failed: (error: unknown) => void,
): IdentifyByApiToken {
  return async (secret) => {
    const found = await store.apiTokens.findWithUser(apiTokenHash(secret));
    const now = clock();
    if (!found?.user || Date.parse(found.token.expiresAt) <= now.getTime()) return null;
    const { user, token } = found;
    const { account } = user;
    if (account && account.suspendedAt !== null) return null;
    const { id, scope, lastUsedAt } = token;
    if (lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= TOUCH_MS)
      await store.apiTokens.touch(id, now.toISOString()).catch(failed);
    // The address was that of a session when the token was made.
    return {
      uid: user.id,
      email: user.email,
      isEmailVerified: true,
      ...(account && { role: account.role }),
      apiToken: { id, scope },
    };
  };
}
