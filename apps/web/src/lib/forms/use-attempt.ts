import { useState } from "react";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

/**
 * Returns a function that runs one piece of work at a time, whether it runs, and the sentence for the last failure; empty
 * when nothing failed.
 *
 * @param sentenceOf returns the sentence for a failure
 * @param staysBusy true where success leaves the screen: it must not look ready again until it is gone
 */
export function useAttempt(sentenceOf: (error: unknown) => string, { staysBusy = false } = {}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const runAlone = useOneAtATime();
  const attempt = (work: () => Promise<unknown>): void =>
    runAlone(async () => {
      setBusy(true);
      setProblem("");
      try {
        await work();
        setBusy(staysBusy);
      } catch (error) {
        setProblem(sentenceOf(error));
        setBusy(false);
      }
    });
  return { busy, problem, attempt };
}
