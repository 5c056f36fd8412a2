import { useEffect, useEffectEvent } from "react";
import { forgetPosition, storePosition, type ListPosition } from "@/features/recipes/list/list-position";

/**
 * Stores the scroll position in the list when a recipe of it is opened; any other page deletes it.
 *
 * @param address the query of the list's address, under which the position is stored
 */
export function useStoredPosition(
  address: string,
  currentPosition: () => Omit<ListPosition, "address">,
): void {
  const leave = useEffectEvent(() => {
    if (location.pathname.startsWith("/recipe/")) storePosition({ address, ...currentPosition() });
    else forgetPosition();
  });
  useEffect(() => {
    const onLeave = () => leave();
    addEventListener("pushState", onLeave);
    addEventListener("popstate", onLeave);
    return () => {
      removeEventListener("pushState", onLeave);
      removeEventListener("popstate", onLeave);
    };
  }, []);
}
