import { type KitchenTimer, readTimer } from "@larder/domain/cooking/kitchen-timer";
import { Timer } from "lucide-react";
import { figuresOf } from "@/components/timers/figures";
import { useTimerWords } from "@/components/timers/words";
import { cn } from "@/lib/cn";
import { useKitchen, useNow } from "@/lib/timers/kitchen";
import { showTimers } from "@/lib/timers/shown-timer";

/** The timer that was started from a place of a recipe for that length, if it still runs. */
export function useStartedTimer(
  slug: string,
  { step, subStep }: KitchenTimer["place"],
  seconds: number,
): KitchenTimer | undefined {
  return useKitchen().timers.find(
    ({ recipe, place, seconds: lasts }) =>
      recipe.slug === slug && place.step === step && place.subStep === subStep && lasts === seconds,
  );
}

/** What stands for a step's large timer while the same time runs in the dock: one line, which opens that timer. */
export function TimerLine({ timer, name }: { timer: KitchenTimer; name: string }) {
  const words = useTimerWords();
  const reading = readTimer(timer, useNow(timer.endsAt));
  return (
    <button
      type="button"
      data-slot="timer-line"
      aria-label={words[reading.state](name)}
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
