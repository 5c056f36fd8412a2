import { useEffect, useRef } from "react";

const FIRST_AFTER_MS = 500;
const EVERY_MS = 90;

/** Handlers of a key that goes on as long as a finger stays on it: from 4 to 50 nobody wants to press 46 times. */
export function useHeld({ onPress, disabled }: { onPress: () => void; disabled: boolean }) {
  const timeout = useRef(0);
  const hasRepeated = useRef(false);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  }, [onPress]);
  const letGo = () => clearTimeout(timeout.current);
  // A key that is switched off, or goes, does not hear that it is let go.
  useEffect(() => letGo, [disabled]);

  return {
    disabled,
    onPointerDown: () => {
      hasRepeated.current = false;
      const again = () => {
        hasRepeated.current = true;
        latest.current();
        timeout.current = window.setTimeout(again, EVERY_MS);
      };
      letGo();
      timeout.current = window.setTimeout(again, FIRST_AFTER_MS);
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onClick: () => {
      // The click that ends a long press has had its effect.
      if (!hasRepeated.current) onPress();
      hasRepeated.current = false;
    },
  };
}
