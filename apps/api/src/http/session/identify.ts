import { createHash } from "node:crypto";
import { SYSTEM_OWNER } from "../../ports/system-owner.ts";
import type { Request } from "express";
import { AuthError, type Auth, type Identity } from "../../ports/auth.ts";
import type { CounterStore } from "../../ports/counter-store.ts";
import { type CallingToken, type IdentifyByApiToken, isApiToken } from "./api-token.ts";
import type { MaySignIn } from "./may-sign-in.ts";
import { AppError } from "../errors/app-error.ts";
import { SESSION_COOKIE, SESSION_MAX_AGE_MS } from "./session-cookie.ts";

/** The time in milliseconds for which a read may trust a cookie that was verified before. */
const TRUST_MS = 60_000;
const MAX_REMEMBERED = 10_000;

export interface Caller extends Identity {
  /** The ID token when the caller sent one. */
  idToken?: string;
  /** The API token when the caller is a script that sent one. */
  apiToken?: CallingToken;
}

export interface Identify {
  /**
   * Returns the caller, by the ID token or API token of the Authorization header, else by the session cookie.
   *
   * @param strict asks the provider whether the session was revoked; reads may trust a recent answer
   * @returns null when no valid caller is named
   * @throws AppError `sign-in-not-permitted` for a user who may not use this server
   */
  (request: Request, options: { strict: boolean }): Promise<Caller | null>;
  /** Ends the session of this cookie, copies of it too. What is no valid session is passed over. */
  end(cookie: string): Promise<void>;
  /** Forgets what is remembered of all cookies of a user. */
  forget(uid: string): void;
}

/** Remembers sessions that their users have ended, for as long as their cookies would last. */
export type EndedSessions = Pick<CounterStore, "add" | "isOpen">;

export function createIdentify(
  auth: Auth,
  ended: EndedSessions,
  now: () => number,
  byApiToken: IdentifyByApiToken,
  maySignIn: MaySignIn,
): Identify {
  const remembered = new Map<string, { identity: Identity; at: number }>();
  /**
   * The number of times that cookies were forgotten: an answer that was requested before is not remembered after it.
   */
  let forgotten = 0;

  async function byCookie(cookie: string, strict: boolean): Promise<Identity | null> {
    const key = hash(cookie);
    const known = remembered.get(key);
    // A clock that was put back must not make a minute an hour.
    const ageMs = known ? now() - known.at : Infinity;
    if (!strict && known && ageMs >= 0 && ageMs < TRUST_MS) return known.identity;
    remembered.delete(key);
    const before = forgotten;
    // Asked for reads too: a cookie lives for days, and what ended it must be seen within a minute.
    const identity = await valid(auth.verifySessionCookie(cookie, { checkRevoked: true }));
    // Sessions that end at their provider are not remembered here.
    const isEnded =
      identity && !auth.endSession && (await ended.isOpen(endedKey(key), new Date(now()).toISOString()));
    if (isEnded) return null;
    if (identity && forgotten === before && !auth.areChecksCheap) {
      const oldest = remembered.keys().next();
      if (remembered.size >= MAX_REMEMBERED && !oldest.done) remembered.delete(oldest.value);
      remembered.set(key, { identity, at: now() });
    }
    return identity;
  }

  async function callerOf(request: Request, strict: boolean): Promise<Caller | null> {
    const header = request.headers.authorization;
    if (header !== undefined) {
      const idToken = /^Bearer +(\S+)$/i.exec(header)?.[1];
      if (!idToken) return null;
      if (isApiToken(idToken)) return byApiToken(idToken);
      const identity = await valid(auth.verifyIdToken(idToken, { checkRevoked: strict }));
      return identity && { ...identity, idToken };
    }
    const cookie: unknown = request.cookies[SESSION_COOKIE];
    return typeof cookie === "string" && cookie !== "" ? byCookie(cookie, strict) : null;
  }

  const identify: Identify = async (request, { strict }) => {
    const caller = await callerOf(request, strict);
    if (caller && !maySignIn(caller)) throw new AppError("sign-in-not-permitted");
    return caller;
  };
  identify.end = async (cookie) => {
    if (auth.endSession) return auth.endSession(cookie);
    const key = hash(cookie);
    try {
      // Anybody may send anything: what opens nothing is not worth remembering.
      if (!(await byCookie(cookie, true))) return;
      await ended.add(endedKey(key), new Date(now()).toISOString(), SESSION_MAX_AGE_MS);
    } finally {
      forgotten += 1;
      remembered.delete(key);
    }
  };
  identify.forget = (uid) => {
    forgotten += 1;
    for (const [key, { identity }] of remembered) if (identity.uid === uid) remembered.delete(key);
  };
  return identify;
}

const endedKey = (cookieHash: string) => `ended-session ${cookieHash}`;

async function valid(check: Promise<Identity>): Promise<Identity | null> {
  try {
    const identity = await check;
    // Whatever a provider may say: nobody is the house.
    return identity.uid === SYSTEM_OWNER.id ? null : identity;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (error.reason === "unavailable")
      throw new AppError("sign-in-unavailable", { cause: error, retryAfterSeconds: 5 });
    return null;
  }
}

function hash(cookie: string): string {
  return createHash("sha256").update(cookie).digest("base64url");
}
