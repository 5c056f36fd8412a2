import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { cn } from "@/lib/cn";

interface StepRowProps {
  number: number;
  title: string;
  /** The language of the title. */
  lang?: string | undefined;
  caption?: ReactNode;
  defaultOpen?: boolean;
  /** The level below the heading of the steps. */
  heading?: "h2" | "h3";
  children: ReactNode;
}

/**
 * Draws a numbered row that opens; the whole row is the button. Its content stays mounted, so ticks survive closing.
 */
export function StepRow({
  number,
  title,
  lang,
  caption,
  defaultOpen = false,
  heading: Heading = "h2",
  children,
}: StepRowProps) {
  const [open, setOpen] = useState(defaultOpen);
  const panelId = useId();
  return (
    <div data-slot="step-row" className="border-t-[1.5px] border-line">
      <Heading>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          className="grid min-h-14 w-full grid-cols-[2.75rem_minmax(0,1fr)_2rem] items-start rounded-chip py-3.5 text-left"
        >
          <span className="text-42 numeral leading-[0.86]">{number}</span>
          <span className="min-w-0">
            <span dir="auto" lang={lang} className="block pt-1 type-step wrap-anywhere">
              {title}
            </span>
            {caption && <span className="mt-1 block type-caption">{caption}</span>}
          </span>
          <ChevronDown
            aria-hidden
            className={cn(
              "mt-0.5 justify-self-end transition-[rotate] duration-(--t-move)",
              open && "rotate-180",
            )}
          />
        </button>
      </Heading>
      <div id={panelId} hidden={!open} className="pb-1">
        {children}
      </div>
    </div>
  );
}
