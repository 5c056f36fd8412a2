import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useFieldControl } from "@/components/ui/field";
import { cn } from "@/lib/cn";

interface SelectProps extends ComponentProps<"select"> {
  /** Whether to omit the frame, for use inside another one. */
  bare?: boolean;
}

/** The browser's own picker, which every phone shows in the way its owner knows. */
export function Select({ bare, className, ...props }: SelectProps) {
  return (
    <span data-slot="select" className={cn("relative block min-w-0", className)}>
      <select
        className={cn(
          "w-full cursor-pointer appearance-none text-ellipsis",
          bare
            ? "h-full min-h-12 bg-transparent pr-6.5 pl-3 text-16 outline-none"
            : "min-h-14 rounded-field bg-surface pr-11 pl-4 outlined",
        )}
        {...useFieldControl()}
        {...props}
      />
      <ChevronsUpDown
        aria-hidden
        className={cn(
          "pointer-events-none absolute inset-y-0 my-auto size-4 stroke-[2.5]",
          bare ? "right-2" : "right-4",
        )}
      />
    </span>
  );
}
