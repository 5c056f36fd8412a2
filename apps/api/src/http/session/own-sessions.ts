import { createHash, randomBytes } from "node:crypto";
import { type Auth, AuthError, type Identity } from "../../ports/auth.ts";
import { GOOGLE_ISSUER } from "../../ports/own-account.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AccountUser, SessionProvider } from "../../ports/sign-in-stores.ts";

/** The entropy of a secret: nobody guesses one, so its hash needs no salt and no slow function. */
const SECRET_BYTES = 32;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A session ends so long after its last call, and so long after its sign-in, whichever comes first. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_LIFETIME_MS = 180 * DAY_MS;
/** A session in use is written at most this often. */
const TOUCH_MS = HOUR_MS;

/** The users of the Firebase project by whose sign-in users of this server come. */
type GoogleUsers = Pick<Auth, "deleteUser" | "close">;

/** Sessions of accounts of this server. There are no ID tokens: a session is opened by what checked the password. */
export interface OwnSessions extends Auth {
  /**
   * @param browser shown to the user in the list of their devices
   * @param provider the provider that the user came by; missing for a password or a passkey
   * @returns the secret of a new session, for the cookie
   */
  open(uid: string, by: { browser: string; provider?: SessionProvider }): Promise<string>;
}

/** Makes the secret of a session or of a link: 256 random bits in base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** Returns the SHA-256 of a secret in base64url, by which the store finds it. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

export function createOwnSessions({
  store,
  clock,
  newId,
  google,
}: Pick<Ports, "store" | "clock" | "newId"> & { google?: GoogleUsers }): OwnSessions {
  const sessions = store.signInSessions;
  const refuse = (): never => {
    throw new AuthError("invalid");
  };

  return {
    areChecksCheap: true,
    async open(uid, { browser, provider }) {
      const secret = newSecret();
      const now = clock();
      const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
      await sessions.removeExpired({ createdAt: ago(SESSION_LIFETIME_MS), lastSeenAt: ago(SESSION_IDLE_MS) });
      const at = now.toISOString();
      await sessions.insert({
        id: newId(),
        secretHash: secretHash(secret),
        uid,
        createdAt: at,
        lastSeenAt: at,
        browser,
        ...(provider && { provider }),
      });
      await store.ownAccounts.setLastSeen(uid, at);
      return secret;
    },

    async verifySessionCookie(cookie) {
      const hash = secretHash(cookie);
      const found = await sessions.findWithUser(hash);
      if (!found) return refuse();
      const { session, user } = found;
      const now = clock();
      const idleMs = now.getTime() - Date.parse(session.lastSeenAt);
      if (idleMs >= SESSION_IDLE_MS || now.getTime() - Date.parse(session.createdAt) >= SESSION_LIFETIME_MS) {
        await sessions.remove(hash);
        return refuse();
      }
      if (!user || user.account.suspendedAt !== null) return refuse();
      if (idleMs >= TOUCH_MS) {
        // A full disk signs nobody out.
        await sessions.touch(hash, now.toISOString()).catch(() => {});
        await store.ownAccounts.setLastSeen(user.id, now.toISOString()).catch(() => {});
      }
      return identityOf(user);
    },

    verifyIdToken: async () => refuse(),
    createSessionCookie: async () => refuse(),
    endSession: (cookie) => sessions.remove(secretHash(cookie)),
    revokeSessions: (uid) => sessions.removeByUser(uid),
    hasUser: async (uid) => (await store.ownAccounts.find(uid)) !== null,
    async deleteUser(uid) {
      await sessions.removeByUser(uid);
      // The user's record is the account, and goes with the rest of what is stored about them; Google's is elsewhere.
      const identities = (await store.ownAccounts.find(uid))?.account.identities ?? [];
      const googleUids = identities.filter(({ issuer }) => issuer === GOOGLE_ISSUER);
      for (const { subject } of googleUids) await google?.deleteUser(subject);
    },
    close: async () => google?.close(),
  };
}

/** Returns who a user is to the rest of the server. Nobody has shown that the address is theirs. */
export function identityOf({ id, email, account }: AccountUser): Identity {
  return { uid: id, email, isEmailVerified: false, displayName: account.login, role: account.role };
}
