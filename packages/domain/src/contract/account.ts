import * as z from "zod/mini";
import { accountDataSchema } from "../account/account-data.ts";
import { RECIPE_FATES } from "../account/recipe-fate.ts";
import { ACCOUNT_FILE_LIMITS, accountRestoreSchema } from "../account/account-restore.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, sentUserId, success, userIdQuery } from "./fields.ts";

export const getAccountData = defineEndpoint({
  method: "get",
  path: "/api/account/data",
  access: "user",
  apiToken: "refused",
  rate: "export",
  summary: "Everything that is kept about the user, as one document.",
  query: userIdQuery,
  response: accountDataSchema,
  document: "application/json",
});

export const restoreAccountData = defineEndpoint({
  method: "post",
  path: "/api/account/data",
  access: "user",
  apiToken: "refused",
  viewers: "refused",
  rate: "export",
  summary: "Adds what is missing here of a downloaded document; once more it adds nothing twice.",
  query: userIdQuery,
  raw: {
    types: ["application/json"],
    limit: ACCOUNT_FILE_LIMITS.bytes,
    wrongType: "unsupported-media-type",
    tooLarge: "too-large",
  },
  response: z.extend(accountRestoreSchema, { success }),
});

export const deleteAccount = defineEndpoint({
  method: "delete",
  path: "/api/account",
  access: "user",
  apiToken: "refused",
  summary:
    "Deletes the user's account and what is kept about them; their recipes stay without an owner, or go too.",
  body: z.object({
    userId: sentUserId,
    /** The user's own address, typed by hand, so that an account is not deleted by mistake. */
    email: z.string().check(z.maxLength(320)),
    recipes: z._default(z.enum(RECIPE_FATES), "keep"),
  }),
  response: done,
});
