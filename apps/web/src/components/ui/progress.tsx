import { cn } from "@/lib/cn";

interface ProgressProps {
  label: string;
  /** The text for screen readers, e.g. "Step 3 of 4". */
  text: string;
  value: number;
  max: number;
  className?: string;
}

/** More pieces than this are too thin to count on a phone. */
const MAX_PIECES = 12;

/** Draws the progress as a row of segments; as a single bar when there are many. */
export function Progress({ label, text, value, max, className }: ProgressProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element holds no pieces
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
      data-slot="progress"
      className={cn("flex h-2.5 gap-1.25", className)}
    >
      {max <= MAX_PIECES ? (
        Array.from({ length: max }, (_, index) => (
          <span
            key={index}
            className={cn("flex-1 rounded-[4px]", index < value ? "bg-done" : "bg-sunken outlined")}
          />
        ))
      ) : (
        <span className="flex-1 overflow-hidden rounded-[4px] bg-sunken outlined">
          <span className="block h-full bg-done" style={{ width: `${(value / max) * 100}%` }} />
        </span>
      )}
    </div>
  );
}
