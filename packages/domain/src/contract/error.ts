import * as z from "zod/mini";
import { ERROR_CODES } from "../error-code.ts";
import { makerNoteSchema } from "../generation/maker-note.ts";
import { recipeRefSchema } from "../recipe/recipe-ref.ts";

/** One thing that is wrong with what was sent. */
export const inputIssue = z.object({
  /** Where: "body.recipe.name". */
  path: z.string(),
  message: z.string(),
});

/** The body of every answer that is not a success. */
export const errorAnswer = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(ERROR_CODES),
  details: z.optional(
    z.object({
      issues: z.optional(z.array(inputIssue)),
      /** What could be read of a page without a recipe, for "paste the text". */
      text: z.optional(z.string()),
      /** Why nothing could be made of a query. */
      notes: z.optional(z.array(makerNoteSchema)),
    }),
  ),
  /** With 409: the recipe that is here already. */
  existingRecipe: z.optional(recipeRefSchema),
  /** Names this request in the log. */
  requestId: z.optional(z.string()),
});

export type InputIssue = z.infer<typeof inputIssue>;
export type ErrorAnswer = z.infer<typeof errorAnswer>;
