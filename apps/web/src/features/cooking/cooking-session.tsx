import type { Cooking } from "@larder/domain/cooking/cooking-state";
import { gatherAll } from "@larder/domain/cooking/gather-all";
import type { Ingredients, Recipe } from "@larder/domain/recipe/recipe";
import { ArrowRight } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { startAgain } from "@/features/cooking/begin-cooking";
import { CookingScreen } from "@/features/cooking/cooking-screen";
import { doneIdOf } from "@/features/cooking/done-ids";
import { ReadyThings } from "@/features/cooking/ready-things";
import {
  loadStepTimer,
  type StepActions,
  startStepTimer,
  StepButtons,
  StepTimerBlock,
  SubStepCards,
} from "@/features/cooking/step-parts";
import { type Striking, strikingOf } from "@/features/cooking/striking";
import { StepTips } from "@/features/cooking/step-tips";
import { adjustNearest, isRunning, stopOrElse } from "@/features/cooking/timer-commands";
import { type CutIntoScreens, type ScreenPosition, screensAround } from "@/features/cooking/screens-around";
import { useCardTexts } from "@/features/cooking/use-card-texts";
import { useCookingKeys } from "@/features/cooking/use-cooking-keys";
import { useHeadingOf } from "@/features/cooking/use-heading-of";
import type { SpokenLine } from "@/features/cooking/speech";
import { useRecipeLanguage, useScreenAloud } from "@/features/cooking/use-screen-aloud";
import { useShownAmounts } from "@/features/cooking/use-shown-amounts";
import { useSwipe } from "@/features/cooking/use-swipe";
import type { VoiceCommand } from "@/features/cooking/voice-commands";
import { useCookingMessages } from "@/features/cooking/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { cookingStore } from "@/lib/timers/cooking-store";
import type { RenderTimedText } from "@/lib/timers/timer-slots";
import { paths } from "@/lib/navigation/paths";
import { DESKTOP, TABLET, useMedia } from "@/lib/browser/use-media";

const CookingSwitch = lazy(() => import("@/features/cooking/cooking-switch"));
const CookingTools = lazy(() => import("@/features/cooking/cooking-tools"));
const NeededList = lazy(() => import("@/features/cooking/needed-list"));
const SettingsSheet = lazy(() => import("@/features/cooking/settings-sheet"));
const KeysSheet = lazy(() => import("@/features/cooking/keys-sheet"));

/** The ingredients with their chosen amounts, which the cook can strike off. */
interface IngredientList {
  ingredients: Ingredients;
  striking: Striking;
}

export interface CookingProps {
  /** A recipe that has steps. */
  recipe: Recipe;
  userId: string | undefined;
  /** What the cook should know before beginning, shown above the ingredients or, without these, the first step. */
  notes?: ReactNode;
  /** A question of the page, asked before the first step. */
  question?: ReactNode;
  /** The button to all ingredients, of which those of the step come first. */
  ingredientsButton: (list: IngredientList & { stepRows: ReactNode }) => ReactNode;
  /** The list of all ingredients, beside a step that takes none. */
  ingredientList: (list: IngredientList) => ReactNode;
  /** Draws when to begin each step; the page knows all recipes being cooked. */
  timeline: (onClose: () => void) => ReactNode;
  /** Draws times in texts. */
  timedText: RenderTimedText;
}

interface CookingSessionProps extends CookingProps {
  cooking: Cooking;
  cookingScreens: CutIntoScreens;
  onFinish: () => void;
}

/**
 * Draws the screens of a cooking, and handles all ways to move through them: buttons, swipes, the keyboard and the
 * voice.
 */
