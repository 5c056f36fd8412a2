import * as z from "zod/mini";
import { pushSubscriptionSchema, pushTimerSchema } from "../account/push.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, idParams, sentUserId, userIdQuery } from "./fields.ts";

const { endpoint, keys } = pushSubscriptionSchema.shape;
const { endsAt, name, recipe, message, language } = pushTimerSchema.shape;

export const setPushSubscription = defineEndpoint({
  method: "put",
  path: "/api/push/subscription",
  access: "user",
  summary: "Lets the user's timers ring on this browser by push.",
  body: z.object({ userId: sentUserId, endpoint, keys }),
  response: done,
});

export const removePushSubscription = defineEndpoint({
  method: "delete",
  path: "/api/push/subscription",
  access: "user",
  summary: "Ends that; nothing happens where it was not.",
  body: z.object({ userId: sentUserId, endpoint }),
  response: done,
});

export const setPushTimer = defineEndpoint({
  method: "put",
  path: "/api/push/timers/:id",
  access: "user",
  summary: "Sets a timer that rings by push on the user's browsers, or changes it: the last deadline counts.",
  params: idParams,
  body: z.object({ userId: sentUserId, endsAt, name, recipe, message, language }),
  response: done,
});

export const removePushTimer = defineEndpoint({
  method: "delete",
  path: "/api/push/timers/:id",
  access: "user",
  summary: "Cancels a timer, which then never rings; nothing happens where there is none.",
  params: idParams,
  query: userIdQuery,
  body: z.optional(z.object({ userId: sentUserId })),
  response: done,
});
