import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

/**
 * The classes that make an element the lower left cut-out corner of a picture. Its parent is positioned and has no
 * radius there.
 */
export const CORNER = "absolute -bottom-px -left-px notch pt-2.25 pr-3.25 pb-0.75 pl-0.5";

export function CornerCutout({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-slot="notch" className={cn("flex", CORNER, className)}>
      {children}
    </div>
  );
}
