import { LoaderCircle } from "lucide-react";
import { cn } from "@/lib/cn";

/** Decorative: what is being waited for is said in words beside it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden data-slot="spinner" className={cn("turn", className)} />;
}

/** Stands for a whole screen that is on its way. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <output className="grid min-h-dvh place-items-center text-ink-3">
      <Spinner className="size-10" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
