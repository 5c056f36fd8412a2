import { useEffect, useEffectEvent } from "react";
import { forgetPosition, storePosition, type ListPosition } from "@/features/recipes/list/list-position";

/**
 * Keeps where somebody is in the list when they open a recipe of it; any other page lets it be forgotten.
 *
 * @param address the query of the list's address: under it the place is kept
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
