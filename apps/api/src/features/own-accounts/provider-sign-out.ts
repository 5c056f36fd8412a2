import { setTimeout } from "node:timers/promises";
import { secretHash } from "../../http/session/own-sessions.ts";
import type { Oidc } from "../../ports/oidc.ts";
import type { SignInSessionStore } from "../../ports/sign-in-stores.ts";

/** A provider that does not answer must not hold up who signs out. */
const WAIT_MS = 2_000;

/**
 * Creates the function that returns the address at which the OpenID provider signs the user of a session out, too; null for a
 * session that it did not open, and where it has no such address or does not answer.
 */
export function createProviderSignOut(sessions: Pick<SignInSessionStore, "find">, oidc: Oidc | null) {
  return async (cookie: string): Promise<string | null> => {
    if (!oidc || (await sessions.find(secretHash(cookie)))?.provider !== "oidc") return null;
    const wait = new AbortController();
    const noAnswer = setTimeout(WAIT_MS, null, { signal: wait.signal, ref: false }).catch(() => null);
    try {
      return await Promise.race([oidc.signOutUrl(), noAnswer]);
    } catch {
      return null;
    } finally {
      wait.abort();
    }
  };
}
