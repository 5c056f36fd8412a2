import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useFieldControl } from "@/components/ui/field";
import { cn } from "@/lib/cn";

const FRAME = "min-h-14 w-full rounded-field bg-surface outlined";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      dir="auto"
      className={cn(
        FRAME,
        "px-4 text-ellipsis aria-invalid:[--outline-width:2px] aria-invalid:[--outline:var(--hot)]",
        className,
      )}
      {...useFieldControl()}
      {...props}
    />
  );
}

/** Draws an input without a frame, for use in an InputFrame. */
export function BareInput({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="bare-input"
      dir="auto"
      className={cn("min-h-12 min-w-0 flex-1 bg-transparent text-ellipsis outline-none", className)}
      {...useFieldControl()}
      {...props}
    />
  );
}

interface InputFrameProps {
  /** The border: "outlined" is stronger than "sunken". */
  variant?: "outlined" | "sunken";
  className?: string;
  children: ReactNode;
}

/**
 * Draws a frame that makes several parts look like a single field: an icon, chips, a BareInput, a button. A press
 * anywhere focuses the input.
 */
export function InputFrame({ variant = "outlined", className, children }: InputFrameProps) {
  const focusInput = (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.querySelector("input")?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a larger target for the mouse; the keyboard reaches the input itself
    <div
      data-slot="input-frame"
      onMouseDown={focusInput}
      className={cn(
        "flex min-h-15 w-full cursor-text flex-wrap items-center gap-2 rounded-field px-1.5 py-1.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus",
        variant === "outlined" ? "bg-surface outlined" : "trough",
        className,
      )}
    >
      {children}
    </div>
  );
}
