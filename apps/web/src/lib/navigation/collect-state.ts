import { useHistoryState } from "wouter/use-browser-location";

/** The state with which to go to a page that offers to put these recipes into a collection. */
export const collectState = (recipeIds: readonly string[]) => ({ collect: [...recipeIds] });

/**
 * Returns the ids of the recipes that the user has come to a page to put into a collection; null for none. The state stays
 * with the entry of the history until `forgetCollectState` is called.
 */
export function useCollectState(): readonly string[] | null {
  const ids: unknown = Object(useHistoryState()).collect;
  return Array.isArray(ids) && ids.every((id) => typeof id === "string") ? ids : null;
}

/** Removes the recipes from the state of the page, so that they are not offered again on the way back. */
export function forgetCollectState(): void {
  const { collect: _, ...state } = Object(history.state);
  history.replaceState(state, "");
}
