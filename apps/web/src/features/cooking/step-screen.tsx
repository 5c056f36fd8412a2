import type { Step } from "@larder/domain/recipe";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Key } from "@/components/ui/key";
import { BackKey } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import { markOf, type CookingAction, type CookingSession } from "@/features/cooking/cooking-session";
import { NeededList } from "@/features/cooking/needed";
import { StepTips } from "@/features/cooking/step-tips";
import { SubStepCard } from "@/features/cooking/sub-step-card";
import { TimerBlock } from "@/features/cooking/timer-block";
import { useMessages } from "@/lib/i18n";

interface StepScreenProps {
  name: string;
  step: Step;
  /** The step before, which the way back is called by. */
  before: Step | undefined;
  session: CookingSession;
  dispatch: (action: CookingAction) => void;
  recipePath: string;
  /** The key to all ingredients. */
  ingredientsKey: ReactNode;
}

/**
 * One step: on a phone below each other, on a desktop with what it needs on the left and its timer on the right.
 * `contents` lets the parts of the left column stand in the phone's first row.
 */
export function StepScreen(props: StepScreenProps) {
  const { name, step, session, dispatch, recipePath, ingredientsKey } = props;
  const { cooking, detail } = useMessages();
  const { place, plan, tipsShown, timer, done } = session;
  const position = cooking.stepOf(place + 1, plan.length);
  const needed = step.sub_steps.flatMap(({ ingredients = [] }) => ingredients);
  const heading = useHeadingOfStep(place);

  return (
    <main
      data-slot="cooking"
      className="mx-auto grid min-h-dvh max-w-content *:min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto_auto_auto_1fr_auto] gap-x-2.5 px-(--gutter) pt-3 [grid-template-areas:'back_position_all''progress_progress_progress''title_title_title''timer_timer_timer''cards_cards_cards''keys_keys_keys'] desktop:max-w-none desktop:grid-cols-[minmax(14rem,3fr)_minmax(0,7fr)_minmax(16rem,3fr)] desktop:grid-rows-[auto_auto_auto_1fr_auto] desktop:gap-x-15 desktop:pt-6 desktop:[grid-template-areas:'side_position_timer''side_progress_timer''side_title_timer''side_cards_timer''side_keys_timer']"
    >
      <div className="contents desktop:sticky desktop:top-6 desktop:grid desktop:content-start desktop:gap-6 desktop:self-start desktop:[grid-area:side]">
        <div className="flex items-center gap-3 [grid-area:back] desktop:[grid-area:auto]">
          <BackKey href={recipePath} label={cooking.backToRecipe} />
          <p className="hidden min-w-0 type-name desktop:block">{name}</p>
        </div>
        {needed.length > 0 && (
          <div className="hidden desktop:block">
            <NeededList rows={needed} />
          </div>
        )}
        <div className="[grid-area:all] desktop:[grid-area:auto]">{ingredientsKey}</div>
      </div>

      <output className="self-center type-step [grid-area:position]">{position}</output>
      <Progress
        label={cooking.progress}
        text={position}
        value={place + 1}
        max={plan.length}
        className="mt-2.5 [grid-area:progress]"
      />

      <div className="grid grid-cols-1 gap-1 pt-5 [grid-area:title] desktop:pt-8">
        <h1
          ref={heading}
          tabIndex={-1}
          className="type-page text-[2.375rem] wrap-anywhere outline-none desktop:text-[4rem]"
        >
          {step.main_step || detail.step(place + 1)}
        </h1>
        <StepTips of={step} shown={tipsShown} onToggle={() => dispatch({ type: "toggle-tips" })} />
      </div>

      {timer && (
        <div className="pt-4 [grid-area:timer] desktop:sticky desktop:top-6 desktop:self-start desktop:pt-0">
          <TimerBlock
            name={`${cooking.subStep(place + 1, timer.subStep + 1)}, ${timer.text}`}
            countdown={timer.countdown}
            onStart={() => dispatch({ type: "start-timer", now: Date.now() })}
            onPause={() => dispatch({ type: "pause-timer", now: Date.now() })}
            onReset={() => dispatch({ type: "reset-timer" })}
          />
        </div>
      )}

      <ul className="grid grid-cols-1 content-start gap-2.5 pt-4 pb-6 [grid-area:cards]">
        {step.sub_steps.map((subStep, at) => {
          const mark = markOf(place, at);
          return (
            <SubStepCard
              key={mark}
              label={cooking.subStep(place + 1, at + 1)}
              subStep={subStep}
              done={done.has(mark)}
              onToggle={() => dispatch({ type: "toggle-done", mark })}
            />
          );
        })}
      </ul>

      <StepKeys {...props} />
      <span
        aria-hidden
        className="pointer-events-none -mx-7.5 -mt-6 hidden border-x-[1.5px] border-line [grid-column:2] [grid-row:1/-1] desktop:block"
      />
    </main>
  );
}

function StepKeys({ before, session: { place, plan }, dispatch }: StepScreenProps) {
  const { cooking, detail } = useMessages();
  const isLast = place === plan.length - 1;
  const title = before && (before.main_step || detail.step(place));
  return (
    <div
      data-slot="action-bar"
      className="sticky bottom-0 z-20 -mx-(--gutter) flex gap-2 border-t-[1.5px] border-line bg-bg px-(--gutter) pt-3 pb-[max(26px,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-7 before:bg-linear-to-t before:from-bg before:to-transparent [grid-area:keys] desktop:mx-0 desktop:border-0 desktop:px-0"
    >
      {title !== undefined && (
        <Key
          look="soft"
          size="main"
          aria-label={cooking.previousStep(title)}
          onClick={() => dispatch({ type: "previous" })}
          className="min-w-16 desktop:max-w-[48%]"
        >
          <ArrowLeft aria-hidden />
          <span className="hidden truncate desktop:inline">{title}</span>
        </Key>
      )}
      <Key size="main" className="min-w-0 flex-1" onClick={() => dispatch({ type: "next" })}>
        {isLast ? cooking.finish : cooking.next}
        {!isLast && <ArrowRight aria-hidden />}
      </Key>
    </div>
  );
}

/** Focus goes to the heading of a new step, but not away from where it is when the page opens. */
function useHeadingOfStep(place: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [place]);
  return heading;
}
