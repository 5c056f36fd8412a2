import * as z from "zod/mini";
import { cleanLine, cutText } from "./clean-text.ts";
import { languageSchema } from "./language.ts";

export const userSchema = z.object({
  /** The identity provider's uid. */
  id: z.string(),
  email: z.string(),
  preferredLanguage: languageSchema,
  /** The name that the identity provider knows the user by; missing where it knows none. */
  displayName: z.optional(z.string()),
  /** Whether recipes that the user adds name them as the author; missing where not. */
  nameOnRecipes: z.optional(z.boolean()),
});

export type User = z.infer<typeof userSchema>;

const MAX_DISPLAY_NAME = 100;

/** Returns a name in one line of at most 100 characters; undefined when nothing that can be seen is left. */
export function cleanDisplayName(name: unknown): string | undefined {
  if (typeof name !== "string") return undefined;
  return cutText(cleanLine(name), MAX_DISPLAY_NAME).trim() || undefined;
}
