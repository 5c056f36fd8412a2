import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

/** The corner cut out of a picture, lower left. Its parent is positioned, with no radius in that corner. */
export function Notch({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-slot="notch"
      className={cn("absolute bottom-0 left-0 notch pt-2.25 pr-3.25 pb-0.5 pl-px", className)}
    >
      {children}
    </div>
  );
}