export function CookingSession(props: CookingSessionProps) {
  const { recipe, cooking, ingredientsButton, timeline, timedText, onFinish } = props;
  const cookingMessages = useCookingMessages();
  const messages = useMessages();
  const { detail } = messages;
  const language = useRecipeLanguage(recipe);
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<"settings" | "keys" | "timeline" | null>(null);
  const { slug, name } = recipe;
  const { ingredients, steps, besides } = useShownAmounts(recipe, cooking);
  const things = gatherAll({ ingredients, tools: recipe.tools });
  const gathered = [...things.groups.flatMap((group) => group.ingredients), ...things.tools];
  const screens = screensAround(props.cookingScreens(steps), cooking, gathered.length > 0 ? -1 : 0);
  const { screen, position, next, previous } = screens;
  const { stepIndex, part } = position;
  const step = steps[stepIndex];
  const cards = screen?.cards ?? [];
  const screenId = `${stepIndex}.${part}`;
  const heading = useHeadingOf(screenId);
  const hasSpaceBeside = useMedia(TABLET);
  const isDesktop = useMedia(DESKTOP);

  const titleOf = (at: number) =>
    at < 0 ? cookingMessages.setOut : screens.titleOf(at) || detail.step(at + 1);
  const title = titleOf(stepIndex);
  const isOwnTitle = stepIndex >= 0 && Boolean(screens.titleOf(stepIndex));
  const striking = strikingOf(cooking);
  const { isStruck } = striking;
  const { additionsOf, sentences } = useCardTexts(step, cards, { besides, isStruck });
  const ownLine = (text: string): SpokenLine => ({ text, language });
  const reading = useScreenAloud(screenId, [title, ...sentences], ({ spokenSentence, spokenThing }) => [
    isOwnTitle ? ownLine(title) : { text: title, language: messages.locale },
    ...(step ? sentences : gathered.map((thing) => spokenThing(thing, messages, language))).map((text) =>
      ownLine(spokenSentence(text, language)),
    ),
  ]);
  useEffect(() => {
    // A failure is ignored here: loading is tried again when it is needed.
    loadStepTimer().catch(() => {});
  }, []);

  const goTo = (to: ScreenPosition) => cookingStore.do({ type: "go-to", slug, ...to });
  const actions: StepActions = {
    next: () => (next ? goTo(next) : onFinish()),
    previous: () => goTo(previous ?? position),
    toggle: (doneId) => cookingStore.do({ type: "toggle-done", slug, doneId }),
    startTimer: () => {
      if (step) void startStepTimer(slug, step, (subStep) => detail.subStep(stepIndex + 1, subStep + 1));
    },
    pauseTimer: () => cookingStore.do({ type: "pause-step-timer", slug }),
    resetTimer: () => cookingStore.do({ type: "reset-step-timer", slug }),
  };
  const doneIds = step
    ? cards.filter(({ isLast }) => isLast).map(({ subStep }) => doneIdOf(stepIndex, subStep))
    : gathered.map(({ doneId }) => doneId);
  useCookingKeys({
    next: actions.next,
    previous: actions.previous,
    tick: () => {
      const open = doneIds.find((doneId) => !cooking.done.includes(doneId));
      if (open !== undefined) actions.toggle(open);
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
    else if (next) actions.next();
  });

  const stepOf = cookingMessages.stepOf(stepIndex + 1, steps.length);
  const isInParts = screen && screen.parts > 1;
  const stepPart = isInParts ? cookingMessages.stepPart(stepOf, part + 1, screen.parts) : stepOf;
  const written = recipe.steps[stepIndex];
  const close = () => setSheet(null);
  const neededList = (otherwise: ReactNode = null) =>
    written && (
      <Suspense>
        <NeededList
          recipe={recipe}
          step={written}
          chosen={cooking}
          isStruck={isStruck}
          otherwise={otherwise}
        />
      </Suspense>
    );
  return (
    <>
      <CookingScreen
        heading={heading}
        swipe={swipe}
        name={name}
        recipePath={paths.recipe(slug)}
        stepIndex={stepIndex}
        steps={steps.length}
        position={step ? stepPart : cookingMessages.beforeYouStart}
        title={title}
        isOwnTitle={isOwnTitle}
        needed={hasSpaceBeside && neededList(isDesktop && props.ingredientList({ ingredients, striking }))}
        ingredientsButton={ingredientsButton({ ingredients, striking, stepRows: neededList() })}
        switcher={
          <Suspense>
            <CookingSwitch slug={slug} />
          </Suspense>
        }
        tools={
          <Suspense fallback={<div aria-hidden className="size-12 [grid-area:tools]" />}>
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
                cards={cards}
                countdown={cooking.stepTimer}
                actions={actions}
              />
            </Suspense>
          )
        }
        keys={
          step ? (
            <StepButtons before={previous && titleOf(previous.stepIndex)} isLast={!next} actions={actions} />
          ) : (
            <Button size="main" full onClick={actions.next}>
              {cookingMessages.allSet}
              <ArrowRight aria-hidden />
            </Button>
          )
        }
      >
        {!previous && props.notes}
        {step ? (
          <SubStepCards
            recipe={{ slug, name }}
            units={cooking.units}
            additionsOf={additionsOf}
            isStruck={isStruck}
            step={step}
            stepIndex={stepIndex}
            cards={cards}
            done={cooking.done}
            onToggle={actions.toggle}
            timedText={timedText}
          />
        ) : (
          <>
            {props.question}
            <ReadyThings things={things} done={cooking.done} onToggle={actions.toggle} />
          </>
        )}
        {step && part === 0 && <StepTips key={stepIndex} of={step} />}
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
