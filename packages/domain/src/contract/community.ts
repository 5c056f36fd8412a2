import * as z from "zod/mini";
import { COMMENT_LIMITS, commentSchema } from "../community/comment.ts";
import { ratingSummarySchema, starsSchema } from "../community/public-rating.ts";
import { imageSchema } from "../recipe/recipe.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  done,
  idempotencyKey,
  idParams,
  pageAnswer,
  pageQuery,
  sentUserId,
  success,
  userIdQuery,
} from "./fields.ts";

export const getCommunity = defineEndpoint({
  method: "get",
  path: "/api/recipes/:id/community",
  access: "reader",
  summary: "The public rating of a recipe and its comments, newest first.",
  params: idParams,
  query: z.object({ userId: sentUserId, ...pageQuery }),
  response: z.object({
    success,
    rating: ratingSummarySchema,
    comments: z.array(commentSchema),
    ...pageAnswer,
    /** Whether the user can add a comment to this recipe. */
    mayComment: z.boolean(),
    /** Whether the user can rate this recipe: its owner cannot. */
    mayRate: z.boolean(),
    /** The name under which the user's comments are shown; empty where there is none. */
    ownName: z.string(),
  }),
});

export const setPublicRating = defineEndpoint({
  method: "put",
  path: "/api/recipes/:id/public-rating",
  access: "user",
  viewers: "refused",
  rate: "community",
  summary: "Sets the user's public rating of another user's recipe; null takes it away.",
  params: idParams,
  body: z.object({ userId: sentUserId, stars: z.nullable(starsSchema) }),
  response: z.object({ success, rating: ratingSummarySchema }),
});

export const addComment = defineEndpoint({
  method: "post",
  path: "/api/recipes/:id/comments",
  access: "user",
  viewers: "refused",
  rate: "community",
  summary: "Adds a comment under the user's name, with a picture that was uploaded before.",
  params: idParams,
  headers: idempotencyKey,
  body: z.object({
    userId: sentUserId,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(COMMENT_LIMITS.textLength)),
    image: z.optional(imageSchema),
  }),
  response: z.object({ success, comment: commentSchema }),
  status: 201,
});

export const deleteComment = defineEndpoint({
  method: "delete",
  path: "/api/comments/:id",
  access: "user",
  summary: "Deletes a comment: its author and the owner of the recipe can.",
  params: idParams,
  query: userIdQuery,
  response: done,
});

export const setCommentHidden = defineEndpoint({
  method: "patch",
  path: "/api/admin/comments/:id",
  access: "admin",
  summary: "Hides a comment from all users but its author, or shows it again.",
  params: idParams,
  body: z.object({ userId: sentUserId, isHidden: z.boolean() }),
  response: done,
});
