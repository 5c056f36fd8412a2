import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Resolves as soon as no finger and no button of a mouse is down, and the click that ends it is over. */
let released = Promise.resolve();
addEventListener(
  "pointerdown",
  () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    released = promise;
    const end = () => setTimeout(resolve);
    addEventListener("pointerup", end, { once: true, capture: true });
    addEventListener("pointercancel", end, { once: true, capture: true });
  },
  { capture: true, passive: true },
);

/**
 * Loads a part of the app that replaces what is shown meanwhile. It does not do so while a pointer is down: a link or
 * button that is replaced between the press and the release would lose its click.
 *
 * @returns a function that loads the part early, and a hook that returns null until the part may be shown, and throws
 *   where it cannot be loaded
 */
export function replacing<Part extends object>(
  load: () => Promise<Part>,
): [() => Promise<Part>, () => Part | null] {
  let loaded: Part | null = null;
  const loadOnce = async () => (loaded ??= await load());

  function usePart(): Part | null {
    const [shown, setShown] = useState(loaded);
    const [failure, setFailure] = useState<unknown>(null);
    const isShown = shown !== null;
    useEffect(() => {
      if (isShown) return;
      let isHere = true;
      const show = async () => {
        const part = await loadOnce();
        await released;
        // At once, or a pointer could be pressed before React draws it.
        if (isHere) flushSync(() => setShown(() => part));
      };
      show().catch(setFailure);
      return () => {
        isHere = false;
      };
    }, [isShown]);
    if (failure !== null) throw failure;
    return shown;
  }
  return [loadOnce, usePart];
}
