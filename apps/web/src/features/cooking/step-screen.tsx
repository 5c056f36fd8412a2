import { readCountdown, type StepCountdown } from "@larder/domain/cooking/step-countdown";
import type { Step } from "@larder/domain/recipe";
import { stepTimer, type StepTimer } from "@larder/domain/step-timer";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
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
  startTimer: (seconds: number) => void;
  pauseTimer: () => void;
  resetTimer: () => void;
}

interface StepScreenProps {
  frame: CookingFrame;
  step: Step;
  place: number;
  /** What the way back is called; none at the first screen. */
  back: { label: string; title: string } | null;
  done: readonly string[];
  /** Of the step's timer, once it was started. */
  countdown: StepCountdown | undefined;
  actions: StepActions;
  /** A sub-step's sentence, with its times as chips. */
  sentence: (text: string, subStep: number) => ReactNode;
}

export function StepScreen(props: StepScreenProps) {
  const { frame, step, place, back, done, countdown, actions, sentence } = props;
  const cooking = useCookingWords();
  const { detail } = useMessages();
  const needed = step.sub_steps.flatMap(({ ingredients = [] }) => ingredients);
  const timer = stepTimer(step);
  const isLast = place === frame.steps - 1;
  return (
    <CookingScreen
      frame={frame}
      place={place}
      position={cooking.stepOf(place + 1, frame.steps)}
      title={step.main_step || detail.step(place + 1)}
      tips={<StepTips key={place} of={step} />}
      needed={needed.length > 0 && <NeededList rows={needed} />}
      timer={timer && <StepTimerBlock timer={timer} place={place} countdown={countdown} actions={actions} />}
      keys={
        <>
          {back && (
            <Key
              look="soft"
              size="main"
              aria-label={back.label}
              onClick={actions.previous}
              className="min-w-16 desktop:max-w-[48%]"
            >
              <ArrowLeft aria-hidden />
              <span className="hidden truncate desktop:inline">{back.title}</span>
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
          return (
            <SubStepCard
              key={mark}
              label={detail.subStep(place + 1, at + 1)}
              subStep={subStep}
              sentence={sentence(subStep.description, at)}
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
  timer: StepTimer;
}

/** Apart, for it alone changes with every second. */
function StepTimerBlock({ timer, place, countdown, actions }: StepTimerBlockProps) {
  const { detail } = useMessages();
  const now = useNow(countdown?.endsAt ?? null);
  const { state, leftMs } = readCountdown(countdown, timer.seconds, now);
  return (
    <TimerBlock
      name={`${detail.subStep(place + 1, timer.subStep + 1)}, ${timer.text}`}
      state={state}
      leftMs={leftMs}
      onStart={() => actions.startTimer(timer.seconds)}
      onPause={actions.pauseTimer}
      onReset={actions.resetTimer}
    />
  );
}
