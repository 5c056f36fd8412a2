import type { UnitChoice } from "@larder/domain/cooking/cooking-state";
import { readCountdown, type StepCountdown } from "@larder/domain/cooking/step-countdown";
import type { Step } from "@larder/domain/recipe/recipe";
import type { StepTimer } from "@/features/cooking/step-timer";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { doneIdOf } from "@/features/cooking/done-ids";
import { SubStepCard } from "@/features/cooking/sub-step-card";
import { TimerBlock } from "@/features/cooking/timer-block";
import { unlockAlarm } from "@/lib/timers/alarm-sound";
import { useMessages } from "@/lib/i18n/i18n";
import { cookingStore, useNow } from "@/lib/timers/cooking-store";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";
import type { RenderTimedText, RenderTimerLine } from "@/lib/timers/timer-slots";
import { useAlarm } from "@/lib/timers/use-alarm";
import { useStartedTimer } from "@/lib/timers/use-started-timer";
import { useCookingMessages } from "@/features/cooking/messages";

/** The actions at a step. */
export interface StepActions {
  next: () => void;
  previous: () => void;
  toggle: (doneId: string) => void;
  startTimer: () => void;
  pauseTimer: () => void;
  resetTimer: () => void;
}

interface StepButtonsProps {
  /** The title of the previous screen; null before the first. */
  before: string | null;
  isLast: boolean;
  actions: StepActions;
}

/** Back, on, and to the end. */
export function StepButtons({ before, isLast, actions }: StepButtonsProps) {
  const messages = useCookingMessages();
  return (
    <>
      {before !== null && (
        <Button
          variant="soft"
          size="main"
          aria-label={messages.previousStep(before)}
          onClick={actions.previous}
          className="min-w-16 desktop:max-w-[48%]"
        >
          <ArrowLeft aria-hidden />
          <span className="hidden truncate desktop:inline">{before}</span>
        </Button>
      )}
      <Button size="main" className="min-w-0 flex-1" onClick={actions.next}>
        {isLast ? messages.finish : messages.next}
        {!isLast && <ArrowRight aria-hidden />}
      </Button>
    </>
  );
}

interface SubStepCardsProps {
  recipe: { slug: string; name: string };
  units: UnitChoice;
  step: Step;
  stepIndex: number;
  done: readonly string[];
  onToggle: (doneId: string) => void;
  timedText: RenderTimedText;
}

export function SubStepCards({
  recipe,
  units,
  step,
  stepIndex,
  done,
  onToggle,
  timedText,
}: SubStepCardsProps) {
  const { detail } = useMessages();
  return (
    <ul className="grid grid-cols-1 content-start gap-2.5">
      {step.sub_steps.map((subStep, at) => {
        const doneId = doneIdOf(stepIndex, at);
        const label = detail.subStep(stepIndex + 1, at + 1);
        return (
          <SubStepCard
            key={doneId}
            label={label}
            subStep={subStep}
            sentence={timedText(
              subStep.description,
              { recipe, position: { step: stepIndex, subStep: at }, name: label },
              units,
            )}
            done={done.includes(doneId)}
            onToggle={() => onToggle(doneId)}
          />
        );
      })}
    </ul>
  );
}

export const [loadStepTimer, useStepTimer] = lazyWithPreload(() => import("@/features/cooking/step-timer"));

/** Starts the timer of a step, if it has one; call it from a press, which also lets the page sound later. */
export async function startStepTimer(slug: string, step: Step): Promise<void> {
  unlockAlarm();
  const { stepTimer } = await loadStepTimer();
  const timer = stepTimer(step);
  if (timer) cookingStore.do({ type: "start-step-timer", slug, seconds: timer.seconds });
}

interface StepTimerBlockProps {
  slug: string;
  step: Step;
  stepIndex: number;
  /** Undefined until the timer was started. */
  countdown: StepCountdown | undefined;
  actions: StepActions;
  timerLine: RenderTimerLine;
}

/**
 * Draws the timer of a step. It is a component of its own because only it changes with every second. A line replaces
 * it while its time runs in the timer tray.
 */
export function StepTimerBlock(props: StepTimerBlockProps) {
  const { stepTimer } = useStepTimer();
  const timer = stepTimer(props.step);
  return timer && <TimedBlock timer={timer} {...props} />;
}

function TimedBlock({
  slug,
  timer,
  stepIndex,
  countdown,
  actions,
  timerLine,
}: StepTimerBlockProps & { timer: StepTimer }) {
  const { detail } = useMessages();
  const now = useNow(countdown?.endsAt ?? null);
  const { state, leftMs } = readCountdown(countdown, timer.seconds, now);
  useAlarm("step", state === "over");
  const runningTimer = useStartedTimer(slug, { step: stepIndex, subStep: timer.subStep }, timer.seconds);
  const name = `${detail.subStep(stepIndex + 1, timer.subStep + 1)}, ${timer.text}`;
  if (runningTimer && !countdown) return timerLine(runningTimer, name);
  return (
    <TimerBlock
      name={name}
      state={state}
      leftMs={leftMs}
      onStart={actions.startTimer}
      onPause={actions.pauseTimer}
      onReset={actions.resetTimer}
    />
  );
}
