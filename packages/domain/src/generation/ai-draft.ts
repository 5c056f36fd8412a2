import { LIMITS } from "../limits.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";

/** The longest text that is sent to a model, in characters. */
export const AI_TEXT_MAX_LENGTH = 20_000;

/** The tag of a recipe that an AI wrote or extracted; it stays for as long as the recipe exists. */
export const AI_TAG = "ai-generated";

/** Adds `AI_TAG` to a draft. */
export function markedAsAi(draft: RecipeDraft): RecipeDraft {
  const others = draft.tags.filter((tag) => tag !== AI_TAG).slice(0, LIMITS.tags - 1);
  return { ...draft, tags: [...others, AI_TAG] };
}
