import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

/** The corner cut out of a picture, lower left. Its parent is positioned, with no radius in that corner. */
export function Notch({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-slot="notch"
      className={cn("absolute -bottom-px -left-px flex notch pt-2.25 pr-3.25 pb-0.75 pl-0.5", className)}
    >
      {children}
    </div>
  );
}
