import * as z from "zod/mini";
import {
  queuedReportSchema,
  REPORT_LIMITS,
  reportReasonSchema,
  reportStatusSchema,
} from "../community/report.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, idParams, pageAnswer, pageQuery, sentUserId, success } from "./fields.ts";

const reportBody = z.object({
  userId: sentUserId,
  reason: reportReasonSchema,
  text: z._default(z.string().check(z.trim(), z.maxLength(REPORT_LIMITS.textLength)), ""),
});

export const reportRecipe = defineEndpoint({
  method: "put",
  path: "/api/recipes/:id/report",
  access: "user",
  rate: "community",
  summary: "Reports a recipe to the administrator, once for each user; its owner never learns who did.",
  params: idParams,
  body: reportBody,
  response: done,
});

export const reportComment = defineEndpoint({
  method: "put",
  path: "/api/comments/:id/report",
  access: "user",
  rate: "community",
  summary: "Reports a comment to the administrator, once for each user; its author never learns who did.",
  params: idParams,
  body: reportBody,
  response: done,
});

export const listReports = defineEndpoint({
  method: "get",
  path: "/api/admin/reports",
  access: "admin",
  summary: "The reported recipes and comments, the latest first, with what was reported of each.",
  query: z.object({ userId: sentUserId, ...pageQuery, status: z.optional(reportStatusSchema) }),
  response: z.object({ success, reports: z.array(queuedReportSchema), ...pageAnswer }),
});

export const updateReport = defineEndpoint({
  method: "patch",
  path: "/api/admin/reports/:id",
  access: "admin",
  summary: "Marks the reports of a thing as done, or as open again; another report opens them too.",
  params: idParams,
  body: z.object({ userId: sentUserId, done: z.boolean() }),
  response: done,
});

export const warnAuthor = defineEndpoint({
  method: "put",
  path: "/api/admin/reports/:id/warning",
  access: "admin",
  summary: "Shows the author of a reported thing a warning until they dismiss it; another one replaces it.",
  params: idParams,
  body: z.object({
    userId: sentUserId,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(REPORT_LIMITS.warningLength)),
  }),
  response: done,
});
