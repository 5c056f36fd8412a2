import { type RefObject, useLayoutEffect, useRef } from "react";
import { avoidButtons } from "@/components/ui/avoid-buttons";

/**
 * Moves a floating element at the lower edge off the main buttons.
 *
 * @param shown what is on show now, if anything
 * @returns a ref for the element, which is fixed to the lower edge
 */
export function useAvoidOverlap(shown: unknown): RefObject<HTMLDivElement | null> {
  const floating = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = floating.current;
    if (!element) return;
    element.style.bottom = "";
    if (!shown) return;
    return avoidButtons(element);
  }, [shown]);

  return floating;
}
