import {
  beginOidc,
  finishOidc,
  listProviders,
  unlinkProvider,
} from "@larder/domain/contract/provider-sign-in";
import { OWN_PROVIDER } from "@larder/domain/account/sign-in-provider";
import { acceptedLanguage } from "@larder/domain/language";
import * as z from "zod/mini";
import { type Cookie, Reply } from "../../http/answers/reply.ts";
import { AppError } from "../../http/errors/app-error.ts";
import type { Route } from "../../http/routing/route.ts";
import { type Oidc, OidcError, type OidcUser } from "../../ports/oidc.ts";
import { browserName } from "./browser-name.ts";
import type { ProviderSignInService, ProviderUser } from "./provider-sign-in.service.ts";
import { shownUser, type SignedInReply } from "./signed-in-reply.ts";
import type { SingleUse } from "./single-use.ts";

const FLOW_COOKIE = "larder_oidc";
/** The time in milliseconds that a user has on the provider's page. */
export const FLOW_MS = 10 * 60_000;

/** What the browser keeps while its user is on the provider's page. */
const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  secret: z.optional(z.string()),
  /** The user who is to get another way to sign in; missing for a sign-in. */
  linkTo: z.optional(z.string()),
});
type Flow = z.infer<typeof flowSchema>;

interface OidcSignIn {
  service: ProviderSignInService;
  /** Null where no OpenID provider is a way to sign in. */
  oidc: Oidc | null;
  /** Finds the user who gets another way to sign in. */
  findUser: (uid: string) => Promise<Parameters<typeof shownUser>[0] | null>;
  states: SingleUse;
  signedIn: SignedInReply;
  secureCookies: boolean;
}

/** Registers the sign-in by an OpenID provider, and the list of the providers of a user. */
export function oidcSignInRoutes(
  route: Route,
  { service, oidc, findUser, states, signedIn, secureCookies }: OidcSignIn,
): void {
  const provider = () => {
    if (!oidc) throw new AppError("not-found");
    return oidc;
  };

  route(listProviders, async ({ user }) => ({ providers: await service.providers(user.uid) }));
  route(unlinkProvider, async ({ user, params }) => {
    await service.unlink(user.uid, params.id);
    return {};
  });

  route(beginOidc, async ({ body, headers, caller }) => {
    const { publicUrl } = provider();
    // The provider sends the browser to the public address, which does not know the cookie of another one.
    if (headers.origin !== undefined && headers.origin !== publicUrl)
      return { url: ownPage(publicUrl, body) };
    const linkTo = body.link ? await caller() : null;
    if (body.link && !linkTo) throw new AppError("not-signed-in");
    const { url, flow } = await provider().begin().catch(explained);
    await states.issue(flow.state);
    const stored: Flow = {
      ...flow,
      next: body.next ?? "",
      ...(body.secret !== undefined && { secret: body.secret }),
      ...(linkTo && { linkTo: linkTo.uid }),
    };
    return new Reply({ url }, { cookies: [flowCookie(stored, secureCookies)] });
  });

  route(finishOidc, async ({ body, headers, cookies, userAgent, caller }) => {
    const flow = flowOf(cookies[FLOW_COOKIE]);
    // The state is of this browser, was given by this server, and comes back once.
    if (!flow || !(await states.use(flow.state))) throw new AppError("provider-failed");
    const arrival = arrivalOf(await provider().finish(body.query, flow).catch(explained));
    const cleared = clearedFlowCookie(secureCookies);
    if (flow.linkTo !== undefined) {
      const user = (await caller())?.uid === flow.linkTo ? await findUser(flow.linkTo) : null;
      // Another user has signed in since, and must not get this one's provider.
      if (!user) throw new AppError("provider-failed");
      await service.link(user.id, arrival);
      return new Reply({ user: shownUser(user), next: flow.next, isLinked: true }, { cookies: [cleared] });
    }
    const reply = signedIn(
      await service.signIn(arrival, {
        secret: flow.secret,
        browser: browserName(userAgent),
        language: acceptedLanguage(headers["accept-language"]),
      }),
    );
    return new Reply(
      { ...reply.body, next: flow.next, isLinked: false },
      { cookies: [...reply.cookies, cleared] },
    );
  });
}

/** Returns the page of the public address on which the user can go on. */
function ownPage(
  publicUrl: string,
  {
    secret,
    next,
    link,
  }: { secret?: string | undefined; next?: string | undefined; link?: boolean | undefined },
) {
  if (secret !== undefined) return `${publicUrl}/join#${secret}`;
  return link ? `${publicUrl}/profile` : `${publicUrl}/login?next=${encodeURIComponent(next ?? "/")}`;
}

function explained(error: unknown): never {
  if (error instanceof OidcError)
    throw new AppError(`provider-${error.reason}`, {
      cause: error,
      ...(error.reason === "unavailable" && { retryAfterSeconds: 5 }),
    });
  throw error;
}

function arrivalOf({ issuer, subject, ...user }: OidcUser): ProviderUser {
  return { ...user, provider: "oidc", identity: { issuer, subject }, signInProvider: OWN_PROVIDER };
}

/** Lax, because the browser comes back from another site. */
function flowOptions(secure: boolean): Cookie["options"] {
  return { httpOnly: true, sameSite: "lax", path: "/api/account/oidc", secure };
}

function flowCookie(flow: Flow, secure: boolean): Cookie {
  const value = Buffer.from(JSON.stringify(flow)).toString("base64url");
  return { name: FLOW_COOKIE, value, options: { ...flowOptions(secure), maxAge: FLOW_MS } };
}

function clearedFlowCookie(secure: boolean): Cookie {
  return { name: FLOW_COOKIE, options: flowOptions(secure) };
}

function flowOf(cookie: unknown): Flow | null {
  if (typeof cookie !== "string") return null;
  try {
    const result = flowSchema.safeParse(JSON.parse(Buffer.from(cookie, "base64url").toString()));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
