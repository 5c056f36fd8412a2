import { defineEndpoint } from "./endpoint.ts";
import { done, idParams, userIdQuery } from "./fields.ts";

export const cancelCall = defineEndpoint({
  method: "delete",
  path: "/api/calls/:id",
  access: "user",
  summary:
    "Cancels the user's running call that goes on without its connection; the id is its `Idempotency-Key`, such as a UUID.",
  params: idParams,
  query: userIdQuery,
  response: done,
});
