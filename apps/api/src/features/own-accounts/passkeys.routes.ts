import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "@larder/domain/contract/passkeys";
import type { Route } from "../../http/routing/route.ts";
import { cookieSecret } from "../../http/session/session-cookie.ts";
import { browserName } from "./browser-name.ts";
import type { PasskeysService } from "./passkeys.service.ts";
import type { SignedInReply } from "./signed-in-reply.ts";

export function passkeysRoutes(route: Route, service: PasskeysService, signedIn: SignedInReply): void {
  route(listPasskeys, ({ user }) => service.list(user.uid));
  route(beginPasskey, async ({ user, body, ip, cookies, origin }) => {
    const proof = { current: body.current, ip, cookie: cookieSecret(cookies) };
    return { options: await service.begin(user.uid, proof, origin) };
  });
  route(addPasskey, ({ user, body, origin }) => service.add(user.uid, body, origin));
  route(renamePasskey, ({ user, params, body }) => service.rename(user.uid, params.id, body.name));
  route(removePasskey, ({ user, params }) => service.remove(user.uid, params.id));
  route(beginPasskeySignIn, async ({ origin }) => ({ options: await service.beginSignIn(origin) }));
  route(signInWithPasskey, async ({ body, origin, userAgent }) =>
    signedIn(await service.signIn(body.credential, origin, browserName(userAgent))),
  );
}
