import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Produce, Vessel } from "../scene/catalogue.ts";
import { DRAWINGS, VESSELS } from "../produce/drawings.ts";

const SVG = "http://www.w3.org/2000/svg";
const ALL = Object.entries({ ...DRAWINGS, ...VESSELS }) as [Produce | Vessel, ComponentType][];

/** The drawings as markup by their names. */
export type DrawingMarkup = ReadonlyMap<Produce | Vessel, string>;

/** Draws all of them, off the page. Not to be called while React renders. */
export function drawMarkup(): DrawingMarkup {
  const easel = document.createElementNS(SVG, "svg");
  const root = createRoot(easel);
  flushSync(() =>
    root.render(
      ALL.map(([name, Drawing]) => (
        <g key={name}>
          <Drawing />
        </g>
      )),
    ),
  );
  const markup = new Map(ALL.map(([name], index) => [name, easel.children[index]?.innerHTML ?? ""]));
  root.unmount();
  return markup;
}
