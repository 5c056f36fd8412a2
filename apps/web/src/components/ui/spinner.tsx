import { LoaderCircle } from "lucide-react";
import { cn } from "@/lib/cn";

/** Draws a decorative spinner; the text beside it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden data-slot="spinner" className={cn("turn", className)} />;
}

/** Draws a spinner in place of a screen that is loading. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <output className="grid min-h-dvh place-items-center text-ink-3">
      <Spinner className="size-10" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
