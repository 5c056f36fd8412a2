import type { RecipeDraft } from "@larder/domain/recipe/recipe";

/** What is still a guess after an edit: what the editor left as it was. Undefined when nothing is. */
export function stillAssumed(before: RecipeDraft, after: RecipeDraft): RecipeDraft["assumed"] {
  const unchanged = before.assumed?.filter(
    (part) => JSON.stringify(before[part]) === JSON.stringify(after[part]),
  );
  return unchanged && unchanged.length > 0 ? unchanged : undefined;
}
