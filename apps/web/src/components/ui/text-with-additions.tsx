import { type Additions, splitAtAdditions } from "@/lib/text/additions";
import { cn } from "@/lib/cn";

interface TextWithAdditionsProps extends Additions {
  /** The index of this text in the one that the additions belong to. */
  from?: number | undefined;
  children: string;
}

/** Draws a text with its additions in a quieter colour, and its marked words in a stronger weight. */
export function TextWithAdditions({ additions, ranges, from, children }: TextWithAdditionsProps) {
  const pieces = splitAtAdditions(children, { additions, ranges }, from);
  if (!pieces.some(({ addition, range }) => addition || range)) return children;
  return pieces.map(({ text, range, addition }, position) => (
    <span
      key={position}
      className={cn(range && "font-semibold", range?.isStruck && "line-through decoration-[1.5px]")}
    >
      {text}
      {addition && <span className="font-normal text-ink-3">{addition}</span>}
    </span>
  ));
}
