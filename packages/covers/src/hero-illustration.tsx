import type { Produce } from "./scene/catalogue.ts";
import { DrawnPiece } from "./drawing/drawn.tsx";
import { Aubergine, Carrot, Leaf, Leek, Lemon, Tomato } from "./produce/hero-produce.tsx";
import { Symbols } from "./drawing/symbols.tsx";

/** [what, x, turn] along one row of the stall. */
type Row = { y: number; size: number; pieces: readonly (readonly [Produce, number, number])[] };

const ROWS: readonly Row[] = [
  {
    y: 128,
    size: 170,
    pieces: [
      ["leek", 48, -14],
      ["carrot", 146, 186],
      ["leaf", 244, 12],
      ["leek", 342, 4],
    ],
  },
  {
    y: 196,
    size: 140,
    pieces: [
      ["aubergine", 39, 14],
      ["aubergine", 143, -6],
      ["aubergine", 247, 20],
      ["aubergine", 351, 4],
    ],
  },
  {
    y: 276,
    size: 122,
    pieces: [
      ["tomato", 11, -8],
      ["tomato", 103, 6],
      ["tomato", 195, -4],
      ["tomato", 287, 10],
      ["tomato", 379, 2],
    ],
  },
  {
    y: 352,
    size: 128,
    pieces: [
      ["lemon", -1, 4],
      ["lemon", 97, 30],
      ["lemon", 195, 12],
      ["lemon", 293, 50],
      ["lemon", 391, 20],
    ],
  },
];

const DRAWINGS = {
  leek: Leek,
  carrot: Carrot,
  leaf: Leaf,
  aubergine: Aubergine,
  tomato: Tomato,
  lemon: Lemon,
};

/** Renders the symbols of the illustration, for pages without ProduceSymbols. */
export const HeroIllustrationSymbols = () => <Symbols drawings={DRAWINGS} />;

/** Draws the full market stall for the first page that a visitor sees. Decorative. */
export function HeroIllustration({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden
      data-slot="stall"
      viewBox="0 0 390 392"
      preserveAspectRatio="xMidYMid slice"
      className={`block cover-light ${className}`}
    >
      <path d="M0 0H390V392H0Z" fill="#CFE6B2" />
      {[0, 86.7, 173.4, 260, 346.7].map((x) => (
        <rect key={x} x={x} width="43.3" height="392" fill="#A9CE86" opacity="0.5" />
      ))}
      {ROWS.map(({ y, size, pieces }) =>
        pieces.map(([produce, x, turn]) => (
          <DrawnPiece key={`${x} ${y}`} produce={produce} x={x} y={y} size={size} turn={turn} shade="deep" />
        )),
      )}
    </svg>
  );
}
