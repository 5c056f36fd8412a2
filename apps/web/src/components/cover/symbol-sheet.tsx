import type { ComponentType } from "react";
import type { Produce, Vessel } from "@/components/cover/catalogue";
import { drawingId, shadowId } from "@/components/cover/drawn";
import { DRAWINGS, VESSELS } from "@/components/cover/produce/drawings";

const SHEET = Object.entries({ ...DRAWINGS, ...VESSELS }) as [Produce | Vessel, ComponentType][];

/** All drawings, once, without showing any. */
export function SymbolSheet() {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        {SHEET.map(([name, Drawing]) => (
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
