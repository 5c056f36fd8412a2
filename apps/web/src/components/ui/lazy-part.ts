import { useEffect, useEffectEvent, useState } from "react";
import { toasts } from "@/components/ui/toast-store";
import { useAuthMessages } from "@/lib/i18n/auth-messages";
import { whenIdle } from "@/lib/browser/when-idle";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";

/**
 * Does what `lazyWithPreload` does for a part that opens over a page, such as a dialog: the page never waits for it.
 *
 * @param load called when a component that may open the part is shown and the browser is idle, so that the part has mostly
 *   loaded by then
 * @returns a hook that returns the part, or null until it has loaded. When it cannot be loaded, a toast reports this, the
 *   page keeps all that was typed on it, and the next opening loads the part again.
 */
export function lazyPart<Part extends object>(load: () => Promise<Part>) {
  const [preload] = lazyWithPreload(load);
  return function useLazyPart(wanted: boolean, onMissing: () => void): Part | null {
    const { common, offline } = useAuthMessages();
    const [part, setPart] = useState<Part | null>(null);
    const isNeeded = wanted && part === null;

    const notify = useEffectEvent(() => {
      const description = navigator.onLine ? common.broken : offline.text;
      toasts.show({ title: common.error, description, variant: "destructive" });
      onMissing();
    });

    useEffect(() => {
      // The page comes first: some parts take long to run.
      whenIdle()
        .then(preload)
        .catch(() => {});
    }, []);

    useEffect(() => {
      if (!isNeeded) return;
      let isGone = false;
      preload().then(
        (here) => isGone || setPart(here),
        () => isGone || notify(),
      );
      return () => {
        isGone = true;
      };
    }, [isNeeded]);

    return part;
  };
}
