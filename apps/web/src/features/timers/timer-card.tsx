import { type CookingTimer, readTimer } from "@larder/domain/cooking/cooking-timer";
import { BellRing, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { figuresOf } from "@/features/timers/figures";
import { useTimerMessages } from "@/features/timers/messages";
import { useRingMessages } from "@/features/timers/ring-messages";
import { cn } from "@/lib/cn";
import { cookingStore, useNow } from "@/lib/timers/cooking-store";

interface TimerCardProps {
  timer: CookingTimer;
  /** There are timers of other recipes, too. */
  namesRecipe: boolean;
  onOpen: () => void;
  /** Content that is shown by a button of its own. */
  more?: ReactNode;
  className?: string;
}

/** Draws a timer in the timer tray: its name and figures, which open it, and the button for its current state. */
export function TimerCard({ timer, namesRecipe, onOpen, more, className }: TimerCardProps) {
  const messages = useTimerMessages();
  const ringMessages = useRingMessages();
  const reading = readTimer(timer, useNow(timer.endsAt));
  const rings = reading.state === "ringing";
  const isPaused = reading.state === "paused";
  return (
    <div
      data-slot="timer-ticket"
      data-timer={timer.id}
      data-state={reading.state}
      style={{ backgroundSize: `${(1 - reading.gone) * 100}% 100%` }}
      className={cn(
        "@container relative flex min-h-17 min-w-0 items-center rounded-key pr-1 pb-1",
        rings
          ? "bg-hot text-on-hot shadow-[inset_0_-4px_0_var(--hot-lip)]"
          : "draining shadow-[inset_0_-4px_0_var(--time-lip)]",
        className,
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="grid min-h-16 min-w-0 flex-1 grid-cols-1 content-center gap-1.5 rounded-key pl-3.5 text-left"
      >
        <span dir="auto" className="truncate text-14 leading-[1.15] font-semibold">
          {rings ? ringMessages(timer) : timer.name}
        </span>
        <span className="flex items-baseline gap-2">
          <span className="text-[clamp(1.375rem,19cqw,2rem)] numeral">{figuresOf(reading)}</span>
          {isPaused && <span className="text-14 font-semibold">{messages.isPaused}</span>}
          <span className={namesRecipe ? "min-w-0 truncate text-14 leading-[1.15]" : "sr-only"}>
            {timer.recipe.name}
          </span>
        </span>
      </button>
      <TimerCardButton timer={timer} state={reading.state} />
      {more}
    </div>
  );
}

export const areOfSeveralRecipes = (timers: readonly CookingTimer[]): boolean =>
  new Set(timers.map(({ recipe }) => recipe.slug)).size > 1;

function TimerCardButton({ timer: { id, name }, state }: { timer: CookingTimer; state: string }) {
  const messages = useTimerMessages();
  const [type, label, Icon] =
    state === "ringing"
      ? (["dismiss-timer", messages.stop(name), BellRing] as const)
      : state === "paused"
        ? (["resume-timer", messages.resume(name), Play] as const)
        : (["pause-timer", messages.pause(name), Pause] as const);
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => cookingStore.do({ type, id })}
      className="grid size-12 shrink-0 place-items-center rounded-field active:translate-y-0.5"
    >
      <Icon aria-hidden className={state === "ringing" ? "swing" : "fill-current"} />
    </button>
  );
}
