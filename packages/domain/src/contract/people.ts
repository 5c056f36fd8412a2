import * as z from "zod/mini";
import { RECIPE_FATES } from "../account/recipe-fate.ts";
import { ACCOUNT_LIMITS, householdSchema, invitationSchema, personSchema } from "../account/own-account.ts";
import { roleSchema } from "../account/role.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, idParams, sentUserId, success, uid, userIdQuery } from "./fields.ts";

const personParams = z.object({ id: uid });
const countTo = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

export const listPeople = defineEndpoint({
  method: "get",
  path: "/api/admin/people",
  access: "admin",
  summary: "The users with an account of this server, oldest first.",
  query: userIdQuery,
  response: z.object({ success, people: z.array(personSchema) }),
});

export const changePerson = defineEndpoint({
  method: "patch",
  path: "/api/admin/people/:id",
  access: "admin",
  summary: "Changes a user's role, or suspends them: their sessions end at once. One administrator stays.",
  params: personParams,
  body: z.object({
    userId: sentUserId,
    role: z.optional(roleSchema),
    isSuspended: z.optional(z.boolean()),
  }),
  response: z.object({ success, person: personSchema }),
});

export const createResetLink = defineEndpoint({
  method: "post",
  path: "/api/admin/people/:id/reset",
  access: "admin",
  summary: "Makes a link with which the user sets a new password, once, within a day.",
  params: personParams,
  body: z.optional(z.object({ userId: sentUserId })),
  response: z.object({ success, secret: z.string(), expiresAt: z.iso.datetime() }),
  status: 201,
});

export const removePerson = defineEndpoint({
  method: "delete",
  path: "/api/admin/people/:id",
  access: "admin",
  summary: "Deletes a user's account as they could; their recipes stay without an owner, or go too.",
  params: personParams,
  body: z.object({ userId: sentUserId, recipes: z._default(z.enum(RECIPE_FATES), "keep") }),
  response: done,
});

export const listInvitations = defineEndpoint({
  method: "get",
  path: "/api/admin/invitations",
  access: "admin",
  summary: "The invitations that can still be used, newest first, without their secrets.",
  query: userIdQuery,
  response: z.object({ success, invitations: z.array(invitationSchema) }),
});

export const createInvitation = defineEndpoint({
  method: "post",
  path: "/api/admin/invitations",
  access: "admin",
  summary: "Makes an invitation for so many people and days; its secret is in this answer alone.",
  body: z.object({
    userId: sentUserId,
    role: roleSchema,
    uses: countTo(ACCOUNT_LIMITS.invitationUses),
    days: countTo(ACCOUNT_LIMITS.invitationDays),
    note: z._default(z.string().check(z.trim(), z.maxLength(ACCOUNT_LIMITS.noteLength)), ""),
  }),
  response: z.object({ success, invitation: invitationSchema, secret: z.string() }),
  status: 201,
});

export const revokeInvitation = defineEndpoint({
  method: "delete",
  path: "/api/admin/invitations/:id",
  access: "admin",
  summary: "Revokes an invitation at once; nothing happens where there is none.",
  params: idParams,
  query: userIdQuery,
  response: done,
});

export const setHousehold = defineEndpoint({
  method: "put",
  path: "/api/admin/household",
  access: "admin",
  summary: "Sets the name of the household and who may join.",
  body: z.extend(householdSchema, {
    userId: sentUserId,
    name: z.string().check(z.trim(), z.maxLength(ACCOUNT_LIMITS.householdNameLength)),
  }),
  response: z.extend(householdSchema, { success }),
});
