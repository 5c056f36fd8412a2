import type { ComponentType } from "react";
import type { Produce, Vessel } from "../scene/catalogue.ts";
import { DRAWINGS, VESSELS } from "../produce/drawings.ts";

/** The drawings as markup by their names. */
export type DrawingMarkup = ReadonlyMap<Produce | Vessel, string>;

export const ALL_DRAWINGS = Object.entries({ ...DRAWINGS, ...VESSELS }) as [
  Produce | Vessel,
  ComponentType,
][];
