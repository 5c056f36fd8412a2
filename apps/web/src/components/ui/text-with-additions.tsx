import { type Addition, splitAtAdditions } from "@/components/ui/additions";

interface TextWithAdditionsProps {
  additions: readonly Addition[];
  /** The index of this text in the one that the additions belong to. */
  from?: number | undefined;
  children: string;
}

/** Draws a text with its additions in a quieter colour. */
export function TextWithAdditions({ additions, from, children }: TextWithAdditionsProps) {
  const pieces = splitAtAdditions(children, additions, from);
  if (!pieces.some(({ addition }) => addition)) return children;
  return pieces.map(({ text, addition }, position) => (
    <span key={position}>
      {text}
      {addition && <span className="text-ink-3">{addition}</span>}
    </span>
  ));
}
