import { type RefObject, useLayoutEffect, useRef } from "react";

/** Whether what began a piece of work is still on the screen when it ends. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  // A layout effect ends as soon as another page is wanted, though that page still loads.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
