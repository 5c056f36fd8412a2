import type { ComposerNote } from "@larder/domain/generation/composer-note";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { FormChoice } from "./choose-form.ts";
import { wishOf } from "./wanted-foods.ts";
import { WISHES } from "./words/query-words.ts";
import type { Reading } from "./words/reading.ts";

/** Kinds of dish that are blended, or can be. */
const SMOOTH_FORMS = new Set(["soup", "cold-soup", "smoothie"]);

/** What the query said that nothing was made of. */
export function notesOnQuery({ unknown, notObeyed, understood }: Reading): ComposerNote[] {
  const notes = [
    ...unknown.map((word): ComposerNote => ({ code: "unknown", words: [word] })),
    ...notObeyed.map((words): ComposerNote => ({ code: "not-obeyed", words: [words] })),
  ];
  return understood.length > 0 ? notes : [...notes, { code: "not-understood", words: [] }];
}

/** What a recipe is not, or not quite, of what was asked for. */
export function notesOnRecipe(
  recipe: RecipeDraft,
  { form, placement }: FormChoice,
  reading: Reading,
): ComposerNote[] {
  const { forms, maxMinutes, language, wishes, dish } = reading;
  const notes = placement.leftOut.map((asked): ComposerNote => {
    const wish = wishOf(asked);
    return wish
      ? { code: "not-obeyed", words: [firstWord(WISHES[wish][language])] }
      : { code: "left-out", words: [asked.words] };
  });
  if (dish?.dish.isOnlyLike && dish.dish.form === form.id)
    notes.push({ code: "other-dish", words: [dish.words] });
  for (const each of forms) if (each.form !== form) notes.push({ code: "other-dish", words: [each.words] });
  if (wishes.has("smooth") && !SMOOTH_FORMS.has(form.id))
    notes.push({ code: "not-obeyed", words: [firstWord(WISHES.smooth[language])] });
  const minutes = recipe.duration.total_time_minutes;
  if (maxMinutes !== undefined && minutes > maxMinutes)
    notes.push({ code: "too-slow", words: [String(maxMinutes), String(minutes)] });
  return notes;
}

function firstWord(words: string): string {
  return words.split(", ")[0] ?? words;
}
