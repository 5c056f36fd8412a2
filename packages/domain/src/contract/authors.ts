import * as z from "zod/mini";
import { recipeSummarySchema } from "../recipe/recipe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { pageAnswer, pageQuery, sentUserId, success, uid } from "./fields.ts";

const authorParams = z.object({ id: uid });

export const getAuthor = defineEndpoint({
  method: "get",
  path: "/api/authors/:id",
  access: "reader",
  summary:
    "A user whose recipes show their name, with the recipes that they share, newest first. Any other user is not found.",
  params: authorParams,
  query: z.object({ userId: sentUserId, ...pageQuery }),
  response: z.object({
    success,
    name: z.string(),
    /** Whether the user who asks has blocked this one. */
    isBlocked: z.boolean(),
    recipes: z.array(recipeSummarySchema),
    ...pageAnswer,
  }),
});
