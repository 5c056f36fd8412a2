import type { UnitChoice } from "@larder/domain/cooking/kitchen";
import { readCountdown, type StepCountdown } from "@larder/domain/cooking/step-countdown";
import type { Step } from "@larder/domain/recipe/recipe";
import type { StepTimer } from "@/features/cooking/step-timer";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Key } from "@/components/ui/key";
import { markOf } from "@/features/cooking/marks";
import { SubStepCard } from "@/features/cooking/sub-step-card";
import { TimerBlock } from "@/features/cooking/timer-block";
import { unlockAlarm } from "@/lib/timers/alarm-sound";
import { useMessages } from "@/lib/i18n/i18n";
import { kitchen, useNow } from "@/lib/timers/kitchen";
import { late } from "@/lib/lazy/late";
import type { RenderTimedText, RenderTimerLine } from "@/lib/timers/timer-slots";
import { useAlarm } from "@/lib/timers/use-alarm";
import { useStartedTimer } from "@/lib/timers/use-started-timer";
import { useCookingWords } from "@/features/cooking/words";

/** What can be done at a step. */
export interface StepActions {
  next: () => void;
  previous: () => void;
  toggle: (mark: string) => void;
  startTimer: () => void;
  pauseTimer: () => void;
  resetTimer: () => void;
}

interface StepKeysProps {
  /** What the screen before is called; none before the first. */
  before: string | null;
  isLast: boolean;
  actions: StepActions;
}

/** Back, on, and to the end. */
export function StepKeys({ before, isLast, actions }: StepKeysProps) {
  const words = useCookingWords();
  return (
    <>
      {before !== null && (
        <Key
          look="soft"
          size="main"
          aria-label={words.previousStep(before)}
          onClick={actions.previous}
          className="min-w-16 desktop:max-w-[48%]"
        >
          <ArrowLeft aria-hidden />
          <span className="hidden truncate desktop:inline">{before}</span>
        </Key>
      )}
      <Key size="main" className="min-w-0 flex-1" onClick={actions.next}>
        {isLast ? words.finish : words.next}
        {!isLast && <ArrowRight aria-hidden />}
      </Key>
    </>
  );
}

interface SubStepCardsProps {
  recipe: { slug: string; name: string };
  units: UnitChoice;
  step: Step;
  place: number;
  done: readonly string[];
  onToggle: (mark: string) => void;
  timedText: RenderTimedText;
}

export function SubStepCards({ recipe, units, step, place, done, onToggle, timedText }: SubStepCardsProps) {
  const { detail } = useMessages();
  return (
    <ul className="grid grid-cols-1 content-start gap-2.5">
      {step.sub_steps.map((subStep, at) => {
        const mark = markOf(place, at);
        const label = detail.subStep(place + 1, at + 1);
        return (
          <SubStepCard
            key={mark}
            label={label}
            subStep={subStep}
            sentence={timedText(
              subStep.description,
              { recipe, place: { step: place, subStep: at }, name: label },
              units,
            )}
            done={done.includes(mark)}
            onToggle={() => onToggle(mark)}
          />
        );
      })}
    </ul>
  );
}

export const [loadStepTimer, useStepTimer] = late(() => import("@/features/cooking/step-timer"));

/** Starts the timer of a step, if it has one; call it from a press, which also lets the page sound later. */
export async function startStepTimer(slug: string, step: Step): Promise<void> {
  unlockAlarm();
  const { stepTimer } = await loadStepTimer();
  const timer = stepTimer(step);
  if (timer) kitchen.do({ type: "start-step-timer", slug, seconds: timer.seconds });
}

interface StepTimerBlockProps {
  slug: string;
  step: Step;
  place: number;
  /** Once it was started. */
  countdown: StepCountdown | undefined;
  actions: StepActions;
  timerLine: RenderTimerLine;
}

/** Apart, for it alone changes with every second. It gives way to a line while its time runs in the dock. */
export function StepTimerBlock(props: StepTimerBlockProps) {
  const { stepTimer } = useStepTimer();
  const timer = stepTimer(props.step);
  return timer && <TimedBlock timer={timer} {...props} />;
}

function TimedBlock({
  slug,
  timer,
  place,
  countdown,
  actions,
  timerLine,
}: StepTimerBlockProps & { timer: StepTimer }) {
  const { detail } = useMessages();
  const now = useNow(countdown?.endsAt ?? null);
  const { state, leftMs } = readCountdown(countdown, timer.seconds, now);
  useAlarm("step", state === "over");
  const inDock = useStartedTimer(slug, { step: place, subStep: timer.subStep }, timer.seconds);
  const name = `${detail.subStep(place + 1, timer.subStep + 1)}, ${timer.text}`;
  if (inDock && !countdown) return timerLine(inDock, name);
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
