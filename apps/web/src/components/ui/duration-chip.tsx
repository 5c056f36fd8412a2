import { Timer } from "lucide-react";

/** A length of time in a sentence, set apart in lemon. The sentence reads on as if the chip were plain text. */
export function DurationChip({ children }: { children: string }) {
  return (
    <span
      data-slot="duration-chip"
      className="inline-flex min-h-9 items-center gap-1.5 rounded-chip bg-time-tint px-2.5 align-middle font-display text-17 font-bold text-ink outlined [--outline:var(--time-lip)] font-stretch-90%"
    >
      <Timer aria-hidden className="size-4 stroke-[2.5]" />
      {children}
    </span>
  );
}
