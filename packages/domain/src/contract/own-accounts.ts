import * as z from "zod/mini";
import { ACCOUNT_LIMITS, deviceSchema, householdSchema } from "../account/own-account.ts";
import { roleSchema } from "../account/role.ts";
import { userSchema } from "../account/user.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, idParams, sentUserId, success, userIdQuery } from "./fields.ts";

/** A user who is signed in with an account of this server. */
const accountUser = z.extend(userSchema, { role: roleSchema });
export const signedIn = z.object({ success, user: accountUser });

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const name = text(ACCOUNT_LIMITS.nameLength);
const newPassword = z
  .string()
  .check(z.minLength(ACCOUNT_LIMITS.passwordLeast), z.maxLength(ACCOUNT_LIMITS.passwordLength));
const password = z.string().check(z.minLength(1), z.maxLength(ACCOUNT_LIMITS.passwordLength));
/** The secret of a link, which stands behind the `#` of its address. */
export const secret = z.string().check(z.regex(/^[\w-]{20,100}$/));
const email = z.optional(z.union([z.literal(""), z.email().check(z.maxLength(ACCOUNT_LIMITS.emailLength))]));

export const getSession = defineEndpoint({
  method: "get",
  path: "/api/session",
  access: "public",
  summary: "Who is signed in with an account of this server; null for nobody.",
  response: z.object({
    success,
    user: z.nullable(accountUser),
    household: householdSchema,
  }),
});

export const signInWithPassword = defineEndpoint({
  method: "post",
  path: "/api/account/sign-in",
  access: "public",
  apiToken: "refused",
  summary:
    "Signs in with the name and the password of an account of this server, and sets the session cookie.",
  body: z.object({ userId: sentUserId, name, password }),
  response: signedIn,
});

export const openLink = defineEndpoint({
  method: "post",
  path: "/api/account/link",
  access: "public",
  apiToken: "refused",
  summary: "What a link is for: making the first account, joining by invitation, or a new password.",
  body: z.object({ userId: sentUserId, secret }),
  response: z.object({
    success,
    kind: z.enum(["first", "invitation", "reset"]),
    role: roleSchema,
    householdName: z.string(),
    /** The name of the account whose password it sets; null for others. */
    name: z.nullable(z.string()),
  }),
});

export const join = defineEndpoint({
  method: "post",
  path: "/api/account/join",
  access: "public",
  apiToken: "refused",
  summary: "Makes an account by a link, or without one where anybody may join, and signs in.",
  headers: z.object({ "accept-language": z.optional(z.string()) }),
  body: z.object({ userId: sentUserId, secret: z.optional(secret), name, email, password: newPassword }),
  response: signedIn,
  status: 201,
});

export const resetPassword = defineEndpoint({
  method: "post",
  path: "/api/account/reset",
  access: "public",
  apiToken: "refused",
  summary: "Sets a new password by a link of an administrator, ends all sessions, and signs in.",
  body: z.object({ userId: sentUserId, secret, password: newPassword }),
  response: signedIn,
});

export const forgotPassword = defineEndpoint({
  method: "post",
  path: "/api/account/forgot",
  access: "public",
  apiToken: "refused",
  summary:
    "Mails a link for a new password to the user with this name or e-mail address; the answer is the same where there is none.",
  body: z.object({ userId: sentUserId, name: text(ACCOUNT_LIMITS.emailLength) }),
  response: done,
});

export const changeEmail = defineEndpoint({
  method: "put",
  path: "/api/account/email",
  access: "user",
  apiToken: "refused",
  summary:
    "Changes the user's e-mail address, or removes it. Needs the password, or a sign-in within 15 minutes where the user has none.",
  body: z.object({ userId: sentUserId, current: z.optional(password), email }),
  response: done,
});

export const changePassword = defineEndpoint({
  method: "put",
  path: "/api/account/password",
  access: "user",
  apiToken: "refused",
  summary:
    "Changes the password, and signs out everywhere else. A user without one must have signed in within 15 minutes.",
  body: z.object({ userId: sentUserId, current: z.optional(password), password: newPassword }),
  response: done,
});

export const listDevices = defineEndpoint({
  method: "get",
  path: "/api/account/devices",
  access: "user",
  apiToken: "refused",
  summary: "The browsers in which the user is signed in with an account of this server, last seen first.",
  query: userIdQuery,
  response: z.object({ success, devices: z.array(deviceSchema) }),
});

export const removeDevice = defineEndpoint({
  method: "delete",
  path: "/api/account/devices/:id",
  access: "user",
  apiToken: "refused",
  summary: "Signs out in one browser at once; nothing happens where there is none.",
  params: idParams,
  query: userIdQuery,
  response: done,
});
