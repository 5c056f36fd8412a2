import { useEffect, useRef } from "react";

/**
 * Returns the ref of a screen's heading. The heading gets the focus when another screen is shown, but not when the
 * page opens.
 */
export function useHeadingOf(stepIndex: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stepIndex);
  useEffect(() => {
    if (shown.current === stepIndex) return;
    shown.current = stepIndex;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [stepIndex]);
  return heading;
}
