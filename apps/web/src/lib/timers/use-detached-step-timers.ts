import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "wouter";
import { paths } from "@/lib/navigation/paths";
import { cookingStore } from "@/lib/timers/cooking-store";

/**
 * Moves the timers of steps to the timer tray when their page is left, or when another page than theirs is opened after
 * a closed tab, so that they ring wherever the user is.
 */
export function useDetachedStepTimers(): void {
  const [location] = useLocation();
  const before = useRef<string | null>(null);
  const detach = useEffectEvent((isUnattended: boolean) => {
    for (const { slug, stepTimer } of cookingStore.get().cookings) {
      const isShown = location === paths.cook(slug);
      if (stepTimer && !isShown) cookingStore.do({ type: "detach-step-timer", slug, isUnattended });
    }
  });
  useEffect(() => {
    if (before.current === location) return;
    detach(before.current === null);
    before.current = location;
  }, [location]);
}
