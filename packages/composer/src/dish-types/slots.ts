import type { Technique } from "../pantry/food.ts";
import type { Slot } from "./dish-type.ts";

/** Slots that many dish types share. */

export const SALT: Slot = { only: "salt", fill: "salt", min: 1, isSoft: true };
/** The salt for boiling water, most of which is poured away. */
export const WATER_SALT: Slot = { only: "salt", fill: "salt", min: 1, isSoft: true, amount: [0.5, "tsp"] };
export const PEPPER: Slot = { only: "black-pepper", fill: "black-pepper", min: 1, isSoft: true };

/** Returns the slot of fat for hot pans and ovens; butter only where the query names it. */
export const fat = (tablespoons = 0.5): Slot => ({
  only: "olive-oil sunflower-oil butter butter-plant",
  fill: "olive-oil sunflower-oil",
  min: 1,
  share: tablespoons / 0.5,
});
/** Returns the slot of fat for a gentle heat. */
export const softFat = (tablespoons = 0.5): Slot => ({
  ...fat(tablespoons),
  fill: "olive-oil butter",
  isStrict: true,
});

export const aromatics = (min: number, how: Technique = "fry"): Slot => ({
  roles: ["aromatic"],
  how,
  min,
  max: 4,
  share: 1.4,
});

export const spices = (min = 0): Slot => ({
  roles: ["spice"],
  not: "salt black-pepper",
  min,
  max: 3,
});
/** Returns the slot of tender herbs, which are added at the end. */
export const herb = (min = 1): Slot => ({
  roles: ["herb"],
  not: "bay-leaf thyme rosemary sage oregano herbes-de-provence",
  min,
  max: 2,
});
/** Returns the slot of herbs that must cook. */
export const woody = (min = 0): Slot => ({
  only: "thyme rosemary sage oregano herbes-de-provence bay-leaf",
  min,
  max: 2,
});
export const acid = (min = 0): Slot => ({ roles: ["acid"], min });
export const cheese = (min = 0): Slot => ({ roles: ["cheese"], min, max: 2 });
export const topping = (min = 0): Slot => ({
  roles: ["topping"],
  not: "",
  min,
  max: 2,
});
export const sauce = (): Slot => ({ roles: ["sauce"], max: 2 });
