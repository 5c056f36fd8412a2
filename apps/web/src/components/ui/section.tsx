import { useId, type ReactNode } from "react";
import { cn } from "@/lib/cn";

interface SectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page under a rule and its heading. */
export function Section({ title, className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-slot="board"
      className={cn("border-t-2 border-ink pt-3.5", className)}
    >
      <h2 id={titleId} className="mb-3 type-section">
        {title}
      </h2>
      {children}
    </section>
  );
}
