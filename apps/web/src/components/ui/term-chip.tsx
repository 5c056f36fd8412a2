import { X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { cn } from "@/lib/cn";

interface TermChipProps {
  removeLabel: string;
  onRemove: () => void;
  /** "herb" for search terms, "quiet" for descriptions. */
  variant?: "herb" | "quiet";
  children: ReactNode;
}

/**
 * Draws a term that the user has entered, with a 44 px cross that removes it. In an InputFrame the focus then goes to
 * its input.
 */
export function TermChip({ removeLabel, onRemove, variant = "herb", children }: TermChipProps) {
  function remove({ currentTarget }: MouseEvent): void {
    currentTarget.closest("[data-slot=input-frame]")?.querySelector("input")?.focus();
    onRemove();
  }

  return (
    <span
      data-slot="term-chip"
      data-tone={variant === "herb" ? "herb" : undefined}
      className={cn(
        "inline-flex min-h-11 max-w-full items-center rounded-chip pl-3 text-16 font-semibold",
        variant === "herb" ? "bg-tone-tint text-tone-text" : "bg-sunken text-ink",
      )}
    >
      <span dir="auto" className="truncate">
        {children}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={remove}
        className="grid size-11 shrink-0 place-items-center rounded-chip"
      >
        <X aria-hidden className="size-4 stroke-[2.5]" />
      </button>
    </span>
  );
}
