import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { done, idParams, sentUserId, success, userIdQuery } from "./fields.ts";
import { secret, signedIn } from "./own-accounts.ts";

const idToken = z.string().check(z.minLength(1), z.maxLength(8_000));

export const PROVIDERS = ["google", "oidc"] as const;
export type Provider = (typeof PROVIDERS)[number];

export const listProviders = defineEndpoint({
  method: "get",
  path: "/api/account/providers",
  access: "user",
  apiToken: "refused",
  summary: "The sign-in providers by which the user can sign in.",
  query: userIdQuery,
  response: z.object({ success, providers: z.array(z.enum(PROVIDERS)) }),
});

export const unlinkProvider = defineEndpoint({
  method: "delete",
  path: "/api/account/providers/:id",
  access: "user",
  apiToken: "refused",
  summary: "Ends that the user can sign in by a provider, `google` or `oidc`; the last way to sign in stays.",
  params: idParams,
  query: userIdQuery,
  response: done,
});

export const signInWithGoogle = defineEndpoint({
  method: "post",
  path: "/api/account/google",
  access: "public",
  apiToken: "refused",
  summary:
    "Signs in with an ID token of Google's sign-in where this server holds the sessions; a new user needs a link, or the permission of the operator.",
  headers: z.object({ "accept-language": z.optional(z.string()) }),
  body: z.object({ userId: sentUserId, idToken, secret: z.optional(secret) }),
  response: signedIn,
});

export const linkGoogle = defineEndpoint({
  method: "put",
  path: "/api/account/providers/google",
  access: "user",
  apiToken: "refused",
  summary: "Lets the user sign in with their Google account, too.",
  body: z.object({ userId: sentUserId, idToken }),
  response: done,
});

export const beginOidc = defineEndpoint({
  method: "post",
  path: "/api/account/oidc/begin",
  access: "public",
  apiToken: "refused",
  summary:
    "Begins to sign in by the OpenID provider: the address to go to, and a cookie for the way back. A page of another address than the server's own is sent to that first. With `link` the signed-in user gets the provider's account as another way to sign in.",
  headers: z.object({ origin: z.optional(z.string()) }),
  body: z.object({
    userId: sentUserId,
    /** The page of this app to which the user wants to go on. */
    next: z.optional(z.string().check(z.regex(/^\/(?![/\\\s])/), z.maxLength(500))),
    secret: z.optional(secret),
    link: z.optional(z.boolean()),
  }),
  response: z.object({ success, url: z.string() }),
});

export const finishOidc = defineEndpoint({
  method: "post",
  path: "/api/account/oidc/finish",
  access: "public",
  apiToken: "refused",
  summary: "Ends the way back from the OpenID provider: signs in, or links.",
  headers: z.object({ "accept-language": z.optional(z.string()) }),
  body: z.object({
    userId: sentUserId,
    /** The query with which the provider sent the browser back, without the `?`. */
    query: z.string().check(z.minLength(1), z.maxLength(8_000)),
  }),
  response: z.extend(signedIn, {
    /** The page to which the user wanted to go on; "" where they said none. */
    next: z.string(),
    isLinked: z.boolean(),
  }),
});
