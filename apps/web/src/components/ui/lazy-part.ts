import { useEffect, useEffectEvent, useState } from "react";
import { toasts } from "@/components/ui/toast-store";
import { useAuthMessages } from "@/lib/i18n/auth-messages";

/**
 * A part of the app that opens over a page and comes when it is first wanted.
 *
 * @param load asked for once a component that may want it is shown, so that it is mostly here by then
 * @returns a hook that has the part once it is here. When it cannot come, that is said and the page stays as it is,
 *   with all that was typed on it; whoever wants it again has it asked for again.
 */
export function lazyPart<Part extends object>(load: () => Promise<Part>) {
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
      load().catch(() => {});
    }, []);

    useEffect(() => {
      if (!isNeeded) return;
      let isGone = false;
      load().then(
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
