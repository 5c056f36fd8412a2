/** The servings of a recipe that states none. */
export const DEFAULT_SERVINGS = 4;
