import type { ComponentType } from "react";
import type { Produce, Vessel } from "../scene/catalogue.ts";
import { drawingId, shadowId } from "./drawn.tsx";

interface SymbolsProps {
  drawings: Partial<Record<Produce | Vessel, ComponentType>>;
}

/** Drawings for others to refer to, without showing any. */
export function Symbols({ drawings }: SymbolsProps) {
  const sheet = Object.entries(drawings) as [Produce | Vessel, ComponentType][];
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        {sheet.map(([name, Drawing]) => (
          <g key={name}>
            <g id={drawingId(name)}>
              <Drawing />
            </g>
            <g id={shadowId(name)} className="shadow-paper">
              <Drawing />
            </g>
          </g>
        ))}
      </defs>
    </svg>
  );
}
