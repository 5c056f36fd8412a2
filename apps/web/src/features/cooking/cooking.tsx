import type { Cooking as KitchenCooking } from "@larder/domain/cooking/cooking-state";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { CookingSession, type CookingProps } from "@/features/cooking/cooking-session";
import { beginCooking } from "@/features/cooking/begin-cooking";
import { cookingStore, useCooking } from "@/lib/timers/cooking-store";
import { paths } from "@/lib/navigation/paths";
import { type CutIntoScreens, useScreens } from "@/features/cooking/screens-around";
import { useCookingSettings } from "@/features/cooking/cooking-settings";

const Finished = lazy(() => import("@/features/cooking/finished"));

/** Draws a recipe that is cooked step by step. It goes on at the last step, also after a reload or days. */
export function Cooking(props: CookingProps) {
  const { cookingScreens } = useScreens();
  return <BegunCooking {...props} cookingScreens={cookingScreens} />;
}

/** Draws the state of a cooking. It suspends for no code, so that each action shows at once. */
function BegunCooking(props: CookingProps & { cookingScreens: CutIntoScreens }) {
  const { recipe } = props;
  useCookingAppearance();
  const [finished, setFinished] = useState(false);
  const cooking = useBegun(recipe, finished);
  if (finished) {
    return (
      <Suspense>
        <Finished recipe={recipe} recipePath={paths.recipe(recipe.slug)} userId={props.userId} />
      </Suspense>
    );
  }
  if (!cooking) return null;
  const finish = () => {
    setFinished(true);
    cookingStore.do({ type: "leave", slug: recipe.slug });
  };
  return <CookingSession {...props} cooking={cooking} onFinish={finish} />;
}

/**
 * Returns the cooking of this recipe, and begins it. An existing one is begun again, too: the recipe may have been
 * edited since.
 */
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

/**
 * Applies the appearance settings of cooking mode to the whole page, its sheets included, while the component is
 * mounted.
 */
function useCookingAppearance(): void {
  const { textSize, highContrast } = useCookingSettings();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (textSize) dataset.text = textSize;
    if (highContrast) dataset.contrast = "high";
    return () => {
      delete dataset.text;
      delete dataset.contrast;
    };
  }, [textSize, highContrast]);
}
