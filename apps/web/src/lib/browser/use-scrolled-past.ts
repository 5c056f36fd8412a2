import { type RefObject, useEffect, useState } from "react";

/** Returns whether an element has left the screen at its upper edge, which is below a bar of `barHeightPx`. */
export function useScrolledPast(element: RefObject<Element | null>, barHeightPx: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `-${barHeightPx}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, barHeightPx]);
  return isPast;
}
