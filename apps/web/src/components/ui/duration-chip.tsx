import { Timer } from "lucide-react";
import { cn } from "@/lib/cn";

interface DurationChipProps {
  /** The length as the sentence writes it. */
  children: string;
  /** The accessible name, e.g. "Start timer, 18 to 20 minutes". */
  label: string;
  /** The language of the name, where the chip stands in a text of another. */
  labelLang?: string;
  state?: "rest" | "running" | "paused" | "ringing";
  /** The remaining time while the timer runs. */
  figures?: string;
  onPress: (chip: Element) => void;
}

/** A length of time in a sentence, which starts a timer: lemon at rest, filled while it runs, tomato when it rings. */
export function DurationChip({
  children,
  label,
  labelLang,
  state = "rest",
  figures,
  onPress,
}: DurationChipProps) {
  return (
    <button
      type="button"
      data-slot="duration-chip"
      data-state={state}
      onClick={(event) => onPress(event.currentTarget)}
      // Higher than its face, for a wet knuckle, but no higher than the line.
      className="group relative z-10 mx-px -my-2.5 inline-flex min-h-12 items-center text-left align-middle outline-none"
    >
      <span lang={labelLang} className="sr-only">
        {label}
      </span>
      <span
        aria-hidden
        className={cn(
          "inline-flex min-h-[1.65em] items-center gap-1.5 rounded-chip px-2.5 font-display text-[max(1.0625rem,0.85em)] leading-none font-bold font-stretch-90% group-focus-visible:outline-3 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus group-active:translate-y-px",
          CHIP[state],
        )}
      >
        <Timer className="size-4 stroke-[2.5]" />
        <span>{children}</span>
        {figures && <span className="text-[1.12em] numeral leading-none">{figures}</span>}
      </span>
    </button>
  );
}

const CHIP = {
  rest: "bg-time-tint text-ink outlined [--outline:var(--time-lip)]",
  running: "bg-time text-on-time",
  paused: "bg-time-tint text-ink outlined [--outline-width:2px] [--outline:var(--time-lip)]",
  ringing: "bg-hot text-on-hot",
};
