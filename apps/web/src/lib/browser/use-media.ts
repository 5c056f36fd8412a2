import { useCallback, useSyncExternalStore } from "react";
import { useRenderedViewport } from "@/lib/hydration/document-state";

/**
 * Returns whether a media query matches now; rerenders when that changes. On a page that the server renders it is first
 * what the server took the screen for.
 */
export function useMedia(query: string): boolean {
  const rendered = useRenderedViewport();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => rendered === "desktop" && WIDE.has(query),
  );
}

/** Matches a phone in landscape, which has no room for several rows; the same as in the tokens. */
export const SHORT = "(max-height: 30rem) and (min-width: 40rem)";

/** Matches a small phone and one that is enlarged, which have room for one row of timers. */
export const LOW = "(max-height: 40rem)";

/** The width from which a step has room for what it takes beside it; the same as in the tokens. */
export const TABLET = "(min-width: 40rem)";

/** Matches a tablet held upright, which has room for the ingredients beside the steps. */
export const UPRIGHT_TABLET = "(min-width: 46rem) and (max-width: 56.24rem) and (min-height: 30.01rem)";

/** The width from which a page has room for two columns; the same as in the tokens. */
export const DESKTOP = "(min-width: 56.25rem)";

/** The queries that match a desktop's screen. */
const WIDE: ReadonlySet<string> = new Set([TABLET, DESKTOP]);
