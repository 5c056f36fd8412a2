import { useCallback, useEffect, useRef } from "react";

/** Moves the focus to what a change is about to bring, once it is there: a control, or the input inside of what is named. */
export function useFocusNext(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const found = document.getElementById(wanted.current);
    wanted.current = null;
    (found?.querySelector("input") ?? found)?.focus();
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}
