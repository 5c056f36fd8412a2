import { getConfig } from "@larder/domain/contract/system";
import { interfaceLanguageSchema } from "@larder/domain/language";
import * as z from "zod/mini";

/** Who used the app last on this device, and what the server said of itself. */
const seenSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    displayName: z.optional(z.string()),
    preferredLanguage: z.optional(interfaceLanguageSchema),
  }),
  config: getConfig.response,
});

export type SeenSession = z.infer<typeof seenSchema>;

const STORAGE_KEY = "larder-seen";

/**
 * Returns who was here last and did not sign out. Nothing of it is shown until the server has said that its session is
 * theirs, which takes one call; the identity provider has to be loaded first, and corrects it as soon as it is there.
 */
export function seenSession(): SeenSession | null {
  try {
    return seenSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ""));
  } catch {
    return null;
  }
}

/** Forgets it where nobody is signed in. */
export function rememberSession({
  user,
  config,
}: { [Part in keyof SeenSession]: SeenSession[Part] | null }): void {
  try {
    if (user && config) localStorage.setItem(STORAGE_KEY, JSON.stringify({ user, config }));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser that keeps nothing waits for the provider at each visit.
  }
}
