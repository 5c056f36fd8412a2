import { type TouchEvent, useState } from "react";

const FAR_ENOUGH_PX = 80;

/**
 * Follows a finger that pulls a page down beyond its upper end; letting go after more than 80 px calls `onPulled`.
 * Touch alone: for mouse and keyboard there is a button.
 */
export function usePullDown(onPulled: () => void) {
  const [pull, setPull] = useState<{ fromY: number; pulledPx: number } | null>(null);
  const pulledPx = pull?.pulledPx ?? 0;

  return {
    pulledPx,
    isFarEnough: pulledPx > FAR_ENOUGH_PX,
    handlers: {
      onTouchStart: ({ touches }: TouchEvent) => {
        const finger = touches[0];
        const isPull = finger && touches.length === 1 && window.scrollY <= 0;
        setPull(isPull ? { fromY: finger.clientY, pulledPx: 0 } : null);
      },
      onTouchMove: ({ touches }: TouchEvent) => {
        const finger = touches[0];
        if (pull && finger) setPull({ ...pull, pulledPx: Math.max(0, finger.clientY - pull.fromY) });
      },
      // A browser that scrolls reports moves late; the position where the finger left is always known.
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const endY = changedTouches[0]?.clientY;
        setPull(null);
        if (pull && endY !== undefined && endY - pull.fromY > FAR_ENOUGH_PX) onPulled();
      },
      onTouchCancel: () => setPull(null),
    },
  };
}
