import type { DietaryMessages, UnderstoodMessages } from "@larder/domain/messages/messages";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { keys } from "@/features/generate/request-corrections";

/**
 * A part of a request, as the user sees it.
 * - `wanted`: what the recipe is to have or to be
 * - `barred`: what it must not have
 * - `unknown`: words that are passed over
 * - `unclear`: words of an exclusion that name nothing known; nothing is made before they are settled
 */
export interface RequestChip {
  key: string;
  label: string;
  kind: "wanted" | "barred" | "unknown" | "unclear";
}

interface ChipMessages {
  understood: UnderstoodMessages;
  diets: DietaryMessages["diets"];
}

/**
 * Lists the parts of a request.
 *
 * @param knowsAllDishes whether a dish without an id can be made nevertheless, because a model makes it
 */
export function requestChips(
  request: RecipeRequest,
  { understood, diets }: ChipMessages,
  knowsAllDishes: boolean,
): RequestChip[] {
  const { dish, servings, minutes } = request;
  const named: Readonly<Record<string, string>> = understood.preferences;
  const wanted = (key: string, label: string): RequestChip => ({ key, label, kind: "wanted" });
  const isKnown = dish !== null && (dish.id !== null || knowsAllDishes);
  const shownFoods = request.foods.filter(({ words }) => words !== dish?.words);
  return [
    ...request.unresolved.map((words) => ({
      key: keys.unresolved(words),
      label: understood.unclear(words),
      kind: "unclear" as const,
    })),
    ...(dish
      ? [
          {
            key: keys.dish(dish),
            label: isKnown ? capitalised(dish.words) : understood.unknownDish(dish.words),
            kind: isKnown ? ("wanted" as const) : ("unknown" as const),
          },
        ]
      : []),
    ...shownFoods.map((food) => wanted(keys.food(food), food.words)),
    ...request.excluded.map((each) => ({
      key: keys.excluded(each),
      label: understood.without(each.words),
      kind: "barred" as const,
    })),
    ...request.diets.map(({ diet }) => ({
      key: keys.diet(diet),
      label: diets[diet],
      kind: "barred" as const,
    })),
    ...(servings === null ? [] : [wanted(keys.servings(servings), understood.servings(servings))]),
    ...(minutes === null ? [] : [wanted(keys.minutes(minutes), understood.minutes(minutes))]),
    ...request.tools.map((each) =>
      wanted(keys.tool(each), each.use ? each.words : understood.noTool(each.words)),
    ),
    ...request.preferences.map((id) => wanted(keys.preference(id), named[id] ?? id)),
    ...(request.onlyThese ? [wanted(keys.onlyThese, understood.onlyThese)] : []),
    ...request.unknown.map((words) => ({
      key: keys.unknown(words),
      label: understood.notUnderstood(words),
      kind: "unknown" as const,
    })),
  ];
}

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
