import { useCallback, useEffect, useRef } from "react";

/** Moves the focus to what a change is about to bring, once it is there: a control, or the input inside of what is named. */
export function useFocusNext() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const found = document.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    (found?.querySelector("input") ?? found)?.focus();
  });
  const focusNext = useCallback((id: string) => {
    wanted.current = `#${id}`;
  }, []);
  const focusProblem = useCallback(() => {
    wanted.current = "[aria-invalid=true]";
  }, []);
  return { focusNext, focusProblem };
}
