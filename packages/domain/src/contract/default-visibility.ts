import * as z from "zod/mini";
import { DEFAULT_VISIBILITIES } from "../recipe/visibility.ts";
import { defineEndpoint } from "./endpoint.ts";
import { sentUserId, success, userIdQuery } from "./fields.ts";

const answer = z.object({ success, visibility: z.enum(DEFAULT_VISIBILITIES) });

export const getDefaultVisibility = defineEndpoint({
  method: "get",
  path: "/api/user/default-visibility",
  access: "user",
  summary: "Who sees recipes that the user adds, unless the user chooses otherwise.",
  query: userIdQuery,
  response: answer,
});

export const setDefaultVisibility = defineEndpoint({
  method: "put",
  path: "/api/user/default-visibility",
  access: "user",
  summary: "Chooses who sees the recipes that the user adds from now on.",
  body: z.object({ userId: sentUserId, visibility: z.enum(DEFAULT_VISIBILITIES) }),
  response: answer,
});
