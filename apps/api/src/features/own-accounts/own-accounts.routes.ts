import { removePassword } from "@larder/domain/contract/passkeys";
import {
  changeEmail,
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
import type { Route } from "../../http/routing/route.ts";
import { cookieSecret } from "../../http/session/session-cookie.ts";
import { browserName } from "./browser-name.ts";
import type { Proof } from "./confirm-user.ts";
import type { OwnAccountsService } from "./own-accounts.service.ts";
import { shownUser, type SignedInReply } from "./signed-in-reply.ts";

/** Registers what every server with sessions of its own has: who is signed in, links, and the browsers of a user. */
export function ownSessionsRoutes(route: Route, service: OwnAccountsService): void {
  route(getSession, async ({ caller }) => {
    const [identity, household] = await Promise.all([caller(), service.household()]);
    const user = identity && (await service.find(identity.uid));
    // The name of a household concerns those who are in it, or may come.
    const isShown = user !== null || household.joining === "anybody";
    return { user: user && shownUser(user), household: isShown ? household : { ...household, name: "" } };
  });
  route(openLink, ({ body }) => service.openLink(body.secret));
  route(listDevices, async ({ user, cookies }) => ({
    devices: await service.devices(user.uid, cookieSecret(cookies)),
  }));
  route(removeDevice, async ({ user, params }) => {
    await service.removeDevice(user.uid, params.id);
    return {};
  });
}

/** Registers the accounts with passwords. */
export function passwordsRoutes(route: Route, service: OwnAccountsService, signedIn: SignedInReply): void {
  route(signInWithPassword, async ({ body, ip, userAgent }) =>
    signedIn(await service.signIn(body, { ip, browser: browserName(userAgent) })),
  );
  route(join, async ({ body, headers, userAgent }) => {
    const language = acceptedLanguage(headers["accept-language"]);
    return signedIn(await service.join(body, { browser: browserName(userAgent), language }));
  });
  route(resetPassword, async ({ body, userAgent }) =>
    signedIn(await service.resetPassword(body.secret, body.password, browserName(userAgent))),
  );
  route(changePassword, async ({ user, body, ip, cookies }) => {
    await service.changePassword(user.uid, body.password, proofOf(body.current, ip, cookies));
    return {};
  });
  route(changeEmail, async ({ user, body, ip, cookies }) => {
    await service.changeEmail(user.uid, body.email ?? "", proofOf(body.current, ip, cookies));
    return {};
  });
  route(removePassword, async ({ user, body, ip, cookies }) => {
    await service.removePassword(user.uid, proofOf(body.current, ip, cookies));
    return {};
  });
}

function proofOf(current: string | undefined, ip: string, cookies: Readonly<Record<string, unknown>>): Proof {
  return { current, ip, cookie: cookieSecret(cookies) };
}
