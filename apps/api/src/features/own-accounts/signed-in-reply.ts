import { Reply } from "../../http/answers/reply.ts";
import { SESSION_LIFETIME_MS } from "../../http/session/own-sessions.ts";
import { sessionCookie } from "../../http/session/session-cookie.ts";
import type { AccountUser } from "../../ports/sign-in-stores.ts";
import type { SignedIn } from "./own-accounts.service.ts";

/** Returns the answer of a call that signed a user in: who they are, and the cookie of the session. */
export type SignedInReply = ReturnType<typeof createSignedInReply>;

export function createSignedInReply(secureCookies: boolean) {
  return ({ user, session }: SignedIn) =>
    new Reply(
      { user: shownUser(user) },
      { cookies: [sessionCookie(session, secureCookies, SESSION_LIFETIME_MS)] },
    );
}

/** Returns a user with the fields that API responses show to the user. */
export function shownUser({
  id,
  email,
  preferredLanguage,
  displayName,
  nameOnRecipes,
  account,
}: AccountUser) {
  return {
    id,
    email,
    preferredLanguage,
    displayName: displayName ?? account.login,
    ...(nameOnRecipes && { nameOnRecipes }),
    role: account.role,
  };
}
