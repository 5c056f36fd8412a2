import { chooseCuisine, type DishTypeChoice } from "./choose-dish-type.ts";
import { fillSlots } from "./choose-foods.ts";
import type { Dish } from "./dish.ts";
import { withGivenAmounts } from "./given-amounts.ts";
import { makeDish } from "./make-dish.ts";
import type { Food } from "./pantry/food.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { durationOf, type Plan } from "./plan.ts";
import type { Random } from "./random.ts";
import { preferenceOf } from "./wanted-foods.ts";

/** The number of dish types that are planned again to meet a time limit, and how often. */
const RETRIED = 3;
const RETRIES = 2;
/** The share of a time limit for cooking the foods that the planner adds; the rest is for cutting and serving. */
const COOKING_SHARE = 0.6;

/** The vessels that stand on a hob. */
const HOB_TOOLS: ReadonlySet<string> = new Set(["pan", "smallPan", "pot", "pastaPot", "saucepan", "wok"]);

interface CookingContext {
  parsed: ParsedQuery;
  random: Random;
  isAllowed: (food: Food) => boolean;
  servings: number | undefined;
}

/** A dish with its plan. Only the best of those that are tried is written down. */
interface PlannedDish {
  choice: DishTypeChoice;
  dish: Dish;
  plan: Plan;
  minutes: number;
}

/** Returns the first choice that can be cooked; with a time limit the first that meets it, else the fastest. */
export function bestOf(choices: readonly DishTypeChoice[], context: CookingContext): PlannedDish | null {
  const { maxMinutes: limit } = context.parsed;
  if (limit === undefined) return fastestOf(choices, context, Number.POSITIVE_INFINITY)[0] ?? null;
  const timed = fastestOf(timely(choices, context.parsed), context, limit);
  // Where nothing that is added is done in time, the dish is made without regard to it, and a note says so.
  const tried = timed.length > 0 ? timed : fastestOf(choices, context, Number.POSITIVE_INFINITY);
  const [best] = tried;
  if (!best || best.minutes <= limit) return best ?? null;
  // Each try chooses other foods.
  const fastest = [...new Set(tried.map(({ choice }) => choice))].slice(0, RETRIED);
  const more = fastestOf(Array.from({ length: RETRIES }, () => fastest).flat(), context, limit);
  return [best, ...more].toSorted((a, b) => a.minutes - b.minutes)[0] ?? null;
}

/** Plans choices until one meets the limit; returns all, the fastest first. */
function fastestOf(
  choices: readonly DishTypeChoice[],
  context: CookingContext,
  limit: number,
): PlannedDish[] {
  const planned: PlannedDish[] = [];
  for (const choice of choices) {
    const dish = planChoice(choice, context, limit);
    if (dish) planned.push(dish);
    if (dish && dish.minutes <= limit) break;
  }
  return planned.toSorted((a, b) => a.minutes - b.minutes);
}

function planChoice(choice: DishTypeChoice, context: CookingContext, limit: number): PlannedDish | null {
  const { dishType, placement } = choice;
  const { parsed, random, isAllowed, servings = dishType.servings } = context;
  const cuisine = chooseCuisine(dishType, parsed, placement, random);
  const taste = { parsed, cuisine, random, isAllowed, maxMinutes: limit * COOKING_SHARE };
  const chosen = fillSlots(dishType, placement, taste);
  if (!chosen) return null;
  const named = placement.placed.filter(({ asked }) => preferenceOf(asked) === undefined);
  const asked = new Set(named.map(({ food }) => food));
  const dish = withGivenAmounts(
    makeDish(dishType, chosen, { servings, cuisine, parsed, asked }),
    parsed.foods,
  );
  const plan = dishType.plan(dish);
  const isHobBarred = parsed.request.tools.some(({ tool, use }) => tool === "stove" && !use);
  if (isHobBarred && plan.tools.some((tool) => HOB_TOOLS.has(tool))) return null;
  return { choice, dish, plan, minutes: durationOf(plan.steps).total_time_minutes };
}

/** Returns the choices to try with a time limit: the named dish types, else those that take the most foods. */
function timely(choices: readonly DishTypeChoice[], { dishTypes }: ParsedQuery): DishTypeChoice[] {
  const named = choices.filter(({ dishType }) => dishTypes.some((each) => each.dishType === dishType));
  if (named.length > 0) return named;
  const fewestSkipped = Math.min(...choices.map(({ placement }) => placement.skipped.length));
  return choices.filter(({ placement }) => placement.skipped.length === fewestSkipped);
}
