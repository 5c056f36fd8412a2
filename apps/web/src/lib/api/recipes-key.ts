/** The first part of the key of every query whose answer changes with the collection. */
export const recipesKey = ["recipes"] as const;
