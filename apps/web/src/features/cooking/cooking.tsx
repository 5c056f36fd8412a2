import type { Cooking as KitchenCooking } from "@larder/domain/cooking/kitchen";
import type { Ingredients, Recipe } from "@larder/domain/recipe";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { AmountsChoice } from "@/features/cooking/amounts-choice";
import { beginCooking } from "@/features/cooking/begin-cooking";
import { Finished } from "@/features/cooking/finished";
import { readyList } from "@/features/cooking/ready-list";
import { ReadyScreen } from "@/features/cooking/ready-screen";
import { shownAmounts } from "@/features/cooking/shown-recipe";
import { type StepActions, StepScreen } from "@/features/cooking/step-screen";
import { CookingSwitch } from "@/features/cooking/cooking-switch";
import { useAmounts } from "@/features/cooking/use-amounts";
import { useCookingWords } from "@/features/cooking/words";
import { useMessages } from "@/lib/i18n";
import { kitchen, useCooking } from "@/lib/kitchen";
import { paths } from "@/lib/paths";

interface CookingProps {
  /** A recipe that has steps. */
  recipe: Recipe;
  /** The key to all ingredients, with what is chosen about their amounts above them. */
  ingredientsKey: (amounts: ReactNode, ingredients: Ingredients) => ReactNode;
  /** A sub-step's sentence, with its times as chips. */
  sentence: (text: string, place: { step: number; subStep: number }) => ReactNode;
  dock: ReactNode;
}

/** A recipe, cooked step by step. It goes on where one was, also after a reload or days. */
export function Cooking(props: CookingProps) {
  const { recipe } = props;
  const [finished, setFinished] = useState(false);
  const cooking = useBegun(recipe, finished);
  if (finished) {
    return <Finished name={recipe.name} tags={recipe.tags} recipePath={paths.recipe(recipe.slug)} />;
  }
  if (!cooking) return null;
  const finish = () => {
    setFinished(true);
    kitchen.do({ type: "leave", slug: recipe.slug });
  };
  return <AtTheStove {...props} cooking={cooking} onFinish={finish} />;
}

/** The cooking of this recipe. What goes on is begun again, too: the recipe may have been edited meanwhile. */
function useBegun(recipe: Recipe, finished: boolean): KitchenCooking | undefined {
  const cooking = useCooking(recipe.slug);
  const isMissing = !cooking && !finished;
  const begin = useEffectEvent(() => beginCooking(recipe));
  useEffect(() => begin(), [recipe.slug, recipe.name, recipe.steps.length]);
  useEffect(() => {
    if (isMissing) begin();
  }, [isMissing]);
  return cooking;
}

interface AtTheStoveProps extends CookingProps {
  cooking: KitchenCooking;
  onFinish: () => void;
}

function AtTheStove({ recipe, cooking, ingredientsKey, sentence, dock, onFinish }: AtTheStoveProps) {
  const words = useCookingWords();
  const { detail } = useMessages();
  const { slug, name, tools } = recipe;
  const { ingredients, steps } = shownAmounts(recipe, cooking);
  const things = readyList(ingredients, tools);
  const first = things.length > 0 ? -1 : 0;
  const place = Math.max(first, cooking.place);

  const goTo = (next: number) => kitchen.do({ type: "go-to", slug, place: next });
  const actions: StepActions = {
    next: () => (place < steps.length - 1 ? goTo(place + 1) : onFinish()),
    previous: () => goTo(Math.max(first, place - 1)),
    toggle: (mark) => kitchen.do({ type: "toggle-done", slug, mark }),
    startTimer: (seconds) => kitchen.do({ type: "start-step-timer", slug, seconds }),
    pauseTimer: () => kitchen.do({ type: "pause-step-timer", slug }),
    resetTimer: () => kitchen.do({ type: "reset-step-timer", slug }),
  };
  const heading = useHeadingOf(place);
  const amounts = useAmounts(slug);
  const frame = {
    heading,
    name,
    recipePath: paths.recipe(slug),
    steps: steps.length,
    ingredientsKey: ingredientsKey(<AmountsChoice written={recipe.servings} {...amounts} />, ingredients),
    switcher: <CookingSwitch slug={slug} />,
    tools: null,
    dock,
  };

  const step = steps[place];
  if (!step) {
    return (
      <ReadyScreen
        frame={frame}
        things={things}
        done={cooking.done}
        onToggle={actions.toggle}
        onNext={actions.next}
      />
    );
  }
  const before = steps[place - 1];
  const titleBefore = before && (before.main_step || detail.step(place));
  return (
    <StepScreen
      frame={frame}
      step={step}
      place={place}
      back={
        titleBefore !== undefined
          ? { label: words.previousStep(titleBefore), title: titleBefore }
          : first < 0
            ? { label: words.previousStep(words.setOut), title: words.setOut }
            : null
      }
      done={cooking.done}
      countdown={cooking.stepTimer}
      actions={actions}
      sentence={(text, subStep) => sentence(text, { step: place, subStep })}
    />
  );
}

/** Focus goes to the heading of another screen, but not away from where it is when the page opens. */
function useHeadingOf(place: number) {
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
