import { readCountdown, type StepCountdown } from "@larder/domain/cooking/step-countdown";
import type { CookingCard } from "@larder/domain/cooking/screens/cooking-cards";
import { type StepTimer, stepTimer, stepTimerName } from "@larder/domain/cooking/step-timer";
import type { Step } from "@larder/domain/recipe/recipe";
import { TimerBlock } from "@/features/cooking/timer-block";
import { useMessages } from "@/lib/i18n/i18n";
import { cookingStore, useNow } from "@/lib/timers/cooking-store";
import { useAlarm } from "@/lib/timers/use-alarm";
import { useStartedTimer } from "@/lib/timers/use-started-timer";

export interface StepTimerBlockProps {
  slug: string;
  step: Step;
  stepIndex: number;
  /** The cards of the screen. */
  cards: readonly CookingCard[];
  /** Undefined until the timer was started. */
  countdown: StepCountdown | undefined;
  actions: Record<"startTimer" | "pauseTimer" | "resetTimer", () => void>;
}

/** Starts the timer of a step, if it has one. */
export function beginStepTimer(slug: string, step: Step, labelOf: (subStep: number) => string): void {
  const timer = stepTimer(step);
  if (!timer) return;
  const { subStep, seconds, maxSeconds } = timer;
  const name = stepTimerName(timer, labelOf(subStep));
  const details = { name, subStep, seconds, maxSeconds };
  cookingStore.do({ type: "start-step-timer", slug, seconds, details });
}

/**
 * Draws the timer of a step: on the screen that has its sentence and, once it was started, on all screens of the step.
 * It is a component of its own because only it changes with every second. It is absent while its time runs in the timer
 * tray, where its chip started it.
 */
export function TimerOfStep(props: StepTimerBlockProps) {
  const { detail } = useMessages();
  const { step, stepIndex, cards, countdown } = props;
  const timer = stepTimer(step);
  if (!timer || !(countdown || cards.some((card) => isOnCard(timer, card)))) return null;
  const name = stepTimerName(timer, detail.subStep(stepIndex + 1, timer.subStep + 1));
  return <TimedBlock timer={timer} name={name} {...props} />;
}

/** Returns whether a card has the sentence of a timer. */
function isOnCard({ subStep, start }: StepTimer, card: CookingCard): boolean {
  const isBehindStart = card.isFirst || card.start <= start;
  const isBeforeEnd = card.isLast || start < card.end;
  return card.subStep === subStep && isBehindStart && isBeforeEnd;
}

function TimedBlock({
  slug,
  timer,
  name,
  stepIndex,
  countdown,
  actions,
}: StepTimerBlockProps & { timer: StepTimer; name: string }) {
  const now = useNow(countdown?.endsAt ?? null);
  const { state, leftMs } = readCountdown(countdown, timer.seconds, now);
  useAlarm("step", state === "over");
  const runningTimer = useStartedTimer(slug, { step: stepIndex, subStep: timer.subStep }, timer.seconds);
  if (runningTimer && !countdown) return null;
  return (
    <TimerBlock
      name={name}
      isStarted={countdown !== undefined}
      state={state}
      leftMs={leftMs}
      onStart={actions.startTimer}
      onPause={actions.pauseTimer}
      onReset={actions.resetTimer}
    />
  );
}
