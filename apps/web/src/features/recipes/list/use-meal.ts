import { mealOf, type Meal } from "@/features/recipes/list/meal-of-day";
import { useEffect, useState } from "react";
import { useIsHydrated } from "@/lib/hydration/document-state";

const LOOK_AGAIN_MS = 60_000;

/**
 * Returns the next meal, also on a page that stays open over noon; null while the server renders, which does not know
 * the user's clock.
 */
export function useMeal(): Meal | null {
  const isHydrated = useIsHydrated();
  const [meal, setMeal] = useState(mealNow);
  useEffect(() => {
    const timer = setInterval(() => setMeal(mealNow()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return isHydrated ? meal : null;
}

const mealNow = () => mealOf(new Date().getHours());
