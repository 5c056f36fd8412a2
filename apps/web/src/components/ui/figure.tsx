import { cn } from "@/lib/cn";

/** Draws a number and its raised unit, hidden from screen readers. */
export function FigurePart({
  value,
  unit,
  className,
}: {
  value: number | string;
  unit?: string;
  className?: string;
}) {
  return (
    <>
      {className ? <span className={className}>{value}</span> : value}
      {unit && <span className="numeral-unit">{unit}</span>}
    </>
  );
}

interface FigureProps {
  value: number | string;
  unit?: string;
  /** The text for screen readers instead of the figures, e.g. "50 minutes"; required when there is a unit. */
  label?: string;
  className?: string;
}

/** Draws a quantity in market numerals. Inherits its font size. */
export function Figure({ value, unit, label, className }: FigureProps) {
  return (
    <span data-slot="figure" className={cn("inline-flex items-start numeral", className)}>
      {label ? (
        <>
          <span aria-hidden className="inline-flex items-start">
            <FigurePart value={value} unit={unit} />
          </span>
          <span className="sr-only">{label}</span>
        </>
      ) : (
        <FigurePart value={value} unit={unit} />
      )}
    </span>
  );
}
