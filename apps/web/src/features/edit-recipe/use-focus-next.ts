import { useCallback, useEffect, useState } from "react";

/** Moves the focus to what a change is about to bring, once it is there: a control, or the input inside of what is named. */
export function useFocusNext(): (id: string) => void {
  // A new object each time, so that the same id can be requested again.
  const [wanted, setWanted] = useState({ id: "" });
  useEffect(() => {
    const found = document.getElementById(wanted.id);
    (found?.querySelector("input") ?? found)?.focus();
  }, [wanted]);
  return useCallback((id: string) => setWanted({ id }), []);
}
