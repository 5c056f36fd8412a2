import type { Mutation, QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ShownToast, toasts } from "@/components/ui/toast-store";

/**
 * Dismisses the toast of a failure when the next try succeeds: the message is no longer true, and no other one
 * replaces it.
 */
export function useEndOfFailures(client: QueryClient): void {
  useEffect(() => {
    const shownBefore = new WeakMap<Mutation<unknown, unknown>, ShownToast>();
    return client.getMutationCache().subscribe((event) => {
      if (event.type !== "updated") return;
      const shown = toasts.current();
      if (shown?.variant !== "destructive") return;
      if (event.action.type === "pending") shownBefore.set(event.mutation, shown);
      if (event.action.type === "success" && shownBefore.get(event.mutation) === shown)
        toasts.dismiss(shown.id);
    });
  }, [client]);
}
