import * as z from "zod/mini";
import { emailSchema } from "../text/email.ts";
import {
  DEFAULT_FEEDBACK_TYPE,
  FEEDBACK_MAX_LENGTH,
  FEEDBACK_MIN_LENGTH,
  FEEDBACK_TYPES,
  feedbackSchema,
} from "../account/feedback.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, idParams, idempotencyKey, pageAnswer, pageQuery, sentUserId, success } from "./fields.ts";

export const sendFeedback = defineEndpoint({
  method: "post",
  path: "/api/feedback",
  access: "user",
  rate: "message",
  summary: "Sends feedback to the administrator.",
  headers: idempotencyKey,
  body: z.object({
    userId: sentUserId,
    type: z._default(z.enum(FEEDBACK_TYPES), DEFAULT_FEEDBACK_TYPE),
    email: emailSchema,
    content: z.string().check(z.trim(), z.minLength(FEEDBACK_MIN_LENGTH), z.maxLength(FEEDBACK_MAX_LENGTH)),
    page: z._default(z.string().check(z.maxLength(500)), "/"),
  }),
  refusals: { email: "email-invalid", content: "feedback-too-short" },
  response: z.object({ success, feedback: feedbackSchema }),
  status: 201,
});

export const listFeedback = defineEndpoint({
  method: "get",
  path: "/api/feedback",
  access: "admin",
  summary: "What users sent, newest first.",
  query: z.object({ ...pageQuery, userId: sentUserId, status: z.optional(z.enum(["open", "done"])) }),
  response: z.object({ success, feedback: z.array(feedbackSchema), ...pageAnswer }),
});

export const markFeedback = defineEndpoint({
  method: "patch",
  path: "/api/feedback/:id",
  access: "admin",
  summary: "Marks feedback as done, or open again.",
  params: idParams,
  body: z.object({ userId: sentUserId, done: z.boolean() }),
  response: done,
});
