import * as z from "zod/mini";
import { BLOCK_LIMITS, blockSchema } from "../community/block.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, sentUserId, success, userIdQuery } from "./fields.ts";

/** The id of a user as identity providers write them. No user is looked up, so that no answer says who exists. */
const personParams = z.object({ id: z.string().check(z.regex(/^[\w.:|@-]{1,128}$/)) });

export const listBlocks = defineEndpoint({
  method: "get",
  path: "/api/blocks",
  access: "user",
  summary: "The users whom the user has blocked, the latest first.",
  query: userIdQuery,
  response: z.object({ success, blocks: z.array(blockSchema) }),
});

export const blockUser = defineEndpoint({
  method: "put",
  path: "/api/blocks/:id",
  access: "user",
  summary:
    "Blocks a user, who is not told: their comments are no longer shown to this user, and they cannot comment on this user's recipes.",
  params: personParams,
  body: z.object({
    userId: sentUserId,
    /** The name by which the user knows them, for the user's own list. */
    name: z._default(z.string().check(z.trim(), z.maxLength(BLOCK_LIMITS.nameLength)), ""),
  }),
  response: done,
});

export const unblockUser = defineEndpoint({
  method: "delete",
  path: "/api/blocks/:id",
  access: "user",
  summary: "Ends a block; nothing happens where there is none.",
  params: personParams,
  query: userIdQuery,
  response: done,
});
