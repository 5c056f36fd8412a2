import { useHistoryState } from "wouter/use-browser-location";

/** What one page hands to the next one, so that nobody has to paste it twice. */
export interface NavigationState {
  text?: string;
  json?: string;
  url?: string;
}

/** What the page was handed. It is kept with the entry of the history: the way back finds it again. */
export function useNavigationState(): Required<NavigationState> {
  const state: unknown = useHistoryState();
  return { text: textOf(state, "text"), json: textOf(state, "json"), url: textOf(state, "url") };
}

/** Keeps something with the page one is on, for the way back to it. */
export function storeNavigationState(navigationState: NavigationState): void {
  history.replaceState(navigationState, "");
}

function textOf(state: unknown, name: keyof NavigationState): string {
  const value = typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === "string" ? value : "";
}
