import { useCallback, useRef } from "react";

/**
 * Returns a function that runs one piece of work at a time and ignores calls while it runs. A second press can come
 * before a button has been drawn as busy. The work handles its own errors.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => void {
  const isRunning = useRef(false);
  return useCallback((work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    void work().finally(() => {
      isRunning.current = false;
    });
  }, []);
}
