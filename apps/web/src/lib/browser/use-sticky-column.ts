import { type RefObject, useEffect } from "react";

/**
 * Makes a column that is higher than the window scroll until its end is visible, and then stick: sets `--sticky-top`
 * to the value for its `top`. A lower column sticks below the upper edge.
 *
 * @param marginPx the space above the column, and below it when it is higher than the window
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
