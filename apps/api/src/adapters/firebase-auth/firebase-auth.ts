import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { App } from "firebase-admin/app";
import type { Auth as FirebaseAuth, DecodedIdToken } from "firebase-admin/auth";
import { AuthError } from "../../ports/auth.ts";
import type { Auth, Identity } from "../../ports/auth.ts";
import { refusalOf } from "./firebase-errors.ts";

export interface FirebaseAuthOptions {
  projectId: string;
  /**
   * The `host:port` of an identity provider that emulates Firebase, such as the local one. Without it Google's
   * servers are used, and only signed tokens are accepted.
   */
  emulatorHost?: string;
}

export interface FirebaseAuthAdapter extends Auth {
  /** Lets go of all that firebase-admin holds. */
  close(): Promise<void>;
}

interface Session {
  app: App;
  auth: FirebaseAuth;
  deleteApp: (app: App) => Promise<void>;
}

/** Identity by firebase-admin, which is loaded at the first question: it takes longer than the rest of the start. */
export function createFirebaseAuth({ projectId, emulatorHost }: FirebaseAuthOptions): FirebaseAuthAdapter {
  let opened: Promise<Session> | undefined;

  const firebase = async (): Promise<FirebaseAuth> => {
    opened ??= openSession(projectId, emulatorHost);
    return (await opened).auth;
  };

  async function ask<T>(question: (auth: FirebaseAuth) => Promise<T>): Promise<T> {
    const auth = await firebase();
    try {
      return await question(auth);
    } catch (error) {
      throw new AuthError(refusalOf(error), { cause: error });
    }
  }

  return {
    verifyIdToken: (token, { checkRevoked }) =>
      ask(async (auth) => toIdentity(await auth.verifyIdToken(token, checkRevoked))),
    verifySessionCookie: (cookie, { checkRevoked }) =>
      ask(async (auth) => toIdentity(await auth.verifySessionCookie(cookie, checkRevoked))),
    createSessionCookie: (idToken, maxAgeMs) =>
      ask((auth) => auth.createSessionCookie(idToken, { expiresIn: maxAgeMs })),
    async revokeSessions(uid) {
      // Sessions end by the second of their sign-in, and only those of seconds before this one.
      await nextSecond();
      await ask((auth) => auth.revokeRefreshTokens(uid));
    },
    hasUser: async (uid) => (await ask((auth) => auth.getUser(uid).catch(unlessGone))) !== undefined,
    deleteUser: (uid) => ask((auth) => auth.deleteUser(uid).catch(unlessGone)),
    async close() {
      const session = await opened;
      opened = undefined;
      if (session) await session.deleteApp(session.app);
    },
  };
}

/** Waits until the clock shows another second. */
async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const asked = second();
  // Timers may be a millisecond early; a clock that was put back ends the wait as well.
  while (second() === asked) await setTimeout(1001 - (Date.now() % 1000));
}

async function openSession(projectId: string, emulatorHost: string | undefined): Promise<Session> {
  const [{ initializeApp, deleteApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  const app = initializeApp({ projectId }, randomUUID());
  return { app, auth: withEmulatorHost(emulatorHost, () => getAuth(app)), deleteApp };
}

/**
 * firebase-admin takes the emulator's address from the environment, once, while it makes its Auth object. It is set
 * for that moment alone: a stray variable must not make unsigned tokens valid, and two adapters may differ.
 */
function withEmulatorHost<T>(host: string | undefined, make: () => T): T {
  const before = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  setEmulatorHost(host);
  try {
    return make();
  } finally {
    setEmulatorHost(before);
  }
}

function setEmulatorHost(host: string | undefined): void {
  if (host === undefined) delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  else process.env["FIREBASE_AUTH_EMULATOR_HOST"] = host;
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "auth/user-not-found")) throw error;
}

function toIdentity({ uid, email, email_verified, name }: DecodedIdToken): Identity {
  const displayName: unknown = name;
  const isEmailVerified = email_verified === true;
  return {
    uid,
    email: email ?? "",
    isEmailVerified,
    ...(typeof displayName === "string" && { displayName }),
  };
}
