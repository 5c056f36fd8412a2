/**
 * The largest sizes of a recipe's fields. `normaliseRecipe` cuts to these; forms and the contract reject larger ones.
 */
export const LIMITS = {
  nameLength: 400,
  textLength: 5_000,
  shortTextLength: 300,
  urlLength: 2_000,
  groups: 40,
  groupKeyLength: 60,
  rowsPerGroup: 200,
  steps: 100,
  subStepsPerStep: 100,
  tags: 30,
  tools: 60,
  /** The pictures after the first one. */
  moreImages: 20,
  notes: 60,
  linkedRecipes: 60,
  listEntries: 60,
  minutes: 60 * 24 * 60,
  servings: 1_000,
} as const;
