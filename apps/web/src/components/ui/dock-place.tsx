import { type ReactNode, useCallback } from "react";
import { createPortal } from "react-dom";
import { DESKTOP, useMedia } from "@/lib/browser/use-media";
import { watched } from "@/lib/browser/watched";

interface Place {
  element: HTMLElement;
  on: "any" | "phone" | "desktop";
  shape: "row" | "column";
}

/** Where the dock may stand, the newest place last. */
const places = watched<readonly Place[]>([]);

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
      places.set([...places.get(), place]);
      return () => places.set(places.get().filter((other) => other !== place));
    },
    [on, shape],
  );
  return <div ref={register} data-slot="dock-place" className={className} />;
}

/** Puts the dock in its place of now; on a page that offers none it floats. */
export function InDockPlace({ children }: { children: (shape: Place["shape"] | "floating") => ReactNode }) {
  const offered = places.useValue();
  const here = useMedia(DESKTOP) ? "desktop" : "phone";
  const place = offered.findLast(({ on }) => on === "any" || on === here);
  return place ? createPortal(children(place.shape), place.element) : children("floating");
}
