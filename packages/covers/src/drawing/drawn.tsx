import type { Produce, Vessel } from "../scene/catalogue.ts";
import { useSymbolNeed } from "./symbol-need.ts";

/** Names under which the drawings stand on the page: each as itself, and all black for its shadow. */
export const drawingId = (name: Produce | Vessel) => `draw-${name}`;
export const shadowId = (name: Produce | Vessel) => `shade-${name}`;

/** The position of a drawing: its centre, the side of its box, its tilt. */
interface Stand {
  x: number;
  y: number;
  size: number;
  turn: number;
}

interface DrawnPieceProps extends Stand {
  produce: Produce;
  shade?: "light" | "deep";
}

const SHADOW_AWAY = [5, 6] as const;
export const VESSEL_SHADOW = { x: 6, y: 5, opacity: 0.15 } as const;

export const shadeOpacity = (shade: "light" | "deep") => (shade === "deep" ? 0.26 : 0.15);

/** The transforms of a drawing and of its shadow, which falls to the lower right whichever way it is turned. */
export function standing({ x, y, size, turn }: Stand): { itself: string; shadow: string } {
  const scale = size / 100;
  const at = (dx: number, dy: number) =>
    `translate(${(x + dx * scale).toFixed(1)} ${(y + dy * scale).toFixed(1)}) rotate(${turn}) scale(${scale.toFixed(3)})`;
  return { itself: at(0, 0), shadow: at(...SHADOW_AWAY) };
}

/** Draws one item at its position, with a hard shadow. */
export function DrawnPiece({ produce, shade = "light", ...stand }: DrawnPieceProps) {
  useSymbolNeed();
  const { itself, shadow } = standing(stand);
  return (
    <>
      <use href={`#${shadowId(produce)}`} transform={shadow} opacity={shadeOpacity(shade)} />
      <use href={`#${drawingId(produce)}`} transform={itself} />
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
  useSymbolNeed();
  const scale = (size / 100).toFixed(3);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={face} color={side}>
      <use href={`#${shadowId(vessel)}`} {...VESSEL_SHADOW} />
      <use href={`#${drawingId(vessel)}`} />
    </g>
  );
}
