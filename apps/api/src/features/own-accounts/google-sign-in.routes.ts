import { linkGoogle, signInWithGoogle } from "@larder/domain/contract/provider-sign-in";
import { acceptedLanguage } from "@larder/domain/language";
import { AppError } from "../../http/errors/app-error.ts";
import type { Route } from "../../http/routing/route.ts";
import { type Auth, AuthError } from "../../ports/auth.ts";
import { GOOGLE_ISSUER } from "../../ports/own-account.ts";
import { SYSTEM_OWNER } from "../../ports/system-owner.ts";
import { browserName } from "./browser-name.ts";
import type { ProviderSignInService, ProviderUser } from "./provider-sign-in.service.ts";
import type { SignedInReply } from "./signed-in-reply.ts";

/**
 * Registers the sign-in by Google on a server that holds the sessions.
 *
 * @param google checks the ID tokens; null where Google is no way to sign in
 * @param signInProvider the name of the provider in the user's record
 */
export function googleSignInRoutes(
  route: Route,
  service: ProviderSignInService,
  google: Pick<Auth, "verifyIdToken"> | null,
  signInProvider: string,
  signedIn: SignedInReply,
): void {
  route(signInWithGoogle, async ({ body, headers, userAgent }) => {
    const visit = {
      secret: body.secret,
      browser: browserName(userAgent),
      language: acceptedLanguage(headers["accept-language"]),
    };
    return signedIn(await service.signIn(await userOf(body.idToken), visit));
  });
  route(linkGoogle, async ({ user, body }) => {
    await service.link(user.uid, await userOf(body.idToken));
    return {};
  });

  /** @throws AppError `provider-failed`, `provider-unavailable`, `not-found` where Google is no way to sign in */
  async function userOf(idToken: string): Promise<ProviderUser> {
    if (!google) throw new AppError("not-found");
    try {
      const identity = await google.verifyIdToken(idToken, { checkRevoked: true });
      if (identity.uid === SYSTEM_OWNER.id) throw new AuthError("invalid");
      return {
        provider: "google",
        identity: { issuer: GOOGLE_ISSUER, subject: identity.uid },
        uid: identity.uid,
        email: identity.email,
        isEmailVerified: identity.isEmailVerified,
        name: identity.displayName || (identity.email.split("@")[0] ?? ""),
        isAdministrator: false,
        signInProvider,
      };
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      const code = error.reason === "unavailable" ? "provider-unavailable" : "provider-failed";
      throw new AppError(code, { cause: error });
    }
  }
}
