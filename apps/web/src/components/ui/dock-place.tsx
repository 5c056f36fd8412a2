import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { DESKTOP, useMedia } from "@/lib/use-media";

/** Where the dock may stand, the newest place last. */
let places: readonly Place[] = [];
const listeners = new Set<() => void>();

interface Place {
  element: HTMLElement;
  on: "any" | "phone" | "desktop";
  shape: "row" | "column";
}

function change(next: readonly Place[]): void {
  places = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

interface DockPlaceProps {
  /** Where it is seen; elsewhere the dock looks for another place. */
  on?: Place["on"];
  shape?: Place["shape"];
  className?: string;
}

/** A place for the dock, which comes here whatever page it was on before: a part of a bar, or of a column. */
export function DockPlace({ on = "any", shape = "row", className }: DockPlaceProps) {
  const register = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const place = { element, on, shape };
      change([...places, place]);
      return () => change(places.filter((other) => other !== place));
    },
    [on, shape],
  );
  return <div ref={register} data-slot="dock-place" className={className} />;
}

/** Puts the dock in its place of now; on a page that offers none it floats. */
export function InDockPlace({ children }: { children: (shape: Place["shape"] | "floating") => ReactNode }) {
  const offered = useSyncExternalStore(subscribe, () => places);
  const here = useMedia(DESKTOP) ? "desktop" : "phone";
  const place = offered.findLast(({ on }) => on === "any" || on === here);
  return place ? createPortal(children(place.shape), place.element) : children("floating");
}
