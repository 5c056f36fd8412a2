import { textWithDegrees } from "@larder/domain/cooking/degrees";
import type { UnitChoice } from "@larder/domain/cooking/cooking-state";

interface DegreesTextProps {
  units?: UnitChoice | undefined;
  children: string;
}

/** Draws a text with its temperatures on the other scale beside them; the original text stays. */
export function DegreesText({ units = "written", children }: DegreesTextProps) {
  const pieces = textWithDegrees(children, units);
  if (!pieces.some(({ beside }) => beside)) return children;
  return pieces.map(({ text, beside }, position) => (
    <span key={position} className={beside && "whitespace-nowrap"}>
      {text}
      {beside && <span className="text-ink-3"> ({beside})</span>}
    </span>
  ));
}
