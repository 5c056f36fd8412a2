import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves a floating element at the lower edge off the main buttons; where the code for this cannot be loaded, the element
 * stays at the edge.
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
    let isGone = false;
    let stop = () => {};
    // Loaded when something is first shown: the sign-in page mostly shows nothing.
    import("@/components/ui/avoid-buttons").then(
      ({ avoidButtons }) => {
        if (!isGone) stop = avoidButtons(element);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [shown]);

  return floating;
}
