import * as z from "zod/mini";
import { recipeSchema } from "../recipe/recipe.ts";
import { changedFieldSchema, recipeContentSchema } from "../recipe/recipe-version.ts";
import { defineEndpoint } from "./endpoint.ts";
import { id, idParams, ifMatch, sentUserId, success, userIdQuery } from "./fields.ts";

const versionParams = z.object({
  id,
  version: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
});

/** A version as a list shows it. */
export const versionSummarySchema = z.object({
  version: z.int(),
  savedAt: z.iso.datetime(),
  name: z.string(),
  /** Its size as JSON. */
  bytes: z.int(),
  /** The fields in which it differs from the version before; null for the first one that is known. */
  changed: z.nullable(z.array(changedFieldSchema)),
});

export type VersionSummary = z.infer<typeof versionSummarySchema>;

export const listRecipeVersions = defineEndpoint({
  method: "get",
  path: "/api/recipes/:id/versions",
  access: "user",
  summary: "The versions of one's own recipe, newest first; the first is the recipe as it is.",
  params: idParams,
  query: userIdQuery,
  response: z.object({ success, versions: z.array(versionSummarySchema) }),
});

export const getRecipeVersion = defineEndpoint({
  method: "get",
  path: "/api/recipes/:id/versions/:version",
  access: "user",
  summary: "One version of one's own recipe, whole.",
  params: versionParams,
  query: userIdQuery,
  response: z.object({
    success,
    version: z.object({ version: z.int(), savedAt: z.iso.datetime(), recipe: recipeContentSchema }),
  }),
});

export const restoreRecipeVersion = defineEndpoint({
  method: "post",
  path: "/api/recipes/:id/versions/:version/restore",
  access: "user",
  viewers: "refused",
  summary:
    "Makes the content of a version the content of one's own recipe again, as a new version; `If-Match` guards against a change meanwhile.",
  params: versionParams,
  headers: ifMatch,
  body: z.optional(z.object({ userId: sentUserId })),
  response: z.object({ success, recipe: recipeSchema }),
});
