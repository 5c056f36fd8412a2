import * as z from "zod/mini";
import { interfaceLanguageSchema } from "../language-schema.ts";
import { userSchema } from "../account/user.ts";
import { defineEndpoint } from "./endpoint.ts";
import { sentUserId, success, uid, userIdQuery } from "./fields.ts";

export const createUser = defineEndpoint({
  method: "post",
  path: "/api/user/create",
  access: "token",
  summary:
    "Signs in: registers the bearer of the ID token, a new one with the language of the browser, and sets the session cookie.",
  headers: z.object({ "accept-language": z.optional(z.string()) }),
  body: z.object({ id: z.optional(uid), userId: sentUserId, email: z.optional(z.string()) }),
  response: z.object({ success, user: userSchema }),
});

export const logout = defineEndpoint({
  method: "post",
  path: "/api/user/logout",
  access: "public",
  apiToken: "refused",
  summary: "Signs out here; with `everywhere` on all devices.",
  body: z.optional(z.object({ userId: sentUserId, everywhere: z.optional(z.boolean()) })),
  response: z.object({
    success,
    /** The address at which the OpenID provider signs the user out, too; missing where they did not come by it. */
    providerSignOutUrl: z.optional(z.string()),
  }),
});

export const getLanguage = defineEndpoint({
  method: "get",
  path: "/api/user/language",
  access: "user",
  summary: "The language that the user chose.",
  query: userIdQuery,
  response: z.object({ success, preferredLanguage: interfaceLanguageSchema }),
});

export const setLanguage = defineEndpoint({
  method: "put",
  path: "/api/user/language",
  access: "user",
  summary: "Chooses the user's language.",
  body: z.object({ userId: sentUserId, preferredLanguage: interfaceLanguageSchema }),
  response: z.object({ success, preferredLanguage: interfaceLanguageSchema }),
});
