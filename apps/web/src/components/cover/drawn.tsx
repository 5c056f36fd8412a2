import type { Produce, Vessel } from "@/components/cover/catalogue";

/** Names under which the drawings stand on the page: each as itself, and all black for its shadow. */
export const drawingId = (name: Produce | Vessel) => `draw-${name}`;
export const shadowId = (name: Produce | Vessel) => `shade-${name}`;

interface DrawnPieceProps {
  produce: Produce;
  x: number;
  y: number;
  size: number;
  turn: number;
  shade?: "light" | "deep";
}

/** One drawing where it is wanted, with a hard shadow to the lower right whichever way it is turned. */
export function DrawnPiece({ produce, x, y, size, turn, shade = "light" }: DrawnPieceProps) {
  const scale = size / 100;
  const at = (dx: number, dy: number) =>
    `translate(${(x + dx * scale).toFixed(1)} ${(y + dy * scale).toFixed(1)}) rotate(${turn}) scale(${scale.toFixed(3)})`;
  return (
    <>
      <use href={`#${shadowId(produce)}`} transform={at(5, 6)} opacity={shade === "deep" ? 0.26 : 0.15} />
      <use href={`#${drawingId(produce)}`} transform={at(0, 0)} />
    </>
  );
}

interface DrawnVesselProps {
  vessel: Vessel;
  x: number;
  y: number;
  size: number;
  face: string;
  side: string;
}

export function DrawnVessel({ vessel, x, y, size, face, side }: DrawnVesselProps) {
  const scale = (size / 100).toFixed(3);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={face} color={side}>
      <use href={`#${shadowId(vessel)}`} x="6" y="5" opacity="0.15" />
      <use href={`#${drawingId(vessel)}`} />
    </g>
  );
}
