import type { ComponentProps, ReactNode } from "react";
import type { Tone } from "@larder/covers/tone";
import { cn } from "@/lib/cn";

type FilterChipProps = Omit<ComponentProps<"button">, "className"> & { chosen: boolean; tone?: Tone };

/** Draws a choice among several. A chosen chip has the colour of its tone, or the button colour without one. */
export function FilterChip({ chosen, tone, children, ...props }: FilterChipProps) {
  const chosenVariant = tone
    ? "bg-tone-tint text-tone-text [--outline-width:2px] [--outline:var(--tone-text)]"
    : "bg-key text-on-key [--outline:var(--key)]";
  return (
    <button
      type="button"
      data-slot="filter-chip"
      data-tone={tone}
      aria-pressed={chosen}
      className={cn(
        "inline-flex min-h-12 shrink-0 items-center gap-2 rounded-field px-4 text-16 font-semibold whitespace-nowrap outlined",
        tone && "before:size-3 before:shrink-0 before:bg-tone before:leaf-cut",
        chosen ? chosenVariant : "bg-surface [--outline:var(--line)]",
      )}
      {...props}
    >
      {children}
    </button>
  );
}

/** Draws chips in a single line that runs off the right edge of a phone; on a desktop they wrap. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="-mx-(--gutter) flex min-w-0 gap-2 overflow-x-auto px-(--gutter) py-1.25 [scrollbar-width:none] desktop:flex-wrap desktop:overflow-visible"
    >
      {children}
    </fieldset>
  );
}
