import { termsFromQuery, textFromQuery } from "@larder/domain/search/search-terms";
import { use, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { RECIPE_SORTS, type RecipeSort } from "@/features/recipes/recipe-search";
import { DocumentStateContext } from "@/lib/hydration/document-state";
import { paths } from "@/lib/navigation/paths";

const CHIP_DELAY_MS = 100;
/** The delay before a typed text is searched, so that typing does not send a request at each key. */
const TEXT_DELAY_MS = 250;

/** The contents of the search box. */
interface Box {
  chips: readonly string[];
  text: string;
}

/**
 * Returns the filters of the address, and the search box, which is a moment ahead of it: chips change at once, the
 * address and with it the list after 100 ms, or after 250 ms for a text. A text that is no chip yet searches the
 * names while there are no chips.
 */
export function useListAddress() {
  const raw = useRawSearch();
  const [, navigate] = useLocation();
  const said = useMemo(() => readAddress(raw), [raw]);
  const [ahead, setAhead] = useState<(Box & { from: string; to: string }) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Any address other than the one it left or leads to takes precedence, e.g. after the browser's back button.
  const isAhead = ahead !== null && (ahead.from === raw || ahead.to === raw);
  const box: Box = isAhead ? ahead : { chips: said.terms, text: said.text };

  function leadTo(next: Box, delayMs: number, replace: boolean): void {
    const href = paths.recipeList({
      terms: next.chips,
      text: next.text.trim() && next.text,
      tag: said.tag,
      exclude: said.exclude,
      sort: said.sort,
    });
    const to = href.slice(paths.recipes.length);
    setAhead({ ...next, from: raw, to });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The user may have gone to a recipe by then.
      if (location.pathname !== paths.recipes) return;
      navigate(href, { replace });
      setAhead((now) => now && { ...now, from: to });
    }, delayMs);
  }

  function setText(text: string): void {
    // Beside chips a text is an unfinished chip, and searches nothing.
    if (box.chips.length === 0) leadTo({ chips: [], text }, TEXT_DELAY_MS, true);
    else setAhead({ from: raw, to: raw, ...ahead, ...box, text });
  }

  function setTag(tag: string | undefined): void {
    clearTimeout(timer.current);
    navigate(paths.recipeList({ text: said.text, tag, exclude: said.exclude, sort: said.sort }));
  }

  /** Leads to the same search with other choices. */
  function choose(choices: { exclude?: "mine" | undefined; sort?: RecipeSort | undefined }): void {
    clearTimeout(timer.current);
    const { chips, text } = box;
    const { tag, exclude, sort } = { ...said, ...choices };
    navigate(
      paths.recipeList({ terms: chips, text: chips.length === 0 ? text.trim() : "", tag, exclude, sort }),
    );
  }

  return {
    address: raw,
    terms: said.terms,
    text: said.terms.length === 0 ? said.text.trim() : "",
    tag: said.terms.length === 0 ? said.tag : undefined,
    exclude: said.exclude,
    sort: said.sort,
    box,
    setChips: (chips: readonly string[]) => leadTo({ chips, text: "" }, CHIP_DELAY_MS, false),
    setText,
    setTag,
    setExclude: (exclude: "mine" | undefined) => choose({ exclude }),
    setSort: (sort: RecipeSort | undefined) => choose({ sort }),
  };
}

function readAddress(raw: string) {
  const parameters = new URLSearchParams(raw);
  return {
    terms: termsFromQuery(raw),
    text: textFromQuery(raw),
    tag: parameters.get("tag") || undefined,
    exclude: parameters.get("exclude") === "mine" ? ("mine" as const) : undefined,
    sort: RECIPE_SORTS.find((sort) => sort === parameters.get("sort")),
  };
}

/**
 * Returns the raw query of the address: the router's own is decoded, and would join "soy%20sauce+egg" to a single
 * term.
 */
function useRawSearch(): string {
  useSearch();
  const rendered = use(DocumentStateContext);
  return import.meta.env.SSR ? (rendered?.search ?? "") : location.search;
}
