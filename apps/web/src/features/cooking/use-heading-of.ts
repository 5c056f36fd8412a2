import { useEffect, useRef } from "react";

/**
 * Returns the ref of a screen's heading. The heading gets the focus when another screen is shown, but not when the
 * page opens.
 *
 * @param screenId differs between the screens of a cooking
 */
export function useHeadingOf(screenId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screenId);
  useEffect(() => {
    if (shown.current === screenId) return;
    shown.current = screenId;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [screenId]);
  return heading;
}
