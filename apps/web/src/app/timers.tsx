import type { InterfaceLanguage } from "@larder/domain/language";
import { lazy, Suspense } from "react";
import { MessagesProvider } from "@/lib/i18n/i18n";
import { useCookingState } from "@/lib/timers/cooking-store";
import { useDetachedStepTimers } from "@/lib/timers/use-detached-step-timers";
import { useTimerPush } from "@/features/timers/use-timer-push";

const TimerTray = lazy(() => import("@/features/timers/timer-tray"));

/** Renders the running timers beside the open page: they go on ringing while the user changes pages. */
export default function Timers({ language }: { language: InterfaceLanguage }) {
  const { timers } = useCookingState();
  useTimerPush();
  useDetachedStepTimers();
  return (
    <MessagesProvider language={language}>
      <Suspense>{timers.length > 0 && <TimerTray />}</Suspense>
    </MessagesProvider>
  );
}
