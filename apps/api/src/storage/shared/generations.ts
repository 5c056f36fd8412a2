/** How many recipes of one query a store tells: somebody may have deleted the newest. */
export const RECIPES_FOR_A_QUERY = 5;
