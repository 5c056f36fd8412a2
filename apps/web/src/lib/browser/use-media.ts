import { useCallback, useSyncExternalStore } from "react";

/** Returns whether a media query matches now; rerenders when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Matches a phone in landscape, which has no room for several rows; the same as in the tokens. */
export const SHORT = "(max-height: 30rem) and (min-width: 40rem)";

/** The width from which a page has room for two columns; the same as in the tokens. */
export const DESKTOP = "(min-width: 56.25rem)";
