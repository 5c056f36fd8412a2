import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";

/** Enough to name a recipe and link to it. Apart from the whole recipe, because every error may carry one. */
export const recipeRefSchema = z.object({
  id: z.string(),
  name: z.string().check(z.maxLength(LIMITS.nameLength)),
  slug: z.string(),
});

export type RecipeRef = z.infer<typeof recipeRefSchema>;
