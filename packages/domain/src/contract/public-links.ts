import * as z from "zod/mini";
import {
  LINK_KINDS,
  linkPartSchema,
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

/** What became of the recipes of a collection that was saved by a link. */
export const savedRecipesSchema = z.object({
  copied: z.int(),
  left: z.int(),
  /** The user's recipes are as many as are allowed, or one call copies no more; null where all were copied. */
  reason: z.nullable(z.enum(["quota-reached", "too-many-at-once"])),
});
export type SavedRecipes = z.infer<typeof savedRecipesSchema>;

/** The token of a public address, and the slug behind it where it names a recipe of a collection. */
const sentAddress = z.object({
  userId: sentUserId,
  token: linkTokenSchema,
  part: z.optional(linkPartSchema),
});

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
  summary:
    "Makes a public link to the user's own recipe or collection; everybody can open it who has it. Where own recipes of a collection are private, `private-recipes` names them until `sharePrivate` says whether the page shows them.",
  headers: idempotencyKey,
  body: z.object({
    userId: sentUserId,
    target: linkTargetSchema,
    /**
     * Whether the private recipes of a collection become link recipes, which its page shows. Missing where it was not asked
     * yet: then the error `private-recipes` names them in `details.recipes`, and no link is made.
     */
    sharePrivate: z.optional(z.boolean()),
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
  body: sentAddress,
  response: z.object({
    success,
    /** What is saved: a recipe also where the address names one of a collection. */
    kind: z.enum(LINK_KINDS),
    name: z.string(),
    /** The number of recipes that the pages of a collection show. */
    count: z.optional(z.int()),
    /** The name of the owner that the page shows. */
    shownName: z.string(),
    /** The whole public address. */
    address: z.string(),
    language: z.optional(z.string()),
    image: z.optional(imageSchema),
    /** Where it stands here already, because it is the user's own; null where it is not. A collection has no slug. */
    own: z.nullable(z.object({ id: z.string(), slug: z.optional(z.string()) })),
  }),
});

export const saveLink = defineEndpoint({
  method: "post",
  path: "/api/links/save",
  access: "user",
  viewers: "refused",
  summary:
    "Copies what a public link leads to into the user's own recipes; those of a collection, up to 200 at once, into a new collection.",
  headers: idempotencyKey,
  body: sentAddress,
  response: z.object({
    success,
    kind: z.enum(LINK_KINDS),
    id: z.string(),
    name: z.string(),
    /** Missing for a collection. */
    slug: z.optional(z.string()),
    /** The recipes of a collection: how many were copied, how many were not, and why. */
    recipes: z.optional(savedRecipesSchema),
  }),
  status: 201,
});
