import { getNameOnRecipes, setNameOnRecipes } from "@larder/domain/contract/name-on-recipes";
import { getDefaultVisibility, setDefaultVisibility } from "@larder/domain/contract/default-visibility";
import { createUser, getLanguage, logout, setLanguage } from "@larder/domain/contract/users";
import { acceptedLanguage } from "@larder/domain/language";
import { clearedAdminCookie } from "../../http/session/admin-cookie.ts";
import { AppError } from "../../http/errors/app-error.ts";
import type { Identify } from "../../http/session/identify.ts";
import { Reply } from "../../http/answers/reply.ts";
import type { Route } from "../../http/routing/route.ts";
import { clearedSessionCookie, SESSION_COOKIE, sessionCookie } from "../../http/session/session-cookie.ts";
import type { UsersService } from "./users.service.ts";

export function usersRoutes(
  route: Route,
  service: UsersService,
  sessions: {
    identify: Identify;
    /** Ends the admin session that a browser carries, if any. */
    closeAdmin: (cookies: Readonly<Record<string, unknown>>) => Promise<void>;
    /** Called when copies of a signed-out session could not be ended. */
    failed: (error: unknown) => void;
    /** Returns the address at which a provider signs the user of this session out, too; null where there is none. */
    providerSignOutUrl: (cookie: string) => Promise<string | null>;
    secureCookies: boolean;
  },
): void {
  const { identify, closeAdmin, failed, providerSignOutUrl, secureCookies } = sessions;

  route(createUser, async ({ user: { idToken = "", ...identity }, body, headers }) => {
    if (body.id !== undefined && body.id !== identity.uid) throw new AppError("user-mismatch");
    const { user, session } = await service.signIn(
      identity,
      idToken,
      acceptedLanguage(headers["accept-language"]),
    );
    return new Reply({ user }, { cookies: [sessionCookie(session, secureCookies)] });
  });

  route(logout, async ({ body, cookies, caller }) => {
    const cookie = cookies[SESSION_COOKIE];
    const signOutUrl = typeof cookie === "string" ? await providerSignOutUrl(cookie) : null;
    if (body?.everywhere) {
      const user = await caller();
      if (!user) throw new AppError("not-signed-in");
      await service.endAllSessions(user.uid);
      identify.forget(user.uid);
    } else if (typeof cookie === "string") {
      // Whoever signs out is signed out in this browser, whatever else fails.
      await identify.end(cookie).catch(failed);
    }
    await closeAdmin(cookies);
    return new Reply(
      { ...(signOutUrl !== null && { providerSignOutUrl: signOutUrl }) },
      { cookies: [clearedSessionCookie(secureCookies), clearedAdminCookie(secureCookies)] },
    );
  });

  route(getLanguage, async ({ user }) => ({
    preferredLanguage: await service.language(user.uid),
  }));
  route(setLanguage, async ({ user, body }) => ({
    preferredLanguage: await service.setLanguage(user, body.preferredLanguage),
  }));
  route(getNameOnRecipes, ({ user }) => service.nameOnRecipes(user.uid));
  route(getDefaultVisibility, async ({ user }) => ({
    visibility: await service.defaultVisibility(user.uid),
  }));
  route(setDefaultVisibility, async ({ user, body }) => ({
    visibility: await service.setDefaultVisibility(user, body.visibility),
  }));
  route(setNameOnRecipes, ({ user, body }) => service.setNameOnRecipes(user, body.nameOnRecipes));
}
