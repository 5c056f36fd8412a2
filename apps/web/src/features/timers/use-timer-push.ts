import { DEFAULT_LANGUAGE } from "@larder/domain/language";
import { useEffect } from "react";
import { useSession } from "@/lib/session/session";

/** Makes the timers ring on a locked phone, where the server supports it and the user has allowed notifications. */
export function useTimerPush(): void {
  const { user, config } = useSession();
  const userId = user?.id;
  const language = user?.preferredLanguage ?? DEFAULT_LANGUAGE;
  const publicKey = config?.push?.publicKey;
  useEffect(() => {
    if (userId === undefined || publicKey === undefined) return;
    let end = () => {};
    let isOver = false;
    // Most servers have no push keys; the code is not loaded then.
    void import("@/lib/timers/timer-push").then(({ startTimerPush }) => {
      if (!isOver) end = startTimerPush({ userId, language, publicKey });
    });
    return () => {
      isOver = true;
      end();
    };
  }, [userId, language, publicKey]);
}
