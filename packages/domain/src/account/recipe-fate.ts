/** The choices for the recipes of a deleted account: they stay without an owner, or are deleted too. */
export const RECIPE_FATES = ["keep", "delete"] as const;
export type RecipeFate = (typeof RECIPE_FATES)[number];
