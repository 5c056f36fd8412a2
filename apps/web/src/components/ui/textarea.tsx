import type { ComponentProps } from "react";
import { useFieldControl } from "@/components/ui/field";
import { cn } from "@/lib/cn";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        "block min-h-40 w-full resize-y rounded-field bg-surface px-4 py-3.5 outlined aria-invalid:[--outline-width:2px] aria-invalid:[--outline:var(--hot)]",
        className,
      )}
      {...useFieldControl()}
      {...props}
    />
  );
}
