import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

interface PriceTileProps {
  label: string;
  /** Marks the total in lemon. */
  total?: boolean;
  /** A tile of few figures leaves room to the others. */
  narrow?: boolean;
  /** A Duration or a Figure. */
  children: ReactNode;
}

export function PriceTile({ label, total, narrow, children }: PriceTileProps) {
  return (
    <div
      data-slot="price-tile"
      className={cn(
        "min-w-0 basis-0 border-l-[1.5px] border-line pt-2.5 pr-1 pb-3.25 pl-3 first:border-0 first:pl-0",
        "@max-[20rem]:basis-1/2 @max-[20rem]:nth-3:border-l-0 @max-[20rem]:nth-3:pl-0 @max-[20rem]:nth-[n+3]:border-t-[1.5px]",
        narrow ? "grow-8" : "grow-11",
      )}
    >
      <dt className="mb-2.25 text-14 leading-[1.2] font-semibold tracking-[-0.01em] text-ink-2">{label}</dt>
      <dd className={cn("flex", total && "marked-total")}>{children}</dd>
    </div>
  );
}

/** Draws times and servings like a market board: in one row, or two by two where that is too narrow. */
export function PriceSection({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <dl
        data-slot="price-board"
        className="flex flex-wrap items-stretch border-t-2 border-b-[1.5px] border-t-ink border-b-line text-42 [--unit-size:0.36em] has-data-long:text-32 desktop:has-data-long:text-42"
      >
        {children}
      </dl>
    </div>
  );
}
