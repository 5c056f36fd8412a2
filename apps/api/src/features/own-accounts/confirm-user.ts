import { loginKey } from "@larder/domain/account/login-key";
import { AppError } from "../../http/errors/app-error.ts";
import { secretHash } from "../../http/session/own-sessions.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AccountUser } from "../../ports/sign-in-stores.ts";
import { createGuesses } from "./guesses.ts";
import { verifyPassword } from "./password-hash.ts";

/** A session counts as proof of the user for this long after its sign-in. */
const FRESH_MS = 15 * 60_000;

/** What a request brings to prove that its user, and not a borrowed browser, sends it. */
export interface Proof {
  /** The password; missing for a user who has none. */
  current: string | undefined;
  ip: string;
  /** The secret of the session. */
  cookie: string;
}

/**
 * Confirms a user before their ways of signing in are changed: by the password, or without one by a session that was opened
 * a short time ago.
 *
 * @throws AppError `sign-in-wrong`, `too-many-attempts`, `sign-in-again`
 */
export type ConfirmUser = (user: AccountUser, proof: Proof) => Promise<void>;

export function createConfirmUser({ store, clock }: Pick<Ports, "store" | "clock">): ConfirmUser {
  const guesses = createGuesses({ counters: store.counters, clock });
  return async ({ account }, { current = "", ip, cookie }) => {
    if (account.passwordHash === null) {
      const session = await store.signInSessions.find(secretHash(cookie));
      const ageMs = session ? clock().getTime() - Date.parse(session.createdAt) : Infinity;
      if (ageMs > FRESH_MS) throw new AppError("sign-in-again");
      return;
    }
    const guess = await guesses.begin(loginKey(account.login), ip);
    if (!(await verifyPassword(current, account.passwordHash))) throw new AppError("sign-in-wrong");
    await guess.succeeded();
  };
}
