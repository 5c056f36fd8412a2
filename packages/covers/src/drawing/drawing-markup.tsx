import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ALL_DRAWINGS, type DrawingMarkup } from "./all-drawings.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Draws all of them, off the page. Not to be called while React renders. */
export function drawMarkup(): DrawingMarkup {
  const easel = document.createElementNS(SVG, "svg");
  const root = createRoot(easel);
  flushSync(() =>
    root.render(
      ALL_DRAWINGS.map(([name, Drawing]) => (
        <g key={name}>
          <Drawing />
        </g>
      )),
    ),
  );
  const markup = new Map(ALL_DRAWINGS.map(([name], index) => [name, easel.children[index]?.innerHTML ?? ""]));
  root.unmount();
  return markup;
}
