import type { Bilingual } from "../bilingual.ts";
import type { Cut } from "../cuts.ts";
import type { Dish } from "../dish.ts";
import type { Food, Kind, PerServing, Role, Technique } from "../pantry/food.ts";
import type { Plan } from "../plan.ts";

/** A place in a dish: what may stand there and how much of it. Lists of foods are ids parted by spaces, best first. */
export interface Slot {
  roles?: readonly Role[];
  kinds?: readonly Kind[];
  /** These foods and no others. */
  only?: string;
  /** These never. */
  not?: string;
  /** How it is cooked: the pantry must know the time, and says the cut. */
  how?: Technique;
  /** How many the planner puts there if the query names fewer; none unless said. */
  min?: number;
  /** How many may stand there; one unless said. */
  max?: number;
  /** The planner puts nothing there if one of these slots has something. */
  unless?: string;
  /** Foods asked for in these slots count towards `min`. */
  lessBy?: string;
  /** Filled in these kitchens alone. */
  inCuisines?: string;
  /** Filled only where the dish has something of these kinds. */
  besideKinds?: readonly Kind[];
  /** The first of `fill` that may be eaten, not the one that suits best. */
  isStrict?: boolean;
  /** The dish works without it where nothing may stand there. */
  isSoft?: boolean;
  /** What the planner chooses from; without it, from all that suits the kitchen's way of seasoning. */
  fill?: string;
  /** Times the pantry's amount. */
  share?: number;
  /** Instead of the pantry's amount. */
  amount?: PerServing | ((chosen: ReadonlyMap<string, readonly Food[]>) => PerServing);
  /** Instead of the pantry's cut; "as it is" for none. */
  cut?: Cut | "as it is";
}

/** A kind of dish: the parts it needs and how it is cooked. */
export interface DishType {
  id: string;
  /** What it is called, the first in tags. */
  words: Bilingual;
  /** What asks for it as a way of cooking, unless another kind of dish is named: "roasted" in "roasted tomato soup". */
  ways?: Bilingual;
  /** Its title: `{main}`, `{base}` and `{flavour}` are filled; " with {more}" is put behind unless it is there. */
  title: (dish: Dish) => Bilingual;
  /** The slots that name the dish, the most telling first, and those that are named beside them. */
  lead: string;
  beside?: string;
  /** The slot that `{base}` names. */
  base?: string;
  servings: number;
  difficulty: "easy" | "medium";
  /** Kitchens that it can be seasoned like. */
  cuisines: string;
  /** A kitchen that it belongs to whatever it is made of. */
  home?: string;
  /** Ids or kinds of foods that ask for it by themselves. */
  invites: string;
  meal: "breakfast" | "light" | "main" | "dessert" | "drink";
  /** Takes only what may be sweet. */
  isSweet?: boolean;
  slots: Readonly<Record<string, Slot>>;
  plan: (dish: Dish) => Plan;
}
