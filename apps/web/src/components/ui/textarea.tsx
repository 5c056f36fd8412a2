import type { ComponentProps } from "react";
import { useFieldControl } from "@/components/ui/field";
import { cn } from "@/lib/cn";

interface TextareaProps extends ComponentProps<"textarea"> {
  /** Begins as a line or two and grows with its text. */
  low?: boolean;
}

export function Textarea({ low, className, ...props }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      dir="auto"
      className={cn(
        low ? "field-sizing-content min-h-20" : "min-h-50",
        "block w-full resize-y rounded-field bg-surface px-4 py-3.5 outlined aria-invalid:[--outline-width:2px] aria-invalid:[--outline:var(--hot)]",
        className,
      )}
      {...useFieldControl()}
      {...props}
    />
  );
}
