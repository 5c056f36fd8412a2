import type { SessionUser } from "@/lib/session/session-user";

/** The storage key of the last user of the app on this device. */
export const SEEN_AS = "larder-seen";

/** Stores the user; deletes the last one when no user is signed in. */
export function rememberUser(user: SessionUser | null): void {
  try {
    if (user) localStorage.setItem(SEEN_AS, JSON.stringify({ user }));
    else localStorage.removeItem(SEEN_AS);
  } catch {
    // A browser that stores nothing waits for the provider at each visit.
  }
}

/** Returns whether a user is the last one who did not sign out on this device. */
export function isSeenUser(userId: string): boolean {
  try {
    return Object(Object(JSON.parse(localStorage.getItem(SEEN_AS) ?? "null")).user).id === userId;
  } catch {
    return false;
  }
}
