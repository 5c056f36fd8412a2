import { type Cooking, timersInOrder } from "@larder/domain/cooking/kitchen";
import { ringingTimers } from "@larder/domain/cooking/ringing";
import { gatherAll } from "@larder/domain/cooking/gather-all";
import { readCountdown } from "@larder/domain/cooking/step-countdown";
import type { Ingredients, Recipe } from "@larder/domain/recipe/recipe";
import { formatAmount } from "@larder/domain/measure/shown-amount";
import { ArrowRight } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Key } from "@/components/ui/key";
import { AmountsChoice } from "@/features/cooking/amounts-choice";
import { startAgain } from "@/features/cooking/begin-cooking";
import { CookingScreen } from "@/features/cooking/cooking-screen";
import { markOf } from "@/features/cooking/marks";
import { ReadyThings } from "@/features/cooking/ready-things";
import { spokenThing } from "@/features/cooking/spoken-thing";
import {
  loadStepTimer,
  type StepActions,
  startStepTimer,
  StepKeys,
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
import { useCookingWords } from "@/features/cooking/words";
import { useMessages } from "@/lib/i18n/i18n";
import { kitchen } from "@/lib/timers/kitchen";
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
  /** The key to all ingredients, with what is chosen about their amounts above them. */
  ingredientsKey: (amounts: ReactNode, ingredients: Ingredients) => ReactNode;
  /** When to begin what; it knows all recipes on the stove. */
  timeline: (onClose: () => void) => ReactNode;
  /** What the page draws of timers. */
  timedText: RenderTimedText;
  timerLine: RenderTimerLine;
}

interface AtTheStoveProps extends CookingProps {
  cooking: Cooking;
  onFinish: () => void;
}

/** The screens of a cooking, and all the ways to move through them: keys, swipes, the keyboard and the voice. */
export function AtTheStove(props: AtTheStoveProps) {
  const { recipe, cooking, ingredientsKey, timeline, timedText, timerLine, onFinish } = props;
  const words = useCookingWords();
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
  const place = Math.max(first, cooking.place);
  const step = steps[place];
  const isLast = place === steps.length - 1;
  const heading = useHeadingOf(place);
  const isDesktop = useMedia(DESKTOP);

  const titleOf = (at: number) => steps[at]?.main_step || detail.step(at + 1);
  const reading = useScreenAloud(
    recipe,
    place,
    step
      ? [titleOf(place), ...step.sub_steps.map(({ description }) => description)]
      : [words.setOut, ...gathered.map((thing) => spokenThing(thing, messages, language))],
  );
  useEffect(() => {
    // What fails now is tried again when it is needed.
    loadStepTimer().catch(() => {});
  }, []);

  const goTo = (next: number) => kitchen.do({ type: "go-to", slug, place: next });
  const actions: StepActions = {
    next: () => (isLast ? onFinish() : goTo(place + 1)),
    previous: () => goTo(Math.max(first, place - 1)),
    toggle: (mark) => kitchen.do({ type: "toggle-done", slug, mark }),
    startTimer: () => {
      if (step) void startStepTimer(slug, step);
    },
    pauseTimer: () => kitchen.do({ type: "pause-step-timer", slug }),
    resetTimer: () => kitchen.do({ type: "reset-step-timer", slug }),
  };
  const marks = step ? step.sub_steps.map((_, at) => markOf(place, at)) : gathered.map(({ mark }) => mark);
  useCookingKeys({
    next: actions.next,
    previous: actions.previous,
    tick: () => {
      const next = marks.find((mark) => !cooking.done.includes(mark));
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

  const before = place > 0 ? titleOf(place - 1) : first < 0 ? words.setOut : null;
  const written = recipe.steps[place];
  const close = () => setSheet(null);
  return (
    <>
      <CookingScreen
        heading={heading}
        swipe={swipe}
        name={name}
        recipePath={paths.recipe(slug)}
        place={place}
        steps={steps.length}
        position={step ? words.stepOf(place + 1, steps.length) : words.beforeYouStart}
        title={step ? titleOf(place) : words.setOut}
        tips={
          step && (
            <>
              {servings !== recipe.servings && (
                <p className="type-caption">{words.sentencesFor(formatAmount(recipe.servings))}</p>
              )}
              <StepTips key={place} of={step} />
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
        ingredientsKey={ingredientsKey(<AmountsChoice written={recipe.servings} {...amounts} />, ingredients)}
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
                place={place}
                countdown={cooking.stepTimer}
                actions={actions}
                timerLine={timerLine}
              />
            </Suspense>
          )
        }
        keys={
          step ? (
            <StepKeys before={before} isLast={isLast} actions={actions} />
          ) : (
            <Key size="main" full onClick={actions.next}>
              {words.allSet}
              <ArrowRight aria-hidden />
            </Key>
          )
        }
      >
        {step ? (
          <SubStepCards
            recipe={{ slug, name }}
            units={cooking.units}
            step={step}
            place={place}
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

/** Stops what has been ringing longest. */
function stopOrElse(pause: () => void): void {
  const [ringing] = ringingTimers(timersInOrder(kitchen.get().timers), Date.now());
  if (ringing) kitchen.do({ type: "dismiss-timer", id: ringing.id });
  else pause();
}

/** A minute more or less for the timer that rings next. */
function adjustNearest(byMinutes: 1 | -1): void {
  const nearest = timersInOrder(kitchen.get().timers).find(({ endsAt }) => endsAt !== null);
  if (nearest) kitchen.do({ type: "adjust-timer", id: nearest.id, byMinutes });
}
