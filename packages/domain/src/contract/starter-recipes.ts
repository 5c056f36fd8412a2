import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { sentUserId, success, userIdQuery } from "./fields.ts";

/** How many of the starter recipes users see, and how many there are. */
const counts = z.object({ success, shown: z.int(), total: z.int() });

export const getStarterRecipes = defineEndpoint({
  method: "get",
  path: "/api/admin/starter-recipes",
  access: "admin",
  summary: "How many of the recipes that Larder brings are shown.",
  query: userIdQuery,
  response: counts,
});

export const setStarterRecipes = defineEndpoint({
  method: "put",
  path: "/api/admin/starter-recipes",
  access: "admin",
  summary:
    "Shows all recipes that Larder brings, or hides them; bookmarks and notes stay, and what is not there is put in.",
  body: z.object({ userId: sentUserId, isShown: z.boolean() }),
  response: counts,
});
