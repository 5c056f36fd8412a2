import { useEffect, useRef } from "react";

/** The heading of a screen: focus goes to it when another screen comes, but not away from where it is when the page opens. */
export function useHeadingOf(place: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [place]);
  return heading;
}
