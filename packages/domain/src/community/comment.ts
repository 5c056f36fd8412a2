import * as z from "zod/mini";
import { imageSchema } from "../recipe/recipe.ts";
import { namedUserSchema } from "./named-user.ts";

export const COMMENT_LIMITS = {
  textLength: 1_000,
  /** The most comments that a user may write on one recipe in 24 hours. */
  perRecipeAndDay: 10,
} as const;

/** A comment as it is stored. */
export const storedCommentSchema = z.object({
  id: z.string(),
  recipeId: z.string(),
  /** The id of its author. */
  userId: z.string(),
  text: z.string().check(z.maxLength(COMMENT_LIMITS.textLength)),
  image: z.optional(imageSchema),
  createdAt: z.iso.datetime(),
  /** The id of the administrator who has hidden it; its author alone sees it then. */
  hiddenBy: z.optional(z.string()),
});

export type StoredComment = z.infer<typeof storedCommentSchema>;

/** A comment as a reader sees it. */
export const commentSchema = z.object({
  id: z.string(),
  author: namedUserSchema,
  text: z.string(),
  image: z.optional(imageSchema),
  createdAt: z.iso.datetime(),
  /** True for the reader's own comment that an administrator has hidden from all others. */
  isHidden: z.boolean(),
});

export type Comment = z.infer<typeof commentSchema>;
