import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Label({ className, ...props }: ComponentProps<"label">) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the caller names the control by htmlFor
  return <label data-slot="label" className={cn("type-label block", className)} {...props} />;
}
