import type { Section } from "@larder/domain/collection/collection";
import type { CollectedRecipe } from "@larder/domain/contract/collections";

/** The recipes of a section; of those without one the section is null. */
export interface SectionGroup {
  section: Section | null;
  recipes: readonly CollectedRecipe[];
}

/** Returns the loaded recipes by section: those without a section first, then each section in its order, also empty ones. */
export function groupsOf(
  sections: readonly Section[],
  recipes: readonly CollectedRecipe[],
): readonly SectionGroup[] {
  const known = new Set(sections.map(({ id }) => id));
  const bySection = Map.groupBy(recipes, ({ sectionId }) =>
    sectionId !== null && known.has(sectionId) ? sectionId : null,
  );
  return [null, ...sections].map((section) => ({
    section,
    recipes: bySection.get(section?.id ?? null) ?? [],
  }));
}

/** Where a recipe goes: into a section, before a recipe of it or to its end. */
export interface Move {
  recipeId: string;
  sectionId: string | null;
  before: string | null;
}

/**
 * Returns the loaded recipes after a move.
 *
 * @param isWhole whether all recipes are loaded. Else a recipe that goes to the end of the last loaded section leaves the
 *   loaded ones: that end comes with a later page
 */
export function afterMove(
  sections: readonly Section[],
  recipes: readonly CollectedRecipe[],
  { recipeId, sectionId, before }: Move,
  isWhole: boolean,
): readonly CollectedRecipe[] {
  const moved = recipes.find(({ id }) => id === recipeId);
  if (!moved) return recipes;
  const others = recipes.filter(({ id }) => id !== recipeId);
  const lastLoaded = recipes.at(-1)?.sectionId ?? null;
  const order = [null, ...sections.map(({ id }) => id)];
  const isBeyond = !isWhole && order.indexOf(sectionId) >= order.indexOf(lastLoaded);
  return groupsOf(sections, others).flatMap((group) => {
    if ((group.section?.id ?? null) !== sectionId) return group.recipes;
    const at = group.recipes.findIndex(({ id }) => id === before);
    if (at === -1) return isBeyond ? group.recipes : [...group.recipes, { ...moved, sectionId }];
    return group.recipes.toSpliced(at, 0, { ...moved, sectionId });
  });
}

/**
 * Returns the move of a recipe by one within its section; null at the section's end.
 *
 * @param isWhole whether the recipes of the section are all loaded
 */
export function stepOf(
  { section, recipes }: SectionGroup,
  recipeId: string,
  step: "up" | "down",
  isWhole: boolean,
): Move | "not-loaded" | null {
  const at = recipes.findIndex(({ id }) => id === recipeId);
  const sectionId = section?.id ?? null;
  if (step === "up") {
    const before = at > 0 ? recipes[at - 1]?.id : undefined;
    return before === undefined ? null : { recipeId, sectionId, before };
  }
  const after = recipes[at + 2]?.id;
  if (after !== undefined) return { recipeId, sectionId, before: after };
  if (!isWhole) return "not-loaded";
  return at + 1 < recipes.length ? { recipeId, sectionId, before: null } : null;
}

/** Cuts the recipes into pages of the lengths that they had; the last one takes the rest. */
export function inPages<Page extends { recipes: readonly CollectedRecipe[] }>(
  pages: readonly Page[],
  recipes: readonly CollectedRecipe[],
): Page[] {
  let from = 0;
  return pages.map((page, index) => {
    const to = index === pages.length - 1 ? recipes.length : from + page.recipes.length;
    const cut = { ...page, recipes: recipes.slice(from, to) };
    from = to;
    return cut;
  });
}
