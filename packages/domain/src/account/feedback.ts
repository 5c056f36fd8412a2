import * as z from "zod/mini";

export const FEEDBACK_TYPES = ["bug", "feature_request", "user_experience"] as const;
export const DEFAULT_FEEDBACK_TYPE = "user_experience";
export const FEEDBACK_MIN_LENGTH = 10;
export const FEEDBACK_MAX_LENGTH = 5_000;

export const feedbackSchema = z.object({
  id: z.string(),
  /** The sender's account, whatever e-mail address the feedback names. */
  userId: z.optional(z.string()),
  type: z.enum(FEEDBACK_TYPES),
  email: z.string(),
  content: z.string(),
  /** The path of the page it was written on. */
  page: z.string(),
  done: z.boolean(),
  createdAt: z.iso.datetime(),
});

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];
export type Feedback = z.infer<typeof feedbackSchema>;
