import { RefreshCw } from "lucide-react";
import { cn } from "@/lib/cn";

const MOST_PX = 88;

interface PullIndicatorProps {
  pulledPx: number;
  isFarEnough: boolean;
  /** The text that names the action of pulling on or letting go. */
  label: string;
}

/**
 * Draws the decorative indicator that follows a pulling finger from the upper edge; with reduced motion it appears at
 * once.
 */
export function PullIndicator({ pulledPx, isFarEnough, label }: PullIndicatorProps) {
  if (pulledPx === 0) return null;
  return (
    <div
      aria-hidden
      data-slot="pull-mark"
      style={{ translate: `0 ${Math.min(pulledPx * 0.7, MOST_PX) - MOST_PX}px` }}
      className="pointer-events-none fixed inset-x-0 top-0 z-40 grid h-22 content-end justify-center pb-3 motion-reduce:translate-none!"
    >
      <span className="slip inline-flex min-h-12 items-center gap-2.5 rounded-field bg-key px-4 text-16 font-semibold text-on-key">
        <RefreshCw aria-hidden className={cn("size-5 transition-[rotate]", isFarEnough && "rotate-180")} />
        {label}
      </span>
    </div>
  );
}
