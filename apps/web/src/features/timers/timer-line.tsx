import { type CookingTimer, readTimer } from "@larder/domain/cooking/cooking-timer";
import { Timer } from "lucide-react";
import { figuresOf } from "@/features/timers/figures";
import { useTimerMessages } from "@/features/timers/messages";
import { cn } from "@/lib/cn";
import { useNow } from "@/lib/timers/cooking-store";
import { showTimers } from "@/lib/timers/shown-timer";
import type { RenderTimerLine } from "@/lib/timers/timer-slots";

/**
 * Draws the line that replaces a step's large timer while the same time runs in the timer tray; it opens that timer.
 */
export function TimerLine({ timer, name }: { timer: CookingTimer; name: string }) {
  const messages = useTimerMessages();
  const reading = readTimer(timer, useNow(timer.endsAt));
  return (
    <button
      type="button"
      data-slot="timer-line"
      aria-label={messages[reading.state](name)}
      onClick={() => showTimers({ id: timer.id, fromAll: false })}
      className={cn(
        "flex min-h-14 w-full items-center gap-2.5 rounded-key px-4 py-2 text-left text-16 font-semibold",
        reading.state === "ringing" ? "bg-hot text-on-hot" : "bg-time text-on-time",
      )}
    >
      <Timer aria-hidden className="size-5" />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <span className="text-26 numeral">{figuresOf(reading)}</span>
    </button>
  );
}

export const renderTimerLine: RenderTimerLine = (timer, name) => <TimerLine timer={timer} name={name} />;
