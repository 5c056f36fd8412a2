import type { ReactNode } from "react";
import type { Tone } from "@larder/covers/tone";
import { cn } from "@/lib/cn";

/** The leaf-cut square and its word: the mark is never the only sign. */
export function CategoryTag({
  tone,
  className,
  children,
}: {
  tone: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      data-tone={tone}
      className={cn(
        "inline-flex items-center gap-1.75 text-14 font-semibold text-ink-2 before:size-3 before:shrink-0 before:bg-tone before:leaf-cut",
        className,
      )}
    >
      {children}
    </span>
  );
}
