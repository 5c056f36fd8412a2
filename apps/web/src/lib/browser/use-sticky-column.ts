import { type RefObject, useEffect } from "react";

/**
 * Lets a column that is higher than the window scroll until its end is seen, and stay there: `--sticky-top` is what its
 * `top` is to be. One that fits stays below the upper edge.
 *
 * @param marginPx what is left free above it, and below it when it is higher
 */
export function useStickyColumn(column: RefObject<HTMLElement | null>, marginPx: number): void {
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    const index = () => {
      const freeHeight = window.innerHeight - element.offsetHeight - marginPx;
      element.style.setProperty("--sticky-top", `${Math.min(marginPx, freeHeight)}px`);
    };
    const observer = new ResizeObserver(index);
    observer.observe(element);
    addEventListener("resize", index);
    return () => {
      observer.disconnect();
      removeEventListener("resize", index);
    };
  }, [column, marginPx]);
}
