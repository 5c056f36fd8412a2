import { readCountdown, type StepCountdown } from "@larder/domain/cooking/step-countdown";
import type { Step } from "@larder/domain/recipe";
import type { StepTimer } from "@larder/domain/step-timer";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { TimerLine, useStartedTimer } from "@/components/timers/timer-line";
import { TimedText } from "@/components/timers/timed-text";
import { Key } from "@/components/ui/key";
import { CookingScreen, type CookingFrame } from "@/features/cooking/cooking-frame";
import { markOf } from "@/features/cooking/marks";
import { NeededList } from "@/features/cooking/needed";
import { StepTips } from "@/features/cooking/step-tips";
import { SubStepCard } from "@/features/cooking/sub-step-card";
import { TimerBlock } from "@/features/cooking/timer-block";
import { useMessages } from "@/lib/i18n";
import { useNow } from "@/lib/kitchen";
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

interface StepScreenProps {
  frame: CookingFrame;
  step: Step;
  place: number;
  recipe: { slug: string; name: string };
  /** What the screen before is called; none before the first. */
  before: string | null;
  timer: StepTimer | null;
  done: readonly string[];
  /** Of the step's timer, once it was started. */
  countdown: StepCountdown | undefined;
  actions: StepActions;
}

export function StepScreen(props: StepScreenProps) {
  const { recipe, frame, step, place, before, timer, done, countdown, actions } = props;
  const cooking = useCookingWords();
  const { detail } = useMessages();
  const needed = step.sub_steps.flatMap(({ ingredients = [] }) => ingredients);
  const isLast = place === frame.steps - 1;
  return (
    <CookingScreen
      frame={frame}
      place={place}
      position={cooking.stepOf(place + 1, frame.steps)}
      title={step.main_step || detail.step(place + 1)}
      tips={<StepTips key={place} of={step} />}
      needed={needed.length > 0 && <NeededList rows={needed} />}
      timer={
        timer && (
          <StepTimerBlock
            slug={recipe.slug}
            timer={timer}
            place={place}
            countdown={countdown}
            actions={actions}
          />
        )
      }
      keys={
        <>
          {before !== null && (
            <Key
              look="soft"
              size="main"
              aria-label={cooking.previousStep(before)}
              onClick={actions.previous}
              className="min-w-16 desktop:max-w-[48%]"
            >
              <ArrowLeft aria-hidden />
              <span className="hidden truncate desktop:inline">{before}</span>
            </Key>
          )}
          <Key size="main" className="min-w-0 flex-1" onClick={actions.next}>
            {isLast ? cooking.finish : cooking.next}
            {!isLast && <ArrowRight aria-hidden />}
          </Key>
        </>
      }
    >
      <ul className="grid grid-cols-1 content-start gap-2.5">
        {step.sub_steps.map((subStep, at) => {
          const mark = markOf(place, at);
          const label = detail.subStep(place + 1, at + 1);
          return (
            <SubStepCard
              key={mark}
              label={label}
              subStep={subStep}
              sentence={
                <TimedText at={{ recipe, place: { step: place, subStep: at }, name: label }}>
                  {subStep.description}
                </TimedText>
              }
              done={done.includes(mark)}
              onToggle={() => actions.toggle(mark)}
            />
          );
        })}
      </ul>
    </CookingScreen>
  );
}

interface StepTimerBlockProps extends Pick<StepScreenProps, "place" | "countdown" | "actions"> {
  slug: string;
  timer: StepTimer;
}

/** Apart, for it alone changes with every second. It gives way to a line while its time runs in the dock. */
function StepTimerBlock({ slug, timer, place, countdown, actions }: StepTimerBlockProps) {
  const { detail } = useMessages();
  const now = useNow(countdown?.endsAt ?? null);
  const { state, leftMs } = readCountdown(countdown, timer.seconds, now);
  const inDock = useStartedTimer(slug, { step: place, subStep: timer.subStep }, timer.seconds);
  const name = `${detail.subStep(place + 1, timer.subStep + 1)}, ${timer.text}`;
  if (inDock && !countdown) return <TimerLine timer={inDock} name={name} />;
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
