import { Switch as SwitchPrimitive } from "radix-ui";
import { useId } from "react";
import { Label } from "@/components/ui/label";

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off at once; its whole line is the target. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div data-slot="switch" className="flex min-h-14 items-center gap-4">
      <div className="min-w-0 flex-1">
        <Label htmlFor={id} className="py-1.5 text-16">
          {label}
        </Label>
        {hint && (
          <p id={`${id}-hint`} className="type-caption">
            {hint}
          </p>
        )}
      </div>
      <SwitchPrimitive.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint && `${id}-hint`}
        className="group grid min-h-12 w-17 shrink-0 items-center rounded-field"
      >
        <span className="block h-9 rounded-face bg-sunken p-1 outlined group-data-[state=checked]:bg-done">
          <SwitchPrimitive.Thumb className="block size-7 rounded-[8px] bg-soft outlined transition-[translate] data-[state=checked]:translate-x-8" />
        </span>
      </SwitchPrimitive.Root>
    </div>
  );
}
