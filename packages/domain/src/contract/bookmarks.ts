import * as z from "zod/mini";
import { recipeSummarySchema } from "../recipe/recipe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idempotencyKey, idParams, sentUserId, success, userIdQuery } from "./fields.ts";

const bookmarkState = z.object({ success, isBookmarked: z.boolean() });

export const listBookmarks = defineEndpoint({
  method: "get",
  path: "/api/bookmarks",
  access: "user",
  summary: "The user's bookmarked recipes, the latest bookmark first.",
  query: userIdQuery,
  response: z.object({ success, recipes: z.array(recipeSummarySchema) }),
});

export const getBookmark = defineEndpoint({
  method: "get",
  path: "/api/recipes/:id/bookmark",
  access: "user",
  summary: "Whether the user has bookmarked this recipe.",
  params: idParams,
  query: userIdQuery,
  response: bookmarkState,
});

export const toggleBookmark = defineEndpoint({
  method: "post",
  path: "/api/recipes/:id/bookmark",
  access: "user",
  summary: "Bookmarks a recipe, or takes the bookmark away; an `Idempotency-Key` makes a retry harmless.",
  params: idParams,
  headers: idempotencyKey,
  body: z.optional(z.object({ userId: sentUserId })),
  response: bookmarkState,
});
