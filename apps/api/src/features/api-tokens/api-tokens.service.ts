import { API_TOKEN_LIMITS, type ApiToken, type ApiTokenScope } from "@larder/domain/account/api-token";
import { AppError } from "../../http/errors/app-error.ts";
import { apiTokenHash, newApiTokenSecret } from "../../http/session/api-token.ts";
import type { StoredApiToken } from "../../ports/api-token-store.ts";
import type { Identity } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";

export type ApiTokensService = ReturnType<typeof createApiTokensService>;

const DAY_MS = 24 * 3_600_000;

/** Creates the service for the tokens by which scripts act for a user. */
export function createApiTokensService({ store, clock, newId }: Pick<Ports, "store" | "clock" | "newId">) {
  return {
    async list(uid: string): Promise<ApiToken[]> {
      return (await store.apiTokens.of(uid)).map(withoutHash);
    },

    /** @throws AppError `tokens-full` when the user has as many valid ones as are allowed */
    async create(
      { uid, email }: Identity,
      { name, scope, days }: { name: string; scope: ApiTokenScope; days: number },
    ): Promise<{ token: ApiToken; secret: string }> {
      // The bearer of an ID token may never have signed in here, and a token is its stored user's.
      if (!(await store.users.find(uid))) await store.users.upsert({ id: uid, email });
      const secret = newApiTokenSecret();
      const now = clock();
      const token: StoredApiToken = {
        id: newId(),
        uid,
        tokenHash: apiTokenHash(secret),
        name,
        scope,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
        lastUsedAt: null,
      };
      if (!(await store.apiTokens.insert(token, API_TOKEN_LIMITS.tokens))) throw new AppError("tokens-full");
      return { token: withoutHash(token), secret };
    },

    revoke: (uid: string, id: string): Promise<void> => store.apiTokens.remove(uid, id),
  };
}

function withoutHash({ uid: _uid, tokenHash: _hash, ...token }: StoredApiToken): ApiToken {
  return token;
}
