import type { LucideIcon } from "lucide-react";
import { cn } from "@/lib/cn";

interface ChipSelectProps<Value extends string> {
  label: string;
  icon: LucideIcon;
  value: Value;
  options: readonly { value: Value; text: string }[];
  /** Whether another value than the usual one is chosen. */
  isSet?: boolean;
  onChoose: (value: Value) => void;
}

/** Draws the browser's own picker as a chip. */
export function ChipSelect<Value extends string>({
  label,
  icon: Icon,
  value,
  options,
  isSet = false,
  onChoose,
}: ChipSelectProps<Value>) {
  return (
    <span className={cn("relative inline-flex max-w-full shrink-0", isSet && "text-on-key")}>
      <select
        aria-label={label}
        value={value}
        className={cn(
          "min-h-12 max-w-full cursor-pointer appearance-none rounded-field pr-4 pl-10.5 text-16 font-semibold outlined",
          isSet ? "bg-key text-on-key [--outline:var(--key)]" : "bg-surface [--outline:var(--line)]",
        )}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon aria-hidden className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5" />
    </span>
  );
}
