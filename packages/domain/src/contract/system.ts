import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { success } from "./fields.ts";

export const getConfig = defineEndpoint({
  method: "get",
  path: "/api/config",
  access: "public",
  summary: "What a client must know before anybody signs in.",
  response: z.object({
    success,
    /** What holds the sessions and the roles of users: Firebase, or this server. */
    signIn: z._default(z.enum(["google", "accounts"]), "google"),
    /** The ways in which users sign in. */
    methods: z.optional(
      z.object({
        google: z.boolean(),
        /** By a name and a password, or with a passkey. */
        accounts: z.boolean(),
        /** By an OpenID provider with this name; null where there is none. */
        oidc: z.nullable(z.object({ label: z.string() })),
        /** Whether users who forgot their password get a mail. */
        mail: z.boolean(),
      }),
    ),
    /** Null where nobody signs in by Firebase. */
    firebase: z.nullable(z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() })),
    /**
     * The address of the sign-in service when it is not Firebase itself; "same-origin" is the local identity provider.
     */
    authEmulatorUrl: z.nullable(z.string()),
    publicBrowsing: z.boolean(),
    /** The generator that answers "What do you want to cook?" */
    generation: z.enum(["ai", "composer", "off"]),
    /** The way in which texts of pictures and of PDF documents are read. */
    texts: z.optional(
      z.object({
        /** The codes of the languages whose data is installed; none where no text can be recognised. */
        languages: z.array(z.string()),
        /** The largest file in bytes, and the largest number of pages of a PDF. */
        bytes: z.int(),
        pdfPages: z.int(),
        /** True if pictures are sent to an AI model, unless a call says otherwise; missing in answers of an earlier version. */
        byModel: z.optional(z.boolean()),
      }),
    ),
    /** The public key that a browser subscribes with; null where the server sends no push messages. */
    push: z.nullable(z.object({ publicKey: z.string() })),
    /** The limits of an import of a whole collection; missing in answers of an earlier version. */
    imports: z.optional(
      z.object({
        /** The size of all files of an import together, in bytes. */
        bytes: z.int(),
        /** The size of the uploads that a user may have at once, in bytes. */
        uploadBytes: z.int(),
        files: z.int(),
        /** The size of a piece of a file, in bytes. */
        pieceBytes: z.int(),
        /** The number of entries of an import. */
        recipes: z.int(),
        addresses: z.int(),
        /** The hours after which an upload that is not continued, or a look that is not started, is removed. */
        uploadHours: z.int(),
      }),
    ),
  }),
});

export const healthz = defineEndpoint({
  method: "get",
  path: "/healthz",
  access: "public",
  summary: "The process is alive.",
  response: z.object({
    status: z.string(),
    version: z.string(),
    mode: z.string(),
    uptimeSeconds: z.number(),
  }),
});

export const readyz = defineEndpoint({
  method: "get",
  path: "/readyz",
  access: "public",
  summary:
    "The store answers; 503 while it does not, or while the server stops. `store` is `damaged` once a part of it could not be read, which is left out of answers.",
  response: z.object({ status: z.string(), store: z.enum(["ok", "damaged"]) }),
});

export const openApi = defineEndpoint({
  method: "get",
  path: "/api/openapi.json",
  access: "public",
  summary: "This interface as an OpenAPI document.",
  response: z.object({
    openapi: z.literal("3.1.0"),
    info: z.record(z.string(), z.unknown()),
    servers: z.array(z.unknown()),
    tags: z.array(z.unknown()),
    components: z.record(z.string(), z.unknown()),
    paths: z.record(z.string(), z.unknown()),
  }),
});
