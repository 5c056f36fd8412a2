import { Minus, Plus } from "lucide-react";
import { FractionText } from "@/components/ui/amount";
import { IconButton } from "@/components/ui/button";
import { useHeld } from "@/components/ui/use-held";
import { cn } from "@/lib/cn";

interface ScalerProps {
  label: string;
  /** The formatted number, "6" or "1½", and what it counts. */
  value: string;
  unit: string;
  /** "written for 4" */
  note: string;
  fewer: { label: string; onPress: () => void; disabled: boolean };
  more: { label: string; onPress: () => void; disabled: boolean };
  multiples: readonly { text: string; label: string; chosen: boolean; onPress: () => void }[];
}

/** A number between a minus and a plus, with its multiples below; a change is announced. */
export function Scaler({ label, value, unit, note, fewer, more, multiples }: ScalerProps) {
  return (
    <fieldset
      aria-label={label}
      data-slot="scaler"
      className="grid min-w-0 grid-cols-1 gap-2 rounded-card bg-surface p-2.75 outlined [--outline:var(--line)]"
    >
      <div className="grid grid-cols-[72px_minmax(0,1fr)_72px] gap-2 max-[22.5rem]:grid-cols-[56px_minmax(0,1fr)_56px]">
        <IconButton
          label={fewer.label}
          icon={Minus}
          className="h-17 w-auto touch-manipulation rounded-key select-none"
          {...useHeld(fewer)}
        />
        <output className="flex min-h-17 flex-wrap items-center justify-center gap-x-3 rounded-key px-2 trough">
          <span className="text-[clamp(2.5rem,12vw,3.25rem)] numeral">
            <FractionText>{value}</FractionText>
          </span>{" "}
          <span className="text-14 leading-[1.25] font-semibold">
            {unit} <span className="block font-medium text-ink-3">{note}</span>
          </span>
        </output>
        <IconButton
          label={more.label}
          icon={Plus}
          className="h-17 w-auto touch-manipulation rounded-key select-none"
          {...useHeld(more)}
        />
      </div>
      <div className="flex flex-wrap gap-1">
        {multiples.map(({ text, label: spoken, chosen, onPress }) => (
          <button
            key={text}
            type="button"
            aria-label={spoken}
            aria-pressed={chosen}
            onClick={onPress}
            className={cn(
              "min-h-12 min-w-12 flex-1 rounded-field px-1 type-key text-16",
              chosen ? "bg-key text-on-key" : "text-ink-2",
            )}
          >
            <FractionText>{text}</FractionText>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
