import { getConfig } from "@larder/domain/contract/system";
import { interfaceLanguageSchema } from "@larder/domain/language";
import * as z from "zod/mini";

/** The last user of the app on this device, and the server's configuration. */
const seenSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    displayName: z.optional(z.string()),
    preferredLanguage: z.optional(interfaceLanguageSchema),
    role: z.optional(z.string()),
  }),
  config: getConfig.response,
});

export type SeenSession = z.infer<typeof seenSchema>;

const STORAGE_KEY = "larder-seen";

/**
 * Returns the last user who did not sign out. Nothing of it is shown until the server has confirmed that its session
 * is theirs, which takes one call; the identity provider takes longer to load, and corrects it afterwards.
 */
export function seenSession(): SeenSession | null {
  try {
    return seenSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ""));
  } catch {
    return null;
  }
}

/** Stores the user and the configuration; deletes them when no user is signed in. */
export function rememberSession({
  user,
  config,
}: { [Part in keyof SeenSession]: SeenSession[Part] | null }): void {
  try {
    if (user && config) localStorage.setItem(STORAGE_KEY, JSON.stringify({ user, config }));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser that stores nothing waits for the provider at each visit.
  }
}
