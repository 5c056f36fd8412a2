import { termsFromQuery } from "@larder/domain/search-terms";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "@/lib/paths";

const NAVIGATION_DELAY_MS = 100;

/** The ingredient terms of the address. The chips change at once, the address, and with it the list, a moment later. */
export function useTerms(): {
  terms: readonly string[];
  chips: readonly string[];
  setChips: (chips: readonly string[]) => void;
} {
  const search = useRawSearch();
  const [, navigate] = useLocation();
  const terms = useMemo(() => termsFromQuery(search), [search]);
  const [ahead, setAhead] = useState<{ from: string; chips: readonly string[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function setChips(chips: readonly string[]): void {
    setAhead({ from: search, chips });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(paths.recipeSearch(chips)), NAVIGATION_DELAY_MS);
  }

  // Once the address has moved on, it is what counts: the way back in the browser included.
  return { terms, chips: ahead?.from === search ? ahead.chips : terms, setChips };
}

/** The query as it stands in the address: the router's own is decoded, and would join "soy%20sauce+egg" to one term. */
function useRawSearch(): string {
  useSearch();
  return location.search;
}
