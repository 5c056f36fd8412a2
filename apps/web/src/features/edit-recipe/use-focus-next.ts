import { useCallback, useEffect, useState } from "react";

/**
 * Returns a function that moves the focus to an element which a change is about to add: a control, or the input
 * inside of the element with that id.
 */
export function useFocusNext(): (id: string) => void {
  // A new object each time, so that the same id can be requested again.
  const [wanted, setWanted] = useState({ id: "" });
  useEffect(() => {
    const found = document.getElementById(wanted.id);
    (found?.querySelector("input") ?? found)?.focus();
  }, [wanted]);
  return useCallback((id: string) => setWanted({ id }), []);
}
