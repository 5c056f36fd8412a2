import type { CookingCard } from "@larder/domain/cooking/screens/cooking-cards";
import type { UnitChoice } from "@larder/domain/cooking/cooking-state";
import type { Step } from "@larder/domain/recipe/recipe";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { Additions } from "@/lib/text/additions";
import { Button } from "@/components/ui/button";
import { doneIdOf } from "@/features/cooking/done-ids";
import type { StepTimerBlockProps } from "@/features/cooking/step-timer-block";
import type { Striking } from "@/features/cooking/striking";
import { SubStepCard } from "@/features/cooking/sub-step-card";
import { unlockAlarm } from "@/lib/timers/alarm-sound";
import { useMessages } from "@/lib/i18n/i18n";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";
import type { RenderTimedText } from "@/lib/timers/timer-slots";
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
  /** Returns what is added to the text of a card. */
  additionsOf: (card: CookingCard) => Required<Additions>;
  isStruck: Striking["isStruck"];
  step: Step;
  stepIndex: number;
  cards: readonly CookingCard[];
  done: readonly string[];
  onToggle: (doneId: string) => void;
  timedText: RenderTimedText;
}

/** Draws the cards of a screen. A sub-step that several cards show is ticked on its last one. */
export function SubStepCards({
  recipe,
  units,
  additionsOf,
  isStruck,
  step,
  stepIndex,
  cards,
  done,
  onToggle,
  timedText,
}: SubStepCardsProps) {
  const { detail } = useMessages();
  return (
    <ul className="grid grid-cols-1 content-start gap-2.5">
      {cards.map((card) => {
        const { subStep: at, start, end } = card;
        const doneId = doneIdOf(stepIndex, at);
        const subStep = step.sub_steps[at];
        const label = detail.subStep(stepIndex + 1, at + 1);
        const text = subStep?.description.slice(start, end) ?? "";
        const position = { step: stepIndex, subStep: at };
        const { additions, ranges } = additionsOf(card);
        return (
          <SubStepCard
            key={`${doneId} ${start}`}
            label={label}
            card={card}
            subStep={subStep}
            text={text}
            isStruck={isStruck}
            showsLabel={step.sub_steps.length > 1}
            sentence={timedText(
              text,
              { recipe, position, name: label, offset: start },
              {
                units,
                besides: () => additions,
                ranges,
              },
            )}
            done={done.includes(doneId)}
            onToggle={() => onToggle(doneId)}
          />
        );
      })}
    </ul>
  );
}

export const [loadStepTimer, useStepTimer] = lazyWithPreload(
  () => import("@/features/cooking/step-timer-block"),
);

/**
 * Starts the timer of a step, if it has one; call it from a press, which also lets the page sound later.
 *
 * @param labelOf returns the position of a sub-step, "Step 3.2"
 */
export async function startStepTimer(
  slug: string,
  step: Step,
  labelOf: (subStep: number) => string,
): Promise<void> {
  unlockAlarm();
  const { beginStepTimer } = await loadStepTimer();
  beginStepTimer(slug, step, labelOf);
}

/** Draws the timer of a step, once its code is loaded. */
export function StepTimerBlock(props: StepTimerBlockProps) {
  const { TimerOfStep } = useStepTimer();
  return <TimerOfStep {...props} />;
}
