import { type CookingTimer, type NewTimer, readTimer } from "@larder/domain/cooking/cooking-timer";
import type { Timer } from "@larder/domain/time/timers";
import { figuresOf } from "@/features/timers/figures";
import { useTimerMessages } from "@/features/timers/messages";
import { DurationChip } from "@/components/ui/duration-chip";
import { spokenLength } from "@/components/ui/spoken-minutes";
import { announce } from "@/lib/browser/announcements";
import { clockTime } from "@/lib/i18n/clock-time";
import { useLanguage } from "@/lib/i18n/i18n";
import { unlockAlarm } from "@/lib/timers/alarm-sound";
import { cookingStore, useCookingState, useNow } from "@/lib/timers/cooking-store";
import { showTimers } from "@/lib/timers/shown-timer";
import type { TimedPosition } from "@/lib/timers/timer-slots";

interface TimerChipProps {
  at: TimedPosition;
  timer: Timer;
  /** The name of the timer: "Simmer sauce, 15 min". */
  name: string;
  /** The length as the sentence writes it. */
  children: string;
}

/** Draws a length in a sentence: a tap starts its timer, a tap on a running one opens it. */
export function TimerChip({ at: { recipe, position, offset = 0 }, timer, name, children }: TimerChipProps) {
  const messages = useTimerMessages();
  const language = useLanguage();
  const { minSeconds, maxSeconds, start } = timer;
  const chip = chipOf(position, offset + start);
  const running = useCookingState().timers.find(
    ({ id, recipe: of }) => of.slug === recipe.slug && id.startsWith(chip),
  );
  const now = useNow(running?.endsAt ?? null);
  const reading = running && readTimer(running, now);
  const length = spokenLength(timer, language, messages.between);

  const begin = (face: Element) => {
    const startedAt = Date.now();
    const id = chip + startedAt.toString(36);
    const showFlight = flightOf(face);
    startTimer({ id, name, recipe, position, seconds: minSeconds, maxSeconds });
    void showFlight(id);
    announce(messages.started(name, clockTime(startedAt + minSeconds * 1000, language)));
  };
  // All states share an element, so that it does not lose the focus.
  return (
    <DurationChip
      label={messages[reading?.state ?? "start"](length)}
      labelLang={language}
      state={reading?.state}
      figures={reading && figuresOf(reading)}
      onPress={(face) => (running ? showTimers({ id: running.id, fromAll: false }) : begin(face))}
    >
      {children}
    </DurationChip>
  );
}

/** Returns the prefix of the ids of a chip's timers: it differs between two equal lengths of a sentence. */
const chipOf = ({ step, subStep }: CookingTimer["position"], start: number) => `${step}-${subStep}-${start}-`;

/**
 * Notes how the chip looks before it is pressed.
 *
 * @returns shows where the timer went. The animation is loaded with the first timer; without it the timer runs as well
 */
function flightOf(face: Element): (timerId: string) => Promise<void> {
  const copy = face.cloneNode(true);
  const from = face.getBoundingClientRect();
  return async (timerId) => {
    const flight = await import("@/features/timers/fly-to-tray").catch(() => null);
    flight?.flyToTray(copy, from, timerId);
  };
}

/** Starts a timer; call it from a press, which also lets the page sound later. */
function startTimer(timer: NewTimer): void {
  unlockAlarm();
  cookingStore.do({ type: "start-timer", timer });
}
