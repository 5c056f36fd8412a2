import { useEffect, useRef } from "react";

const FIRST_AFTER_MS = 500;
const EVERY_MS = 90;

/**
 * Returns handlers that repeat a button's action while it is held, so that going from 4 to 50 does not take 46
 * presses.
 */
export function useHeld({ onPress, disabled }: { onPress: () => void; disabled: boolean }) {
  const timeout = useRef(0);
  const hasRepeated = useRef(false);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  }, [onPress]);
  const letGo = () => clearTimeout(timeout.current);
  // A button that is disabled or removed gets no event of its release.
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
