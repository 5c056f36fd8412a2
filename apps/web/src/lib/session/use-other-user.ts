import { type RefObject, useEffect } from "react";
import { isSeenUser, SEEN_AS } from "@/lib/session/seen-session";

/**
 * Notices that the user has signed out, or another one has come, in another tab, or while the browser held the page for
 * the way back.
 *
 * @param userId undefined for a visitor
 * @param follow asks the identity provider who is signed in
 */
export function useOtherUser(userId: string | undefined, follow: RefObject<() => Promise<void>>): void {
  useEffect(() => {
    if (userId === undefined) return;
    const listening = new AbortController();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SEEN_AS && !isSeenUser(userId)) void follow.current();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // At once: nothing of the last user is to be seen.
      if (persisted && !isSeenUser(userId)) location.reload();
    };
    addEventListener("storage", onStorage, { signal: listening.signal });
    addEventListener("pageshow", onShow, { signal: listening.signal });
    return () => listening.abort();
  }, [userId, follow]);
}
