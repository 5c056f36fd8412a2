import { FigurePart } from "@/components/ui/figure";
import { cn } from "@/lib/cn";

interface DurationProps {
  minutes: number;
  /** The text for screen readers: see spokenMinutes. */
  label: string;
  /** The short unit of a time below one hour; hours and minutes together are "h" and "m" in every language here. */
  unit?: string;
  /** Whether the figures are in elements of their own, which get a stroke under them. */
  emphasised?: boolean;
  /** A short word before a time that is not exact, e.g. "about". */
  about?: string | undefined;
  className?: string;
}

/** A cooking time in market numerals: 50 min, 2 h, 1 h 20 m. Never a colon, which belongs to a running clock. */
export function Duration({ minutes, label, unit = "min", emphasised, about, className }: DurationProps) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const long = hours > 0 && rest > 0;
  return (
    <time
      dateTime={`PT${minutes}M`}
      data-slot="duration"
      data-long={long || undefined}
      className={cn("inline-flex items-start numeral", className)}
    >
      <span aria-hidden className="inline-flex items-start">
        {about && <span className="mr-[0.5em] numeral-unit">{about}</span>}
        {hours > 0 && <FigurePart value={hours} unit="h" className={cn(emphasised && "figures")} />}
        {(hours === 0 || rest > 0) && (
          <FigurePart
            value={rest}
            unit={long ? "m" : unit}
            className={cn(emphasised && "figures", long && "ml-[0.14em]")}
          />
        )}
      </span>
      <span className="sr-only">{about ? `${about} ${label}` : label}</span>
    </time>
  );
}
