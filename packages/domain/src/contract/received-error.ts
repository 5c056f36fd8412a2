import * as z from "zod/mini";
import { recipeRefSchema } from "../recipe/recipe-ref.ts";

/** A fault in a request. */
export const inputIssue = z.object({
  /** The path of the field, such as "body.recipe.name". */
  path: z.string(),
  message: z.string(),
});

/**
 * The body of every error response as a client reads it: a newer server may send codes that this version does not know,
 * and the list of all codes is too long for the first load.
 */
export const receivedError = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  details: z.optional(
    z.object({
      issues: z.optional(z.array(inputIssue)),
      /** The readable text of a page without a recipe, for the text import. */
      text: z.optional(z.string()),
      /** The reasons why a query gave no recipe: see `MakerNote`, whose codes every page would have to load. */
      notes: z.optional(z.array(z.object({ code: z.string(), words: z.array(z.string()) }))),
      /** What a generated recipe had though its request bars it, or what could harm: see `Breach` and `Danger`. */
      findings: z.optional(
        z.array(
          z.object({
            code: z.string(),
            quote: z.string(),
            food: z.optional(z.string()),
            request: z.optional(z.string()),
            words: z.optional(z.array(z.string())),
          }),
        ),
      ),
      /** The own recipes that `private-recipes` asks about; of very many the first hundred. */
      recipes: z.optional(z.array(recipeRefSchema)),
    }),
  ),
  /** The recipe that already exists; with status 409. */
  existingRecipe: z.optional(recipeRefSchema),
  /** The id of this request in the log. */
  requestId: z.optional(z.string()),
});

export type InputIssue = z.infer<typeof inputIssue>;
export type ReceivedError = z.infer<typeof receivedError>;
