import type { Produce } from "./scene/catalogue.ts";
import { DrawnPiece } from "./drawing/drawn.tsx";

/** [what, x, y, size, turn], from the back to the front. */
const PIECES: readonly (readonly [Produce, number, number, number, number])[] = [
  ["leek", 38, 66, 118, -30],
  ["pumpkin", 96, 72, 92, -6],
  ["leaf", 146, 56, 84, -24],
  ["tomato", 164, 78, 78, 8],
  ["onion", 222, 72, 78, 6],
  ["aubergine", 274, 60, 104, 18],
  ["lemon", 330, 70, 88, 10],
  ["carrot", 372, 48, 96, 28],
];

/** Produce in a row, as behind a counter: lay a form over its lower third. Decorative. */
export function Counter({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden
      data-slot="counter"
      viewBox="0 0 390 118"
      preserveAspectRatio="xMidYMin slice"
      className={`block cover-light ${className}`}
    >
      {PIECES.map(([produce, x, y, size, turn]) => (
        <DrawnPiece key={produce} produce={produce} x={x} y={y} size={size} turn={turn} />
      ))}
    </svg>
  );
}
