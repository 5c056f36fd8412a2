import type { RecipeDraft } from "@larder/domain/recipe/recipe";

/** Returns the assumed parts that the editor left as they were; undefined when there are none. */
export function stillAssumed(before: RecipeDraft, after: RecipeDraft): RecipeDraft["assumed"] {
  const unchanged = before.assumed?.filter(
    (part) => JSON.stringify(before[part]) === JSON.stringify(after[part]),
  );
  return unchanged && unchanged.length > 0 ? unchanged : undefined;
}
