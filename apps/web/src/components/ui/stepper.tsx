import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { IconButton } from "@/components/ui/button";

interface StepperProps {
  label: string;
  value: number;
  fewerLabel: string;
  moreLabel: string;
  min: number;
  onStep: (by: 1 | -1) => void;
}

/** A number between a minus and a plus; a change is announced. */
export function Stepper({ label, value, fewerLabel, moreLabel, min, onStep }: StepperProps) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      data-slot="stepper"
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2"
    >
      <span id={id} className="mr-auto type-label text-16">
        {label}
      </span>
      <div className="flex items-center gap-3">
        <IconButton
          size="icon-wet"
          label={fewerLabel}
          icon={Minus}
          disabled={value <= min}
          onClick={() => onStep(-1)}
        />
        <output className="grid min-h-14 min-w-16 place-items-center rounded-key px-3 text-32 numeral trough">
          {value}
        </output>
        <IconButton size="icon-wet" label={moreLabel} icon={Plus} onClick={() => onStep(1)} />
      </div>
    </fieldset>
  );
}
