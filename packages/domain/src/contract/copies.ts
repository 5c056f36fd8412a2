import * as z from "zod/mini";
import { recipeSchema } from "../recipe/recipe.ts";
import { VISIBILITIES } from "../recipe/visibility.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idempotencyKey, idParams, ifMatch, sentUserId, success, userIdQuery } from "./fields.ts";

export const copyRecipe = defineEndpoint({
  method: "post",
  path: "/api/recipes/:id/copy",
  access: "user",
  viewers: "refused",
  summary: "Adds one's own copy of a recipe that one can see, with its origin named.",
  params: idParams,
  headers: idempotencyKey,
  body: z.optional(
    z.object({
      userId: sentUserId,
      /** Without it no more users see the copy than its origin. */
      visibility: z.optional(z.enum(VISIBILITIES)),
    }),
  ),
  response: z.object({ success, recipe: recipeSchema }),
  status: 201,
});

/** What the owner of a copy learns of its origin. */
export const originState = z.object({
  success,
  /** What is stored with the copy. */
  origin: z.object({ name: z.string(), version: z.int(), author: z.optional(z.string()) }),
  /** The origin as it is now; null when the user cannot see it, or it is gone. */
  recipe: z.nullable(z.omit(recipeSchema, { originalJson: true, origin: true })),
  /** Whether its content is another one than the user has copied or seen; false where it cannot be seen. */
  isChanged: z.boolean(),
});

export const getRecipeOrigin = defineEndpoint({
  method: "get",
  path: "/api/recipes/:id/origin",
  access: "user",
  summary: "The origin of one's own copy, and whether it has changed since.",
  params: idParams,
  query: userIdQuery,
  response: originState,
});

export const takeRecipeOrigin = defineEndpoint({
  method: "post",
  path: "/api/recipes/:id/origin",
  access: "user",
  viewers: "refused",
  summary:
    "Takes the present content of the origin over into one's own copy, or leaves the copy and remembers the origin's version as seen; `If-Match` as with a change.",
  params: idParams,
  headers: ifMatch,
  body: z.object({ userId: sentUserId, take: z.enum(["theirs", "mine"]) }),
  response: z.object({ success, recipe: recipeSchema }),
});
