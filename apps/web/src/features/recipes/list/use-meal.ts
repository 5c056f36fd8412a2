import { mealOf } from "@/features/recipes/list/meal-of-day";
import { useEffect, useState } from "react";

const LOOK_AGAIN_MS = 60_000;

/** Returns the next meal, also on a page that stays open over noon. */
export function useMeal() {
  const [meal, setMeal] = useState(mealNow);
  useEffect(() => {
    const timer = setInterval(() => setMeal(mealNow()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return meal;
}

const mealNow = () => mealOf(new Date().getHours());
