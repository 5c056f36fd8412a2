import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { DishTypeChoice } from "./choose-dish-type.ts";
import { preferenceOf } from "./wanted-foods.ts";
import { PREFERENCES } from "./query/query-words.ts";
import type { ParsedQuery } from "./query/parsed-query.ts";

/** Dish types that are blended, or can be. */
const SMOOTH_DISH_TYPES = new Set(["soup", "cold-soup", "smoothie"]);

/** Returns notes on the parts of the query that were not used. */
export function notesOnQuery({ unknown, notObeyed, understood }: ParsedQuery): ComposerNote[] {
  const notes = [
    ...unknown.map((word): ComposerNote => ({ code: "unknown", words: [word] })),
    ...notObeyed.map((words): ComposerNote => ({ code: "not-obeyed", words: [words] })),
  ];
  return understood.length > 0 ? notes : [...notes, { code: "not-understood", words: [] }];
}

/** Returns notes on the differences between a recipe and its query. */
export function notesOnRecipe(
  recipe: RecipeDraft,
  { dishType, placement }: DishTypeChoice,
  parsed: ParsedQuery,
): ComposerNote[] {
  const { dishTypes, maxMinutes, language, preferences, dish } = parsed;
  const notes = placement.skipped.map((asked): ComposerNote => {
    const preferenceName = preferenceOf(asked);
    return preferenceName
      ? { code: "not-obeyed", words: [firstWord(PREFERENCES[preferenceName][language])] }
      : { code: "skipped", words: [asked.words] };
  });
  if (dish?.dish.isOnlyLike && dish.dish.dishType === dishType.id)
    notes.push({ code: "other-dish", words: [dish.words] });
  for (const each of dishTypes)
    if (each.dishType !== dishType) notes.push({ code: "other-dish", words: [each.words] });
  if (preferences.has("smooth") && !SMOOTH_DISH_TYPES.has(dishType.id))
    notes.push({ code: "not-obeyed", words: [firstWord(PREFERENCES.smooth[language])] });
  const minutes = recipe.duration.total_time_minutes;
  if (maxMinutes !== undefined && minutes > maxMinutes)
    notes.push({ code: "too-slow", words: [String(maxMinutes), String(minutes)] });
  return notes;
}

function firstWord(words: string): string {
  return words.split(", ")[0] ?? words;
}
