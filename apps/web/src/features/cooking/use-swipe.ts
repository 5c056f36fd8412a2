import { type PointerEvent, useRef } from "react";
import { readSwipe, type Touch } from "@/features/cooking/swipe";

/** Matches elements where a finger moves for other reasons than to turn the page. */
const OWN_MOVES = "button, a, input, textarea, select, [data-scrolls-x], [role=dialog]";

/**
 * Returns handlers for an element that turns by a swipe. Give it `touch-action: pan-y pinch-zoom`: then the browser
 * handles vertical scrolling, cancels the touch for it, and leaves horizontal moves to these handlers.
 */
export function useSwipe(onSwipe: (way: "next" | "previous") => void) {
  const from = useRef<Touch | null>(null);
  const fingers = useRef(0);
  const lift = () => {
    fingers.current = Math.max(0, fingers.current - 1);
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      fingers.current += 1;
      const isOther = event.target instanceof Element && event.target.closest(OWN_MOVES) !== null;
      from.current = fingers.current > 1 || isOther ? null : touchOf(event);
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      const way = from.current && readSwipe(from.current, touchOf(event), window.innerWidth);
      lift();
      if (way) onSwipe(way);
    },
    onPointerCancel: lift,
  };
}

const touchOf = ({ clientX, clientY, timeStamp }: PointerEvent): Touch => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
});
