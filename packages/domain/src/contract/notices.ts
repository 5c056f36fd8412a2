import * as z from "zod/mini";
import { noticeSchema } from "../community/notice.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, idParams, success, userIdQuery } from "./fields.ts";

export const listNotices = defineEndpoint({
  method: "get",
  path: "/api/notices",
  access: "user",
  summary: "The administrator's warnings that the user has not dismissed, the latest first.",
  query: userIdQuery,
  response: z.object({ success, notices: z.array(noticeSchema) }),
});

export const dismissNotice = defineEndpoint({
  method: "delete",
  path: "/api/notices/:id",
  access: "user",
  apiToken: "refused",
  summary: "Dismisses a warning; nothing happens where there is none.",
  params: idParams,
  query: userIdQuery,
  response: done,
});
