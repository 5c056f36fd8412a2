import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { timersInOrder } from "@larder/domain/cooking/cooking-state";
import { useTimerMessages } from "@/features/timers/messages";
import { Sheet } from "@/components/ui/sheet";
import { Limits } from "@/features/timers/limits";
import { areOfSeveralRecipes, TimerCard } from "@/features/timers/timer-card";
import { TimerDetails } from "@/features/timers/timer-details";
import { useMessages } from "@/lib/i18n/i18n";
import { showTimers, useShownTimers } from "@/lib/timers/shown-timer";

/** Draws a sheet of a single timer, or of all timers. */
export function TimerSheets({ timers }: { timers: readonly CookingTimer[] }) {
  const messages = useTimerMessages();
  const { common } = useMessages();
  const shown = useShownTimers();
  const one = timers.find(({ id }) => shown !== "all" && id === shown?.id);
  const isFromAll = shown !== null && shown !== "all" && shown.fromAll;
  const showsAll = shown === "all" || (isFromAll && !one);
  const close = () => showTimers(one && isFromAll ? "all" : null);
  return (
    <Sheet
      open={showsAll || one !== undefined}
      onOpenChange={(open) => open || close()}
      title={one ? one.name : messages.all}
      closeLabel={common.close}
      fits
    >
      {one && <TimerDetails key={one.id} timer={one} />}
      {!one && showsAll && (
        <div className="grid grid-cols-1 gap-4 pb-2">
          <ul className="grid grid-cols-1 gap-2">
            {timersInOrder(timers).map((timer) => (
              <li key={timer.id}>
                <TimerCard
                  timer={timer}
                  namesRecipe={areOfSeveralRecipes(timers)}
                  onOpen={() => showTimers({ id: timer.id, fromAll: true })}
                />
              </li>
            ))}
          </ul>
          <Limits />
        </div>
      )}
    </Sheet>
  );
}
