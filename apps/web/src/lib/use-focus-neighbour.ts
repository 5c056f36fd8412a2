import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * When the entry of a list goes that had the focus, the focus moves to the same control of the entry in its place, or
 * of the last one; when none is left, to the first control of what is shown instead.
 *
 * @param list changes when entries come and go
 * @returns what to spread on the element that holds the list, whatever it shows
 */
export function useFocusNeighbour<T extends HTMLElement>(list: unknown) {
  const holder = useRef<T>(null);
  const had = useRef<{ entry: number; control: number } | null>(null);

  useEffect(() => {
    if (!had.current || !holder.current || document.activeElement !== document.body) return;
    const entries = holder.current.querySelectorAll("li");
    const entry = entries[Math.min(had.current.entry, entries.length - 1)];
    const wanted = entry ? controlsOf(entry)[had.current.control] : controlsOf(holder.current)[0];
    wanted?.focus();
  }, [list]);

  return {
    ref: holder satisfies RefObject<T | null>,
    onFocus: ({ target }: FocusEvent<T>) => {
      const entry = target.closest("li");
      const entries = [...(holder.current?.querySelectorAll("li") ?? [])];
      had.current = entry && { entry: entries.indexOf(entry), control: controlsOf(entry).indexOf(target) };
    },
    onBlur: ({ relatedTarget }: FocusEvent<T>) => {
      // Nothing takes the focus when the element itself goes.
      if (relatedTarget) had.current = null;
    },
  };
}

const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>("a[href], button")];
