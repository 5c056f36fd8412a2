import type { ReactNode } from "react";
import type { Tone } from "@/components/ui/tone";
import { cn } from "@/lib/cn";

/** The leaf-cut square. Never the only sign: its word stands beside it. */
export function Mark({ tone }: { tone: Tone }) {
  return <span aria-hidden data-tone={tone} className="inline-block size-3 shrink-0 leaf-cut bg-tone" />;
}

/** A mark and its word. */
export function CategoryMark({
  tone,
  className,
  children,
}: {
  tone: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={cn("inline-flex items-center gap-1.75 text-14 font-semibold text-ink-2", className)}>
      <Mark tone={tone} />
      {children}
    </span>
  );
}
