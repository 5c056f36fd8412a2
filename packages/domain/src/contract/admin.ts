import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { done, sentUserId, success, userIdQuery } from "./fields.ts";

export const verifyAdmin = defineEndpoint({
  method: "post",
  path: "/api/admin/verify",
  access: "user",
  apiToken: "refused",
  summary: "Opens an admin session for this browser session.",
  body: z.object({ userId: sentUserId, password: z.string().check(z.maxLength(1_000)) }),
  response: done,
});

export const adminLogout = defineEndpoint({
  method: "post",
  path: "/api/admin/logout",
  access: "user",
  apiToken: "refused",
  summary: "Ends the admin session.",
  body: z.optional(z.object({ userId: sentUserId })),
  response: done,
});

export const listDamagedRecords = defineEndpoint({
  method: "get",
  path: "/api/admin/damaged-records",
  access: "admin",
  summary:
    "The stored records that cannot be read or are not as the contract has them, and are left out of answers.",
  query: userIdQuery,
  response: z.object({
    success,
    records: z.array(z.object({ kind: z.string(), id: z.string(), reason: z.string() })),
    /** The number of all records; `records` holds the first 200. */
    total: z.int(),
  }),
});
