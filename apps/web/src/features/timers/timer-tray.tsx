import { type CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { timersInOrder } from "@larder/domain/cooking/cooking-state";
import { ChevronUp } from "lucide-react";
import { useTimerMessages } from "@/features/timers/messages";
import { InTimerTraySlot } from "@/components/ui/timer-tray-slot";
import { Ringer } from "@/features/timers/ringer";
import { areOfSeveralRecipes, TimerCard } from "@/features/timers/timer-card";
import { TimerSheets } from "@/features/timers/timer-sheets";
import { cn } from "@/lib/cn";
import { useCookingState } from "@/lib/timers/cooking-store";
import { LOW, SHORT, useMedia } from "@/lib/browser/use-media";
import { useFocusNeighbour } from "@/lib/focus/use-focus-neighbour";
import { showTimers } from "@/lib/timers/shown-timer";

/** The largest number of timer cards in two rows, and in one on a low screen; more become a single bar. */
const MOST_CARDS = 3;
const MOST_CARDS_IF_LOW = 2;

/** Draws all timers on every page. */
export default function TimerTray() {
  const { timers } = useCookingState();
  return (
    <>
      <InTimerTraySlot>
        {(shape) => <TimerCards timers={timersInOrder(timers)} shape={shape} />}
      </InTimerTraySlot>
      <Ringer timers={timers} />
      <TimerSheets timers={timers} />
    </>
  );
}

interface TimerCardsProps {
  timers: readonly CookingTimer[];
  shape: "row" | "column" | "floating";
}

function TimerCards({ timers, shape }: TimerCardsProps) {
  const messages = useTimerMessages();
  const focusNeighbour = useFocusNeighbour<HTMLElement>(timers.length);
  const floats = shape === "floating";
  const isColumn = shape === "column";
  const isShort = useMedia(SHORT);
  const isLow = useMedia(LOW);
  const most = isShort ? 1 : isLow ? MOST_CARDS_IF_LOW : MOST_CARDS;
  const isBar = timers.length > most && !isColumn;
  const shown = isBar ? timers.slice(0, 1) : timers;
  return (
    <section
      aria-label={messages.label}
      data-slot={floats ? "floating-dock" : undefined}
      className={cn("print:hidden", floats && FLOATING)}
      {...focusNeighbour}
    >
      {isColumn && <h2 className="mb-3 type-step">{messages.label}</h2>}
      <ul
        data-slot="timer-dock"
        data-rows={!isColumn && shown.length === 3 ? 2 : 1}
        className={cn("grid gap-2", isColumn || shown.length === 1 ? "grid-cols-1" : "grid-cols-2")}
      >
        {shown.map((timer) => (
          <li key={timer.id} className={cn("min-w-0", shown.length === 3 && "first:col-span-full")}>
            <TimerCard
              timer={timer}
              namesRecipe={areOfSeveralRecipes(timers)}
              onOpen={() => showTimers({ id: timer.id, fromAll: false })}
              more={isBar && <AllTimersButton count={timers.length} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The classes of a floating tray: across a phone, in the corner of a desktop. */
const FLOATING =
  "fixed inset-x-0 bottom-0 z-30 border-t-[1.5px] border-line bg-bg px-(--gutter) pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] desktop:inset-x-auto desktop:right-10 desktop:bottom-6 desktop:w-90 desktop:rounded-[22px] desktop:border-0 desktop:bg-surface desktop:p-2 desktop:shadow-float";

/** Draws a button with the number of timers, which opens them all. */
function AllTimersButton({ count }: { count: number }) {
  const messages = useTimerMessages();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={messages.showAll(count)}
      onClick={() => showTimers("all")}
      className="flex min-h-12 shrink-0 items-center gap-1 rounded-field px-2 font-display text-17 font-bold"
    >
      <span className="max-tablet:hidden short:max-desktop:hidden">{messages.count(count)}</span>
      <span className="grid min-w-8 place-items-center text-22 numeral tablet:hidden short:max-desktop:grid">
        {count}
      </span>
      <ChevronUp aria-hidden />
    </button>
  );
}
