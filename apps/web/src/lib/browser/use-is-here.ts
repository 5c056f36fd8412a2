import { type RefObject, useLayoutEffect, useRef } from "react";

/** Returns a ref that tells whether the component is still on the screen, for work that ends later. */
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
