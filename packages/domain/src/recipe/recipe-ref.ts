import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";

/**
 * The fields that name a recipe and link to it. Separate from the whole recipe, because every error can contain one.
 */
export const recipeRefSchema = z.object({
  id: z.string(),
  name: z.string().check(z.maxLength(LIMITS.nameLength)),
  slug: z.string(),
});

export type RecipeRef = z.infer<typeof recipeRefSchema>;
