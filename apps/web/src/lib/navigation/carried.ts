import { useHistoryState } from "wouter/use-browser-location";

/** What one page hands to the next one, so that nobody has to paste it twice. */
export interface Carried {
  text?: string;
  json?: string;
  url?: string;
}

/** What the page was handed. It is kept with the entry of the history: the way back finds it again. */
export function useCarried(): Required<Carried> {
  const state: unknown = useHistoryState();
  return { text: textOf(state, "text"), json: textOf(state, "json"), url: textOf(state, "url") };
}

/** Keeps something with the page one is on, for the way back to it. */
export function keepCarried(carried: Carried): void {
  history.replaceState(carried, "");
}

function textOf(state: unknown, name: keyof Carried): string {
  const value = typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === "string" ? value : "";
}
