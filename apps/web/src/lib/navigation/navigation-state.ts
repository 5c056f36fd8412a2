import { useHistoryState } from "wouter/use-browser-location";

/** The input that a page passes to the next one, so that the user need not paste it twice. */
export interface NavigationState {
  text?: string;
  json?: string;
  url?: string;
}

/**
 * Returns the navigation state of the page. It is stored with the entry of the history, so the way back restores it.
 */
export function useNavigationState(): Required<NavigationState> {
  const state: unknown = useHistoryState();
  return { text: textOf(state, "text"), json: textOf(state, "json"), url: textOf(state, "url") };
}

/** Stores the navigation state with the current page, for the way back to it. */
export function storeNavigationState(navigationState: NavigationState): void {
  history.replaceState(navigationState, "");
}

function textOf(state: unknown, name: keyof NavigationState): string {
  const value = typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === "string" ? value : "";
}
