import { type Cooking, timersInOrder } from "@larder/domain/cooking/cooking-state";
import { ringingTimers } from "@larder/domain/cooking/ringing";
import { gatherAll } from "@larder/domain/cooking/gather-all";
import { readCountdown } from "@larder/domain/cooking/step-countdown";
import type { Ingredients, Recipe } from "@larder/domain/recipe/recipe";
import { formatAmount } from "@larder/domain/measure/shown-amount";
import { ArrowRight } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { AmountsChoice } from "@/features/cooking/amounts-choice";
import { startAgain } from "@/features/cooking/begin-cooking";
import { CookingScreen } from "@/features/cooking/cooking-screen";
import { doneIdOf } from "@/features/cooking/done-ids";
import { ReadyThings } from "@/features/cooking/ready-things";
import { spokenThing } from "@/features/cooking/spoken-thing";
import {
  loadStepTimer,
  type StepActions,
  startStepTimer,
  StepButtons,
  StepTimerBlock,
  SubStepCards,
} from "@/features/cooking/step-parts";
import { StepTips } from "@/features/cooking/step-tips";
import { useAmounts } from "@/features/cooking/use-amounts";
import { useCookingKeys } from "@/features/cooking/use-cooking-keys";
import { useHeadingOf } from "@/features/cooking/use-heading-of";
import { useRecipeLanguage, useScreenAloud } from "@/features/cooking/use-screen-aloud";
import { useShownAmounts } from "@/features/cooking/use-shown-amounts";
import { useSwipe } from "@/features/cooking/use-swipe";
import type { VoiceCommand } from "@/features/cooking/voice-commands";
import { useCookingMessages } from "@/features/cooking/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { cookingStore } from "@/lib/timers/cooking-store";
import type { RenderTimedText, RenderTimerLine } from "@/lib/timers/timer-slots";
import { paths } from "@/lib/navigation/paths";
import { DESKTOP, useMedia } from "@/lib/browser/use-media";

const CookingSwitch = lazy(() => import("@/features/cooking/cooking-switch"));
const CookingTools = lazy(() => import("@/features/cooking/cooking-tools"));
const NeededList = lazy(() => import("@/features/cooking/needed-list"));
const SettingsSheet = lazy(() => import("@/features/cooking/settings-sheet"));
const KeysSheet = lazy(() => import("@/features/cooking/keys-sheet"));

export interface CookingProps {
  /** A recipe that has steps. */
  recipe: Recipe;
  userId: string | undefined;
  /** What the cook should know before beginning, shown above the ingredients or, without these, the first step. */
  notes?: ReactNode;
  /** The button to all ingredients, with the choice of their amounts above them. */
  ingredientsButton: (amounts: ReactNode, ingredients: Ingredients) => ReactNode;
  /** Draws when to begin each step; the page knows all recipes being cooked. */
  timeline: (onClose: () => void) => ReactNode;
  /** Draws times and timers in texts. */
  timedText: RenderTimedText;
  timerLine: RenderTimerLine;
}

interface CookingSessionProps extends CookingProps {
  cooking: Cooking;
  onFinish: () => void;
}

/**
 * Draws the screens of a cooking, and handles all ways to move through them: buttons, swipes, the keyboard and the
 * voice.
 */
