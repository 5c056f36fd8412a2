import { useEffect, useEffectEvent } from "react";
import { Bell } from "lucide-react";
import { useTimerMessages } from "@/features/timers/messages";
import { toasts } from "@/components/ui/toast-store";
import { askToNotify, mayAskToNotify, rememberAsked } from "@/features/timers/notifications";

const TIME_TO_READ_MS = 15_000;

/** Offers notifications with the first timer on a device. A user who declines finds the offer again with a timer. */
export function useAskOnce(): void {
  const messages = useTimerMessages();
  const offer = useEffectEvent(() => {
    if (!mayAskToNotify()) return;
    rememberAsked();
    toasts.show({
      title: messages.ask,
      description: messages.askText,
      icon: Bell,
      durationMs: TIME_TO_READ_MS,
      action: { label: messages.allow, onSelect: () => void askToNotify() },
    });
  });
  useEffect(() => offer(), []);
}
