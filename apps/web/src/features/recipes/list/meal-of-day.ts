export const MEALS = ["breakfast", "lunch", "dinner"] as const;
export type Meal = (typeof MEALS)[number];

/** Returns the next meal at this hour (0 to 23) of the user's clock. */
export function mealOf(hour: number): Meal {
  if (hour < 12) return "breakfast";
  return hour < 18 ? "lunch" : "dinner";
}
