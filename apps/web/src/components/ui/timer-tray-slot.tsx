import { type ReactNode, useCallback } from "react";
import { createPortal } from "react-dom";
import { DESKTOP, useMedia } from "@/lib/browser/use-media";
import { watched } from "@/lib/browser/watched";

interface Slot {
  element: HTMLElement;
  on: "any" | "phone" | "desktop";
  shape: "row" | "column";
}

/** The mounted slots of the timer tray, the newest last. */
const slots = watched<readonly Slot[]>([]);

interface TimerTraySlotProps {
  /** The screen widths at which the slot is visible; at others the tray uses another slot. */
  on?: Slot["on"];
  shape?: Slot["shape"];
  className?: string;
}

/** Renders a slot for the timer tray in a bar or a column. The tray moves here from the page where it was before. */
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

/** Renders the timer tray in its current slot; on a page without a slot it floats. */
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
