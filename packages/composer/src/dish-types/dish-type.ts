import type { Bilingual } from "../bilingual.ts";
import type { Dish } from "../dish.ts";
import type { Food, Kind, PerServing, Role, Technique } from "../pantry/food.ts";
import type { Plan } from "../plan.ts";

/**
 * A slot of a dish: the foods that it takes and their amount. Lists of foods are ids separated by spaces, best first.
 */
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
  /** The planner leaves the slot empty if one of these slots has a food. */
  unless?: string;
  /** Requested foods in these slots count towards `min`. */
  lessBy?: string;
  /** The only cuisines in which the slot is filled. */
  inCuisines?: string;
  /** Filled only where the dish has a food of these kinds. */
  besideKinds?: readonly Kind[];
  /** True to take the first allowed food of `fill`, instead of the one that suits best. */
  isStrict?: boolean;
  /** True when the dish works without the slot where no food suits it. */
  isSoft?: boolean;
  /** The foods from which the planner chooses; by default all that suit the cuisine. */
  fill?: string;
  /** A factor on the pantry's amount. */
  share?: number;
  /** The amount, instead of the pantry's. */
  amount?: PerServing | ((chosen: ReadonlyMap<string, readonly Food[]>) => PerServing);
}

/** A dish type: the slots that it has and how it is cooked. */
export interface DishType {
  id: string;
  /** The names of the dish type, the first is used in tags. */
  words: Bilingual;
  /**
   * Words that request it as a way of cooking, unless another dish type is named: "roasted" in "roasted tomato soup".
   */
  ways?: Bilingual;
  /** The title: `{main}`, `{base}` and `{flavour}` are filled; " with {more}" is appended unless it is present. */
  title: (dish: Dish) => Bilingual;
  /** The slots that name the dish, the most telling first, and those that are named beside them. */
  lead: string;
  beside?: string;
  /** The slot that `{base}` names. */
  base?: string;
  servings: number;
  difficulty: "easy" | "medium";
  /** The cuisines that can season it. */
  cuisines: string;
  /** The cuisine that it belongs to whatever its foods are. */
  home?: string;
  /** Ids or kinds of foods that suggest it by themselves. */
  invites: string;
  meal: "light" | "main";
  slots: Readonly<Record<string, Slot>>;
  plan: (dish: Dish) => Plan;
}
