import { useCallback, useEffect, useState } from "react";

/** Moves the focus to what a change is about to bring, once it is there: a control, or the input inside of what is named. */
export function useFocusNext(): (id: string) => void {
  // An object each time, so that the same place can be asked for again.
  const [wanted, setWanted] = useState({ id: "" });
  useEffect(() => {
    const found = document.getElementById(wanted.id);
    (found?.querySelector("input") ?? found)?.focus();
  }, [wanted]);
  return useCallback((id: string) => setWanted({ id }), []);
}
