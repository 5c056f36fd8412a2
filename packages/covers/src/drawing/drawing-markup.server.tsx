import { renderToStaticMarkup } from "react-dom/server";
import { ALL_DRAWINGS, type DrawingMarkup } from "./all-drawings.ts";

/** Does what `drawMarkup` of the browser does, with the same markup, where there is no document. */
export function drawMarkup(): DrawingMarkup {
  return new Map(ALL_DRAWINGS.map(([name, Drawing]) => [name, renderToStaticMarkup(<Drawing />)]));
}
