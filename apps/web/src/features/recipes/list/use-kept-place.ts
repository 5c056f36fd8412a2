import { useEffect, useEffectEvent } from "react";
import { forgetPlace, keepPlace, type ListPlace } from "@/features/recipes/list/list-place";

/**
 * Keeps where somebody is in the list when they open a recipe of it; any other page lets it be forgotten.
 *
 * @param address the query of the list's address: under it the place is kept
 */
export function useKeptPlace(address: string, placeNow: () => Omit<ListPlace, "address">): void {
  const leave = useEffectEvent(() => {
    if (location.pathname.startsWith("/recipe/")) keepPlace({ address, ...placeNow() });
    else forgetPlace();
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
