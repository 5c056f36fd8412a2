import * as z from "zod/mini";
import { languageSchema } from "./language.ts";

export const userSchema = z.object({
  /** The identity provider's uid. */
  id: z.string(),
  email: z.string(),
  preferredLanguage: languageSchema,
});

export type User = z.infer<typeof userSchema>;
