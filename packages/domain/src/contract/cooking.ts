import * as z from "zod/mini";
import { cookingNotesSchema } from "../account/cooking-notes.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idempotencyKey, idParams, sentUserId, success, userIdQuery } from "./fields.ts";

const { rating, note } = cookingNotesSchema.shape;
const response = z.object({ success, cooking: cookingNotesSchema });

export const getCookingNotes = defineEndpoint({
  method: "get",
  path: "/api/recipes/:id/cooking",
  access: "user",
  summary: "What the user keeps of this recipe for themself: a rating, a note, the dates it was cooked on.",
  params: idParams,
  query: userIdQuery,
  response,
});

export const setCookingNotes = defineEndpoint({
  method: "put",
  path: "/api/recipes/:id/cooking",
  access: "user",
  summary: "Sets the user's own rating and note of this recipe; null and an empty text take them away.",
  params: idParams,
  body: z.object({ userId: sentUserId, rating, note }),
  response,
});

export const listRatings = defineEndpoint({
  method: "get",
  path: "/api/user/ratings",
  access: "user",
  summary: "The user's own ratings, by the id of their recipe.",
  query: userIdQuery,
  response: z.object({ success, ratings: z.record(z.string(), z.int()) }),
});

export const addCooked = defineEndpoint({
  method: "post",
  path: "/api/recipes/:id/cooked",
  access: "user",
  summary: "Notes that the user has cooked this recipe now; an `Idempotency-Key` makes a retry harmless.",
  params: idParams,
  headers: idempotencyKey,
  body: z.optional(z.object({ userId: sentUserId })),
  response,
});
