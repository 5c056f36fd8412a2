import { type Auth, AuthError, type Identity } from "../ports/auth.ts";

/** Identity without a provider: the token of Ana is "token-ana", her session "session-ana". */
export function createFakeAuth() {
  const revoked = new Set<string>();
  const gone = new Set<string>();
  const unverified = new Set<string>();
  const checks: { what: "token" | "session"; checkRevoked: boolean }[] = [];
  let reachable = true;

  /**
   * Returns the identity of a token or session. Like the real provider, it accepts revoked ones unless revocation is
   * checked.
   */
  function identityOf(secret: string, prefix: string, checkRevoked = true): Identity {
    if (!reachable) throw new AuthError("unavailable");
    const uid = secret.startsWith(prefix) ? secret.slice(prefix.length) : "";
    if (uid === "" || (checkRevoked && revoked.has(uid))) throw new AuthError("invalid");
    return { uid, email: `${uid}@example.com`, isEmailVerified: !unverified.has(uid) };
  }

  const auth: Auth = {
    verifyIdToken: async (token, { checkRevoked }) => {
      checks.push({ what: "token", checkRevoked });
      return identityOf(token, "token-", checkRevoked);
    },
    verifySessionCookie: async (cookie, { checkRevoked }) => {
      checks.push({ what: "session", checkRevoked });
      return identityOf(cookie, "session-", checkRevoked);
    },
    createSessionCookie: async (token) => `session-${identityOf(token, "token-").uid}`,
    revokeSessions: async (uid) => void revoked.add(uid),
    hasUser: async (uid) => {
      if (!reachable) throw new AuthError("unavailable");
      return !gone.has(uid);
    },
    deleteUser: async (uid) => {
      if (!reachable) throw new AuthError("unavailable");
      revoked.add(uid);
      gone.add(uid);
    },
    close: async () => {},
  };
  return {
    auth,
    checks,
    revoked,
    gone,
    unverified,
    setReachable: (value: boolean) => void (reachable = value),
  };
}
