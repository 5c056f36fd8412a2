import { useState, type PointerEvent } from "react";

const FAR_ENOUGH_PX = 80;

/** Follows a finger that pulls a handle down; letting go beyond 80 px does it, before that it springs back. */
export function useDragDown(onPulled: () => void) {
  const [drag, setDrag] = useState<{ fromY: number; pulledPx: number } | null>(null);

  return {
    pulledPx: drag?.pulledPx ?? 0,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ fromY: event.clientY, pulledPx: 0 });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag) setDrag({ ...drag, pulledPx: Math.max(0, event.clientY - drag.fromY) });
    },
    onPointerUp: () => {
      if (drag && drag.pulledPx > FAR_ENOUGH_PX) onPulled();
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  };
}
