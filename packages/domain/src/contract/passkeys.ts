import * as z from "zod/mini";
import { ACCOUNT_LIMITS } from "../account/own-account.ts";
import { PASSKEY_LIMITS, passkeySchema } from "../account/passkey.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, sentUserId, success, userIdQuery } from "./fields.ts";
import { signedIn } from "./own-accounts.ts";

const credentialId = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(PASSKEY_LIMITS.idLength));
const base64url = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(20_000));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_LIMITS.nameLength));
const currentPassword = z.optional(z.string().check(z.maxLength(ACCOUNT_LIMITS.passwordLength)));
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));
const passkeys = z.object({ success, passkeys: z.array(passkeySchema), hasPassword: z.boolean() });
const passkeyParams = z.object({ id: credentialId });

/** What every credential of WebAuthn has in its JSON form. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.nullable(z.enum(["platform", "cross-platform"]))),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

export const listPasskeys = defineEndpoint({
  method: "get",
  path: "/api/account/passkeys",
  access: "user",
  apiToken: "refused",
  summary: "The passkeys of the user, oldest first, and whether they have a password, too.",
  query: userIdQuery,
  response: passkeys,
});

export const beginPasskey = defineEndpoint({
  method: "post",
  path: "/api/account/passkeys/options",
  access: "user",
  apiToken: "refused",
  summary:
    "Begins to add a passkey: the options for `navigator.credentials.create`. Needs the password, or a sign-in within 15 minutes where the user has none.",
  body: z.object({ userId: sentUserId, current: currentPassword }),
  response: z.object({
    success,
    options: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
      timeout: z.int(),
      authenticatorSelection: z.object({
        residentKey: z.literal("required"),
        userVerification: z.literal("required"),
      }),
      excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key"), transports })),
    }),
  }),
});

export const addPasskey = defineEndpoint({
  method: "post",
  path: "/api/account/passkeys",
  access: "user",
  apiToken: "refused",
  summary: "Adds the passkey that the browser made.",
  body: z.object({
    userId: sentUserId,
    name,
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.optional(transports),
      }),
    }),
  }),
  response: passkeys,
  status: 201,
});

export const renamePasskey = defineEndpoint({
  method: "patch",
  path: "/api/account/passkeys/:id",
  access: "user",
  apiToken: "refused",
  summary: "Gives a passkey another name.",
  params: passkeyParams,
  body: z.object({ userId: sentUserId, name }),
  response: passkeys,
});

export const removePasskey = defineEndpoint({
  method: "delete",
  path: "/api/account/passkeys/:id",
  access: "user",
  apiToken: "refused",
  summary: "Removes a passkey; the last way to sign in stays.",
  params: passkeyParams,
  query: userIdQuery,
  response: passkeys,
});

export const removePassword = defineEndpoint({
  method: "delete",
  path: "/api/account/password",
  access: "user",
  apiToken: "refused",
  summary: "Removes the password of a user who can sign in in another way.",
  body: z.object({ userId: sentUserId, current: currentPassword }),
  response: done,
});

export const beginPasskeySignIn = defineEndpoint({
  method: "post",
  path: "/api/account/passkey-sign-in/options",
  access: "public",
  apiToken: "refused",
  summary: "Begins to sign in with a passkey: the options for `navigator.credentials.get`.",
  body: z.optional(z.object({ userId: sentUserId })),
  response: z.object({
    success,
    options: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.int(),
      userVerification: z.literal("required"),
    }),
  }),
});

export const signInWithPasskey = defineEndpoint({
  method: "post",
  path: "/api/account/passkey-sign-in",
  access: "public",
  apiToken: "refused",
  summary: "Signs in with a passkey, and sets the session cookie.",
  body: z.object({
    userId: sentUserId,
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: z.optional(z.nullable(base64url)),
      }),
    }),
  }),
  response: signedIn,
});
