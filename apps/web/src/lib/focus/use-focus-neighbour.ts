import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { controlAt, controlsOf, type FocusPosition, focusPositionOf } from "@/lib/focus/focus-position";

/**
 * When the entry of a list goes that had the focus, the focus moves to the same control of the entry in its place, or
 * of the last one; when none is left, to the first control of what is shown instead.
 *
 * @param list changes when entries come and go
 * @returns what to spread on the element that holds the list, whatever it shows
 */
export function useFocusNeighbour<T extends HTMLElement>(list: unknown) {
  const holder = useRef<T>(null);
  const had = useRef<FocusPosition>(null);

  useEffect(() => {
    if (!had.current || !holder.current || document.activeElement !== document.body) return;
    const isEmpty = holder.current.querySelector("li") === null;
    const wanted = isEmpty ? controlsOf(holder.current)[0] : controlAt(holder.current, had.current);
    wanted?.focus();
  }, [list]);

  return {
    ref: holder satisfies RefObject<T | null>,
    onFocus: ({ target }: FocusEvent<T>) => {
      had.current = holder.current && focusPositionOf(holder.current, target);
    },
    onBlur: ({ relatedTarget }: FocusEvent<T>) => {
      // Nothing takes the focus when the element itself goes.
      if (relatedTarget) had.current = null;
    },
  };
}
