import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { controlAt, controlsOf, type FocusPosition, focusPositionOf } from "@/lib/focus/focus-position";

/**
 * Moves the focus to the same control of the next entry when the focused entry of a list is removed, or of the last
 * one; when none is left, to the first control of the element.
 *
 * @param list changes when entries are added or removed
 * @returns the props of the element around the list
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
      // The removal of the focused element itself gives the focus to no other: its position is needed then.
      if (relatedTarget) had.current = null;
    },
  };
}
