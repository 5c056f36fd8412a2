import * as z from "zod/mini";
import { dietaryRestrictionsSchema, MOST_EXCLUDED } from "../account/dietary-restrictions.ts";
import { DIET_IDS } from "../recipe/recipe-request.ts";
import { breachSchema } from "../recipe/examination.ts";
import { defineEndpoint } from "./endpoint.ts";
import { id, sentUserId, success, userIdQuery } from "./fields.ts";

const answer = z.object({ success, restrictions: dietaryRestrictionsSchema });

export const getDietaryRestrictions = defineEndpoint({
  method: "get",
  path: "/api/user/dietary-restrictions",
  access: "user",
  summary: "What the user leaves out of recipes, and the diets that the user keeps.",
  query: userIdQuery,
  response: answer,
});

export const setDietaryRestrictions = defineEndpoint({
  method: "put",
  path: "/api/user/dietary-restrictions",
  access: "user",
  summary: "Sets what the user leaves out, in the user's words, and the diets that the user keeps.",
  body: z.object({
    userId: sentUserId,
    excluded: z
      .array(
        z.object({
          words: z.string().check(z.minLength(1), z.maxLength(60)),
          isAllergy: z.boolean(),
          /** True where words that name no known food are to be looked for as they are written. */
          asWritten: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(MOST_EXCLUDED)),
    diets: z.array(z.enum(DIET_IDS)).check(z.maxLength(DIET_IDS.length)),
  }),
  response: z.extend(answer, {
    /** The words that were not understood; nothing of them is stored. */
    unresolved: z.array(z.string()),
  }),
});

/** The most recipes of one call. */
export const MOST_COMPARED = 50;

export const listConflicts = defineEndpoint({
  method: "get",
  path: "/api/user/dietary-restrictions/conflicts",
  access: "user",
  summary:
    "What these recipes have that the user leaves out or that a diet of the user bars, with the line that has it.",
  // Each recipe is read and examined whole.
  extraReads: 4,
  query: z.object({
    userId: sentUserId,
    /** Ids of recipes, joined by commas; ids that the user may not see are passed over. */
    ids: z.string().check(z.maxLength(MOST_COMPARED * 40)),
  }),
  response: z.object({
    success,
    conflicts: z.array(z.object({ recipeId: id, breaches: z.array(breachSchema) })),
  }),
});
