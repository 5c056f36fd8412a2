import { DEFAULT_LANGUAGE, type Language } from "@larder/domain/language";
import { cleanDisplayName, type User } from "@larder/domain/user";
import { AppError } from "../../http/app-error.ts";
import { SESSION_MAX_AGE_MS } from "../../http/session-cookie.ts";
import { AuthError, type Identity } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";

export type UsersService = ReturnType<typeof createUsersService>;

export function createUsersService({ store, auth }: Pick<Ports, "store" | "auth">) {
  return {
    /**
     * Registers the bearer of a verified ID token and opens a session.
     *
     * @param language that a new user begins with
     */
    async signIn(
      { uid, email, displayName }: Identity,
      idToken: string,
      language: Language,
    ): Promise<{ user: User; session: string }> {
      const name = cleanDisplayName(displayName);
      const user = await store.users.upsert({
        id: uid,
        email,
        preferredLanguage: language,
        ...(name && { displayName: name }),
      });
      return { user, session: await openSession(idToken) };
    },
    async language(uid: string): Promise<Language> {
      return (await store.users.find(uid))?.preferredLanguage ?? DEFAULT_LANGUAGE;
    },
    async setLanguage({ uid, email }: Identity, language: Language): Promise<Language> {
      // A bearer of a token may choose a language before ever having signed in here.
      if (!(await store.users.find(uid))) await store.users.upsert({ id: uid, email });
      return (await store.users.setLanguage(uid, language))?.preferredLanguage ?? language;
    },
    /** Signs the user out on all devices, as an administrator too. */
    async endAllSessions(uid: string): Promise<void> {
      await auth.revokeSessions(uid);
      await store.adminSessions.removeByUser(uid);
    },
  };

  async function openSession(idToken: string): Promise<string> {
    try {
      return await auth.createSessionCookie(idToken, SESSION_MAX_AGE_MS);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      if (error.reason === "invalid") throw new AppError("not-signed-in", { cause: error });
      throw new AppError("sign-in-unavailable", { cause: error, retryAfterSeconds: 5 });
    }
  }
}
