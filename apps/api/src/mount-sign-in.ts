import type { OwnSessions } from "./http/session/own-sessions.ts";
import type { Auth } from "./ports/auth.ts";
import type { Mail } from "./ports/mail.ts";
import type { Oidc } from "./ports/oidc.ts";
import type { SignUp } from "./ports/sign-up.ts";
import { AppError } from "./http/errors/app-error.ts";
import type { Route } from "./http/routing/route.ts";
import type { Ports } from "./ports/ports.ts";
import { peopleRoutes } from "./features/people/people.routes.ts";
import { createPeopleService } from "./features/people/people.service.ts";
import { googleSignInRoutes } from "./features/own-accounts/google-sign-in.routes.ts";
import { forgottenPasswordRoutes } from "./features/own-accounts/forgotten-password.routes.ts";
import { createForgottenPasswordService } from "./features/own-accounts/forgotten-password.service.ts";
import { createJoining } from "./features/own-accounts/joining.ts";
import { FLOW_MS, oidcSignInRoutes } from "./features/own-accounts/oidc-sign-in.routes.ts";
import { ownSessionsRoutes, passwordsRoutes } from "./features/own-accounts/own-accounts.routes.ts";
import { createOwnAccountsService } from "./features/own-accounts/own-accounts.service.ts";
import { passkeysRoutes } from "./features/own-accounts/passkeys.routes.ts";
import { createPasskeysService } from "./features/own-accounts/passkeys.service.ts";
import { createProviderSignInService } from "./features/own-accounts/provider-sign-in.service.ts";
import { createSignedInReply } from "./features/own-accounts/signed-in-reply.ts";
import { createSingleUse } from "./features/own-accounts/single-use.ts";

export interface SignInOptions {
  /** The name of the sign-in provider in the records of its users: `local`, or the id of the Firebase project. */
  signInProvider: string;
  /** Those whom a sign-in provider may send; without it as an administrator chose, and anybody with Google alone. */
  signUp?: SignUp;
  /** Set where the server holds the sessions: the role of an administrator then opens what is theirs alone. */
  ownSessions?: OwnSessions;
  /** False where users of such a server come by providers alone; they have no passwords and no passkeys then. */
  hasPasswords?: boolean;
  /** Checks the users of Google's sign-in on such a server. */
  google?: Pick<Auth, "verifyIdToken">;
  /** An OpenID provider by which users of such a server sign in. */
  oidc?: Oidc;
  /** Sends users who forgot their password a link, which needs `publicUrl`. */
  mail?: Mail;
  /** The origin by which users reach the server; undefined where it is what their browsers say. */
  publicUrl?: string;
}

/** Registers the ways to sign in to a server that holds the sessions, and what administrators do with its users. */
export function mountSignIn(
  route: Route,
  ports: Ports,
  options: SignInOptions,
  { secureCookies, mailFailed }: { secureCookies: boolean; mailFailed: (error: unknown) => void },
): void {
  const { signUp = { kind: "chosen" }, hasPasswords = true, google, oidc, mail, publicUrl } = options;
  const sessions = options.ownSessions ?? { open: () => Promise.reject(new AppError("not-found")) };
  const ownRoute = options.ownSessions ? route : withoutHandlers(route);
  const passwordRoute = options.ownSessions && hasPasswords ? route : withoutHandlers(route);
  const signedIn = createSignedInReply(secureCookies);

  const accounts = createOwnAccountsService(ports, sessions, signUp);
  ownSessionsRoutes(ownRoute, accounts);
  passwordsRoutes(passwordRoute, accounts, signedIn);
  passkeysRoutes(passwordRoute, createPasskeysService(ports, sessions, publicUrl), signedIn);

  const forgotten =
    mail && publicUrl !== undefined
      ? createForgottenPasswordService(ports, { mail, publicUrl, failed: mailFailed })
      : null;
  forgottenPasswordRoutes(forgotten ? passwordRoute : withoutHandlers(route), forgotten);

  const providers = createProviderSignInService(ports, sessions, createJoining(ports, signUp));
  googleSignInRoutes(ownRoute, providers, google ?? null, options.signInProvider, signedIn);
  oidcSignInRoutes(ownRoute, {
    service: providers,
    oidc: oidc ?? null,
    findUser: accounts.find,
    states: createSingleUse({ counters: ports.store.counters, clock: ports.clock }, "oidc-state", FLOW_MS),
    signedIn,
    secureCookies,
  });
  peopleRoutes(ownRoute, createPeopleService(ports));
}

/** Registers calls that the server does not have: there is nothing at their addresses. */
function withoutHandlers(route: Route): Route {
  return (endpoint) =>
    route(endpoint, () => {
      throw new AppError("not-found");
    });
}
