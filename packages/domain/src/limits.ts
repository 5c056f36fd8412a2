/** How much of each thing a recipe may hold. The gate cuts to these; forms and the contract refuse beyond them. */
export const LIMITS = {
  nameLength: 200,
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
  listEntries: 60,
  minutes: 60 * 24 * 60,
  servings: 1_000,
} as const;
