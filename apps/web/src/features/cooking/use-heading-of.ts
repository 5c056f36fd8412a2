import { useEffect, useRef } from "react";

/** The heading of a screen: focus goes to it when another screen comes, but not away from where it is when the page opens. */
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
