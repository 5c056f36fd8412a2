/** For how many a recipe is that does not say. */
export const DEFAULT_SERVINGS = 4;
