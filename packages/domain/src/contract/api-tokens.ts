import * as z from "zod/mini";
import { API_TOKEN_LIMITS, apiTokenSchema } from "../account/api-token.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, idParams, sentUserId, success, userIdQuery } from "./fields.ts";

const { scope } = apiTokenSchema.shape;
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(API_TOKEN_LIMITS.nameLength));
const days = z.int().check(z.minimum(1), z.maximum(API_TOKEN_LIMITS.days));

export const listApiTokens = defineEndpoint({
  method: "get",
  path: "/api/tokens",
  access: "user",
  apiToken: "refused",
  summary: "The user's tokens for scripts, newest first, without their secrets.",
  query: userIdQuery,
  response: z.object({ success, tokens: z.array(apiTokenSchema) }),
});

export const createApiToken = defineEndpoint({
  method: "post",
  path: "/api/tokens",
  access: "user",
  apiToken: "refused",
  summary: "Makes a token for scripts, valid for so many days; its secret is in this answer alone.",
  body: z.object({ userId: sentUserId, name, scope, days }),
  response: z.object({ success, token: apiTokenSchema, secret: z.string() }),
  status: 201,
});

export const revokeApiToken = defineEndpoint({
  method: "delete",
  path: "/api/tokens/:id",
  access: "user",
  apiToken: "refused",
  summary: "Revokes a token at once; nothing happens where there is none.",
  params: idParams,
  query: userIdQuery,
  response: done,
});