export function CookingSession(props: CookingSessionProps) {
  const { recipe, cooking, ingredientsButton, timeline, timedText, timerLine, onFinish } = props;
  const cookingMessages = useCookingMessages();
  const messages = useMessages();
  const { detail } = messages;
  const language = useRecipeLanguage(recipe);
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<"settings" | "keys" | "timeline" | null>(null);
  const { slug, name } = recipe;
  const amounts = useAmounts(slug);
  const { ingredients, steps, servings } = useShownAmounts(recipe, cooking);
  const things = gatherAll({ ingredients, tools: recipe.tools });
  const gathered = [...things.groups.flatMap((group) => group.ingredients), ...things.tools];
  const first = gathered.length > 0 ? -1 : 0;
  const stepIndex = Math.max(first, cooking.stepIndex);
  const step = steps[stepIndex];
  const isLast = stepIndex === steps.length - 1;
  const heading = useHeadingOf(stepIndex);
  const isDesktop = useMedia(DESKTOP);

  const titleOf = (at: number) => steps[at]?.main_step || detail.step(at + 1);
  const reading = useScreenAloud(
    recipe,
    stepIndex,
    step
      ? [titleOf(stepIndex), ...step.sub_steps.map(({ description }) => description)]
      : [cookingMessages.setOut, ...gathered.map((thing) => spokenThing(thing, messages, language))],
  );
  useEffect(() => {
    // A failure is ignored here: loading is tried again when it is needed.
    loadStepTimer().catch(() => {});
  }, []);

  const goTo = (next: number) => cookingStore.do({ type: "go-to", slug, stepIndex: next });
  const actions: StepActions = {
    next: () => (isLast ? onFinish() : goTo(stepIndex + 1)),
    previous: () => goTo(Math.max(first, stepIndex - 1)),
    toggle: (doneId) => cookingStore.do({ type: "toggle-done", slug, doneId }),
    startTimer: () => {
      if (step) void startStepTimer(slug, step);
    },
    pauseTimer: () => cookingStore.do({ type: "pause-step-timer", slug }),
    resetTimer: () => cookingStore.do({ type: "reset-step-timer", slug }),
  };
  const doneIds = step
    ? step.sub_steps.map((_, at) => doneIdOf(stepIndex, at))
    : gathered.map(({ doneId }) => doneId);
  useCookingKeys({
    next: actions.next,
    previous: actions.previous,
    tick: () => {
      const next = doneIds.find((doneId) => !cooking.done.includes(doneId));
      if (next !== undefined) actions.toggle(next);
    },
    timer: () => (isRunning(cooking) ? actions.pauseTimer() : actions.startTimer()),
    more: () => adjustNearest(1),
    less: () => adjustNearest(-1),
    help: () => setSheet("keys"),
    leave: () => navigate(paths.recipe(slug)),
  });
  const spoken: Record<VoiceCommand, () => void> = {
    next: actions.next,
    previous: actions.previous,
    repeat: reading.read,
    timer: actions.startTimer,
    stop: () => stopOrElse(actions.pauseTimer),
  };
  const swipe = useSwipe((way) => {
    // A finger that slips does not end a cooking.
    if (way === "previous") actions.previous();
    else if (!isLast) actions.next();
  });

  const before = stepIndex > 0 ? titleOf(stepIndex - 1) : first < 0 ? cookingMessages.setOut : null;
  const written = recipe.steps[stepIndex];
  const close = () => setSheet(null);
  return (
    <>
      <CookingScreen
        heading={heading}
        swipe={swipe}
        name={name}
        recipePath={paths.recipe(slug)}
        stepIndex={stepIndex}
        steps={steps.length}
        position={step ? cookingMessages.stepOf(stepIndex + 1, steps.length) : cookingMessages.beforeYouStart}
        title={step ? titleOf(stepIndex) : cookingMessages.setOut}
        tips={
          step && (
            <>
              {servings !== recipe.servings && (
                <p className="type-caption">{cookingMessages.sentencesFor(formatAmount(recipe.servings))}</p>
              )}
              <StepTips key={stepIndex} of={step} />
            </>
          )
        }
        needed={
          isDesktop &&
          written && (
            <Suspense>
              <NeededList recipe={recipe} step={written} chosen={cooking} />
            </Suspense>
          )
        }
        ingredientsButton={ingredientsButton(
          <AmountsChoice written={recipe.servings} {...amounts} />,
          ingredients,
        )}
        switcher={
          <Suspense>
            <CookingSwitch slug={slug} />
          </Suspense>
        }
        tools={
          <Suspense fallback={<div aria-hidden className="h-14" />}>
            <CookingTools
              reading={reading}
              onVoice={(command) => spoken[command]()}
              onTimeline={() => setSheet("timeline")}
              onSettings={() => setSheet("settings")}
            />
          </Suspense>
        }
        timer={
          step && (
            <Suspense>
              <StepTimerBlock
                slug={slug}
                step={step}
                stepIndex={stepIndex}
                countdown={cooking.stepTimer}
                actions={actions}
                timerLine={timerLine}
              />
            </Suspense>
          )
        }
        keys={
          step ? (
            <StepButtons before={before} isLast={isLast} actions={actions} />
          ) : (
            <Button size="main" full onClick={actions.next}>
              {cookingMessages.allSet}
              <ArrowRight aria-hidden />
            </Button>
          )
        }
      >
        {stepIndex === first && props.notes}
        {step ? (
          <SubStepCards
            recipe={{ slug, name }}
            units={cooking.units}
            step={step}
            stepIndex={stepIndex}
            done={cooking.done}
            onToggle={actions.toggle}
            timedText={timedText}
          />
        ) : (
          <ReadyThings things={things} done={cooking.done} onToggle={actions.toggle} />
        )}
      </CookingScreen>
      <Suspense>
        {sheet === "settings" && (
          <SettingsSheet
            onClose={close}
            onShowKeys={() => setSheet("keys")}
            onStartAgain={() => {
              startAgain(recipe);
              close();
            }}
          />
        )}
        {sheet === "timeline" && timeline(close)}
        {sheet === "keys" && <KeysSheet onClose={close} />}
      </Suspense>
    </>
  );
}

const isRunning = ({ stepTimer: timer }: Cooking) => readCountdown(timer, 0, Date.now()).state === "running";

/** Stops the timer that has been ringing longest. */
function stopOrElse(pause: () => void): void {
  const [ringing] = ringingTimers(timersInOrder(cookingStore.get().timers), Date.now());
  if (ringing) cookingStore.do({ type: "dismiss-timer", id: ringing.id });
  else pause();
}

/** A minute more or less for the timer that rings next. */
function adjustNearest(byMinutes: 1 | -1): void {
  const nearest = timersInOrder(cookingStore.get().timers).find(({ endsAt }) => endsAt !== null);
  if (nearest) cookingStore.do({ type: "adjust-timer", id: nearest.id, byMinutes });
}
