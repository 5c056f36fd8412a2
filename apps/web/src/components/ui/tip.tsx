import { Lightbulb } from "lucide-react";
import type { ReactNode } from "react";

/** Draws a piece of advice; screen readers get the label in place of the bulb. */
export function Tip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div data-slot="tip" className="flex gap-2.5 rounded-field bg-time-tint py-3 pr-3.5 pl-3 text-16">
      <Lightbulb aria-hidden className="-mt-px text-lemon-text" />
      <p className="min-w-0 wrap-anywhere">
        <span className="sr-only">{label}: </span>
        {children}
      </p>
    </div>
  );
}
