import { LIMITS } from "../limits.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";

/** The longest text that an AI is given to read. */
export const AI_TEXT_MAX_LENGTH = 20_000;

/** Said by its tags, for as long as it is kept, of a recipe that an AI wrote or read. */
export const AI_TAG = "ai-generated";

/** A draft that an AI read, marked as such for as long as it is kept. */
export function markedAsAi(draft: RecipeDraft): RecipeDraft {
  const others = draft.tags.filter((tag) => tag !== AI_TAG).slice(0, LIMITS.tags - 1);
  return { ...draft, tags: [...others, AI_TAG] };
}
