import type { Bilingual } from "../bilingual.ts";
import type { Cut } from "../cuts.ts";
import type { Dish } from "../dish.ts";
import type { Food, Kind, PerServing, Role, Technique } from "../pantry/food.ts";
import type { Plan } from "../plan.ts";

/** A place in a dish: what may stand there and how much of it. Lists of foods are ids parted by spaces, best first. */
export interface Slot {
  roles?: readonly Role[];
  kinds?: readonly Kind[];
  /** The only foods that the slot takes. */
  only?: string;
  /** The foods that the slot never takes. */
  not?: string;
  /** The technique: the pantry must have its time, and gives the cut. */
  how?: Technique;
  /** The number of foods that the planner adds if the query names fewer; 0 by default. */
  min?: number;
  /** The largest number of foods; 1 by default. */
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
  /** The foods from which the planner chooses; by default all that suit the cuisine. */
  fill?: string;
  /** Times the pantry's amount. */
  share?: number;
  /** The amount, instead of the pantry's. */
  amount?: PerServing | ((chosen: ReadonlyMap<string, readonly Food[]>) => PerServing);
  /** The cut, instead of the pantry's; "as it is" for none. */
  cut?: Cut | "as it is";
}

/** A kind of dish: the parts it needs and how it is cooked. */
export interface DishType {
  id: string;
  /** The names of the dish type, the first is used in tags. */
  words: Bilingual;
  /**
   * Words that request it as a way of cooking, unless another dish type is named: "roasted" in "roasted tomato soup".
   */
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
