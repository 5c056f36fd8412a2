import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

interface TickProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** 40 px for cooking, 32 elsewhere. */
  large?: boolean;
  /** Content of the line that is not part of its name, e.g. its ingredients; it is not struck through. */
  details?: ReactNode;
  /** The accessible name of the checkbox when the line contains controls, which a label must not. */
  name?: string;
  /** The language of the line. */
  lang?: string | undefined;
  className?: string;
  /** The line itself: the checkbox is called by it. */
  children: ReactNode;
}

/**
 * Draws a line that can be ticked off. The whole row is the target: the label's face is stretched over it, and a
 * control among the details lies above that face (give it `relative`).
 */
export function Tick({
  checked,
  onCheckedChange,
  large,
  details,
  name,
  lang,
  className,
  children,
}: TickProps) {
  const line = (
    <span
      dir="auto"
      lang={lang}
      // Controls in the line lie above the label's face, the line itself below it.
      className={cn(
        "wrap-anywhere hyphenated",
        name === undefined ? "relative" : "block min-h-6",
        checked && "text-ink-3 line-through decoration-[1.5px]",
      )}
    >
      {children}
    </span>
  );
  return (
    <div data-slot="tick" className={cn("relative py-3", large ? "pl-14" : "pl-12", className)}>
      <label className={cn("block before:absolute before:inset-0", name === undefined && "min-h-6")}>
        <input
          type="checkbox"
          aria-label={name}
          lang={name === undefined ? undefined : lang}
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className={cn(
            "absolute left-0 grid place-items-center peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
            large ? "top-2 size-10 rounded-face" : "top-2.25 size-8 rounded-chip",
            checked ? "done-face bg-done text-on-done" : "bg-surface outlined [--outline-width:2px]",
          )}
        >
          {checked && <Check className="pop" />}
        </span>
        {name === undefined && line}
      </label>
      {name !== undefined && line}
      {details && <div className="mt-2 text-16 text-ink-2">{details}</div>}
    </div>
  );
}
