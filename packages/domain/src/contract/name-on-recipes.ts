import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { sentUserId, success, userIdQuery } from "./fields.ts";

const nameOnRecipes = z.object({
  success,
  nameOnRecipes: z.boolean(),
  /** The name that is shown; missing where the identity provider has none. */
  displayName: z.optional(z.string()),
});

export const getNameOnRecipes = defineEndpoint({
  method: "get",
  path: "/api/user/name-on-recipes",
  access: "user",
  summary: "Whether recipes that the user adds name them as the author, and by which name.",
  query: userIdQuery,
  response: nameOnRecipes,
});

export const setNameOnRecipes = defineEndpoint({
  method: "put",
  path: "/api/user/name-on-recipes",
  access: "user",
  summary:
    "Chooses whether recipes that the user adds from now on name them as the author; switching it off takes the name from all that it was written on.",
  body: z.object({ userId: sentUserId, nameOnRecipes: z.boolean() }),
  response: nameOnRecipes,
});
