import type { Season } from "./pantry/food.ts";

/** Wishes that change which foods are chosen, and the kind of dish. */
export const PREFERENCES = [
  "vegetables",
  "quick",
  "spicy",
  "creamy",
  "protein",
  "hearty",
  "smooth",
  "breakfast",
  "light",
  "main",
  "dessert",
  "drink",
] as const;
export type Preference = (typeof PREFERENCES)[number];

export const SEASONS: readonly Season[] = ["spring", "summer", "autumn", "winter"];
