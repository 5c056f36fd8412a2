import { createContext, use, useId, type ReactNode } from "react";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/cn";

interface ControlWiring {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

const FieldContext = createContext<ControlWiring>({});

/** Returns the attributes that tie a control to the label, hint and error of its Field; {} outside of one. */
export const useFieldControl = () => use(FieldContext);

interface FieldProps {
  label: string;
  hint?: string;
  /** Said as soon as it appears, and tied to the control. */
  error?: string;
  /** Hides the label visually, for a control whose purpose is visible without it. */
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** Draws a label, a control (Input, Textarea), its hint and its error. */
export function Field({ label, hint, error, labelHidden, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");

  return (
    <div data-slot="field" className={cn("grid grid-cols-1 gap-1.5", className)}>
      <Label htmlFor={id} className={cn(labelHidden && "sr-only")}>
        {label}
      </Label>
      <FieldContext
        value={{ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={hintId} className="type-caption">
          {hint}
        </p>
      )}
      <p id={errorId} role="alert" className="text-14 font-semibold text-hot empty:hidden">
        {error}
      </p>
    </div>
  );
}
