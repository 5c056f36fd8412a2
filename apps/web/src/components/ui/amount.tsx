import { splitFractions } from "@/components/ui/fraction";
import { cn } from "@/lib/cn";

/** Text whose fractions (½, 1 ⅓, 5/16) are drawn by the font; a screen reader gets the text as it is. */
export function FractionText({ children }: { children: string }) {
  const pieces = splitFractions(children);
  if (!pieces.some((piece) => piece.isFraction)) return children;
  return (
    <>
      <span aria-hidden>
        {pieces.map((piece, index) => (
          <span
            key={index}
            className={cn(piece.isFraction && "fraction", piece.isFraction && index > 0 && "ml-[0.08em]")}
          >
            {piece.text}
          </span>
        ))}
      </span>
      <span className="sr-only">{children}</span>
    </>
  );
}

/** Draws an ingredient's quantity and unit, e.g. "1½ cups". Inherits its font size. */
export function Amount({ value, unit, className }: { value: string; unit?: string; className?: string }) {
  return (
    <span data-slot="amount" className={cn("font-display font-heavy font-stretch-80%", className)}>
      <FractionText>{value}</FractionText>
      {unit && <span className="text-[0.72em] font-semibold font-stretch-90% text-ink-2"> {unit}</span>}
    </span>
  );
}
