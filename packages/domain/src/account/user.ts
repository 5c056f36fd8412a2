import * as z from "zod/mini";
import { interfaceLanguageSchema } from "../language-schema.ts";

export const userSchema = z.object({
  /** The identity provider's uid. */
  id: z.string(),
  email: z.string(),
  preferredLanguage: interfaceLanguageSchema,
  /** The user's name at the identity provider; missing where it has none. */
  displayName: z.optional(z.string()),
  /** True when recipes that the user adds name the user as author; missing otherwise. */
  nameOnRecipes: z.optional(z.boolean()),
});

export type User = z.infer<typeof userSchema>;
