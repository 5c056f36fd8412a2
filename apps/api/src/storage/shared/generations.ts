/** The number of recipes that a store returns for one query: the newest ones may have been deleted. */
export const RECIPES_FOR_A_QUERY = 5;
