import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { done, sentUserId } from "./fields.ts";

export const verifyAdmin = defineEndpoint({
  method: "post",
  path: "/api/admin/verify",
  access: "user",
  summary: "Opens an admin session for this browser session.",
  body: z.object({ userId: sentUserId, password: z.string().check(z.maxLength(1_000)) }),
  response: done,
});

export const adminLogout = defineEndpoint({
  method: "post",
  path: "/api/admin/logout",
  access: "user",
  summary: "Ends the admin session.",
  body: z.optional(z.object({ userId: sentUserId })),
  response: done,
});
