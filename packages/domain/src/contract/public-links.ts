import * as z from "zod/mini";
import {
  LINK_KINDS,
  linkTargetSchema,
  linkTokenSchema,
  publicLinkSchema,
  shownNameSchema,
} from "../account/public-link.ts";
import { imageSchema } from "../recipe/recipe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, id, idempotencyKey, idParams, sentUserId, success, userIdQuery } from "./fields.ts";

/** A link as its owner sees it. */
export const ownLinkSchema = z.extend(z.omit(publicLinkSchema, { userId: true, token: true }), {
  /** The whole public address. */
  address: z.string(),
  /** The name of what it leads to; "" where that is gone or cannot be read. */
  name: z.string(),
});
export type OwnLink = z.infer<typeof ownLinkSchema>;

const name = shownNameSchema.check(z.trim());
const endsAt = z.nullable(z.iso.datetime());

export const listLinks = defineEndpoint({
  method: "get",
  path: "/api/links",
  access: "user",
  apiToken: "refused",
  summary: "The user's public links, newest first; those to one recipe or collection by `kind` and `id`.",
  query: z.object({ userId: sentUserId, kind: z.optional(z.enum(LINK_KINDS)), id: z.optional(id) }),
  response: z.object({ success, links: z.array(ownLinkSchema) }),
});

export const createLink = defineEndpoint({
  method: "post",
  path: "/api/links",
  access: "user",
  apiToken: "refused",
  viewers: "refused",
  summary: "Makes a public link to the user's own recipe or collection; everybody can open it who has it.",
  headers: idempotencyKey,
  body: z.object({
    userId: sentUserId,
    target: linkTargetSchema,
    shownName: z.optional(name),
    allowsIndexing: z.optional(z.boolean()),
    endsAt: z.optional(endsAt),
  }),
  response: z.object({ success, link: ownLinkSchema }),
  status: 201,
});

export const changeLink = defineEndpoint({
  method: "patch",
  path: "/api/links/:id",
  access: "user",
  apiToken: "refused",
  viewers: "refused",
  summary: "Changes the name that a public page shows, whether search engines may list it, or when it ends.",
  params: idParams,
  body: z.object({
    userId: sentUserId,
    shownName: z.optional(name),
    allowsIndexing: z.optional(z.boolean()),
    endsAt: z.optional(endsAt),
  }),
  response: z.object({ success, link: ownLinkSchema }),
});

export const revokeLink = defineEndpoint({
  method: "delete",
  path: "/api/links/:id",
  access: "user",
  apiToken: "refused",
  summary: "Revokes a public link at once; nothing happens where there is none.",
  params: idParams,
  query: userIdQuery,
  response: done,
});

export const openPublicLink = defineEndpoint({
  method: "post",
  path: "/api/links/open",
  access: "user",
  summary: "What a public link leads to, before it is saved.",
  body: z.object({ userId: sentUserId, token: linkTokenSchema }),
  response: z.object({
    success,
    kind: z.enum(LINK_KINDS),
    name: z.string(),
    /** The name of the owner that the page shows. */
    shownName: z.string(),
    /** The whole public address. */
    address: z.string(),
    language: z.optional(z.string()),
    image: z.optional(imageSchema),
    /** Where it stands in this collection already, because it is the user's own; null where it is not. */
    own: z.nullable(z.object({ slug: z.string() })),
  }),
});

export const saveLink = defineEndpoint({
  method: "post",
  path: "/api/links/save",
  access: "user",
  viewers: "refused",
  summary: "Copies what a public link leads to into the user's own recipes.",
  headers: idempotencyKey,
  body: z.object({ userId: sentUserId, token: linkTokenSchema }),
  response: z.object({
    success,
    kind: z.enum(LINK_KINDS),
    id: z.string(),
    name: z.string(),
    slug: z.string(),
  }),
  status: 201,
});
