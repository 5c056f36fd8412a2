import * as z from "zod/mini";
import { emailSchema } from "../text/email.ts";
import {
  queuedRequestSchema,
  REQUEST_MAX_LENGTH,
  REQUEST_STATUSES,
  REQUEST_TYPES,
} from "../account/queued-request.ts";
import { defineEndpoint } from "./endpoint.ts";
import { id, idParams, idempotencyKey, pageAnswer, pageQuery, sentUserId, success } from "./fields.ts";

export const requestRecipe = defineEndpoint({
  method: "post",
  path: "/api/recipes/queue",
  access: "user",
  viewers: "refused",
  rate: "message",
  summary: "Asks the administrator to add a recipe.",
  headers: idempotencyKey,
  body: z.object({
    userId: sentUserId,
    email: emailSchema,
    content: z.string().check(z.trim(), z.minLength(1), z.maxLength(REQUEST_MAX_LENGTH)),
    /** Derived from the content when it is not sent. */
    requestType: z.optional(z.enum(REQUEST_TYPES)),
  }),
  refusals: { email: "email-invalid" },
  required: { fields: ["email", "content"], code: "request-incomplete" },
  response: z.object({ success, request: queuedRequestSchema }),
  status: 201,
});

export const listRequests = defineEndpoint({
  method: "get",
  path: "/api/recipes/queue",
  access: "admin",
  summary: "What users asked for, newest first.",
  query: z.object({ ...pageQuery, userId: sentUserId, status: z.optional(z.enum(REQUEST_STATUSES)) }),
  response: z.object({ success, requests: z.array(queuedRequestSchema), ...pageAnswer }),
});

export const updateRequest = defineEndpoint({
  method: "patch",
  path: "/api/recipes/queue/:id",
  access: "admin",
  summary: "Sets a request's status, notes, or the recipe that fulfils it.",
  params: idParams,
  body: z.object({
    userId: sentUserId,
    status: z.optional(z.enum(REQUEST_STATUSES)),
    notes: z.optional(z.string().check(z.maxLength(REQUEST_MAX_LENGTH))),
    recipeId: z.optional(z.nullable(id)),
  }),
  response: z.object({ success, request: queuedRequestSchema }),
});
