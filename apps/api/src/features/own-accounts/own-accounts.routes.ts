import {
  changePassword,
  getSession,
  join,
  listDevices,
  openLink,
  removeDevice,
  resetPassword,
  signInWithPassword,
} from "@larder/domain/contract/own-accounts";
import { acceptedLanguage } from "@larder/domain/language";
import { Reply } from "../../http/answers/reply.ts";
import type { Route } from "../../http/routing/route.ts";
import { SESSION_COOKIE, sessionCookie } from "../../http/session/session-cookie.ts";
import { SESSION_LIFETIME_MS } from "../../http/session/own-sessions.ts";
import type { AccountUser } from "../../ports/sign-in-stores.ts";
import { browserName } from "./browser-name.ts";
import type { OwnAccountsService } from "./own-accounts.service.ts";

export function ownAccountsRoutes(route: Route, service: OwnAccountsService, secureCookies: boolean): void {
  const signedIn = ({ user, session }: { user: AccountUser; session: string }) =>
    new Reply(
      { user: shownUser(user) },
      { cookies: [sessionCookie(session, secureCookies, SESSION_LIFETIME_MS)] },
    );
  const cookieOf = ({ [SESSION_COOKIE]: cookie }: Readonly<Record<string, unknown>>) =>
    typeof cookie === "string" ? cookie : "";

  route(getSession, async ({ caller }) => {
    const [identity, household] = await Promise.all([caller(), service.household()]);
    const user = identity && (await service.find(identity.uid));
    // The name of a household concerns those who are in it, or may come.
    const isShown = user !== null || household.joining === "anybody";
    return { user: user && shownUser(user), household: isShown ? household : { ...household, name: "" } };
  });
  route(signInWithPassword, async ({ body, ip, userAgent }) =>
    signedIn(await service.signIn(body, { ip, browser: browserName(userAgent) })),
  );
  route(openLink, ({ body }) => service.openLink(body.secret));
  route(join, async ({ body, headers, userAgent }) => {
    const language = acceptedLanguage(headers["accept-language"]);
    return signedIn(await service.join(body, { browser: browserName(userAgent), language }));
  });
  route(resetPassword, async ({ body, userAgent }) =>
    signedIn(await service.resetPassword(body.secret, body.password, browserName(userAgent))),
  );
  route(changePassword, async ({ user, body, ip, cookies }) => {
    await service.changePassword(user.uid, body, { ip, cookie: cookieOf(cookies) });
    return {};
  });
  route(listDevices, async ({ user, cookies }) => ({
    devices: await service.devices(user.uid, cookieOf(cookies)),
  }));
  route(removeDevice, async ({ user, params }) => {
    await service.removeDevice(user.uid, params.id);
    return {};
  });
}

function shownUser({ id, email, preferredLanguage, displayName, nameOnRecipes, account }: AccountUser) {
  return {
    id,
    email,
    preferredLanguage,
    displayName: displayName ?? account.login,
    ...(nameOnRecipes && { nameOnRecipes }),
    role: account.role,
  };
}
