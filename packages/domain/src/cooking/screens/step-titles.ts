import type { Step } from "../../recipe/recipe.ts";

/**
 * Returns the title of each step; null for a step without one, and for one whose title an earlier step has, so that no
 * two screens of a recipe bear the same name.
 */
export function stepTitles(steps: readonly Pick<Step, "main_step">[]): (string | null)[] {
  const seen = new Set<string>();
  return steps.map(({ main_step: title }) => {
    const folded = foldTitle(title);
    if (folded === "" || seen.has(folded)) return null;
    seen.add(folded);
    return title;
  });
}

/** Returns a title for comparison, without its case. */
export function foldTitle(title: string): string {
  return title.trim().toLowerCase();
}
