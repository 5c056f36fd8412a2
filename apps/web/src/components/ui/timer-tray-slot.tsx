import { type ReactNode, useCallback } from "react";
import { createPortal } from "react-dom";
import { DESKTOP, useMedia } from "@/lib/browser/use-media";
import { watched } from "@/lib/browser/watched";

interface Slot {
  element: HTMLElement;
  on: "any" | "phone" | "desktop";
  shape: "row" | "column";
}

/** Where the dock may stand, the newest place last. */
const slots = watched<readonly Slot[]>([]);

interface TimerTraySlotProps {
  /** Where it is seen; elsewhere the dock looks for another place. */
  on?: Slot["on"];
  shape?: Slot["shape"];
  className?: string;
}

/** A place for the dock, which comes here whatever page it was on before: a part of a bar, or of a column. */
export function TimerTraySlot({ on = "any", shape = "row", className }: TimerTraySlotProps) {
  const register = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const slot = { element, on, shape };
      slots.set([...slots.get(), slot]);
      return () => slots.set(slots.get().filter((other) => other !== slot));
    },
    [on, shape],
  );
  return <div ref={register} data-slot="dock-place" className={className} />;
}

/** Puts the dock in its place of now; on a page that offers none it floats. */
export function InTimerTraySlot({
  children,
}: {
  children: (shape: Slot["shape"] | "floating") => ReactNode;
}) {
  const offered = slots.useValue();
  const here = useMedia(DESKTOP) ? "desktop" : "phone";
  const slot = offered.findLast(({ on }) => on === "any" || on === here);
  return slot ? createPortal(children(slot.shape), slot.element) : children("floating");
}
