import type { Layer } from "../scene/arrangements.ts";
import type { Produce, Vessel } from "../scene/catalogue.ts";
import type { DrawingMarkup } from "./all-drawings.ts";
import { drawingId, shadeOpacity, shadowId, standing, VESSEL_SHADOW } from "./drawn.tsx";

/**
 * A cover as an SVG document of its own: it holds the few drawings it shows, each once, and stands on the page as a
 * single image.
 */
export function coverMarkup(
  layers: readonly Layer[],
  width: number,
  height: number,
  drawings: DrawingMarkup,
): string {
  const names = new Set(layers.flatMap((layer) => nameOf(layer) ?? []));
  const defs = [...names].map((name) => definition(name, drawings.get(name) ?? ""));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${defs.join("")}</defs>${layers.map(layerMarkup).join("")}</svg>`
  );
}

function nameOf(layer: Layer): Produce | Vessel | null {
  if (layer.kind === "paper") return null;
  return layer.kind === "piece" ? layer.produce : layer.vessel;
}

/** A drawing and its black twin: what is only a line stays one. */
function definition(name: Produce | Vessel, drawing: string): string {
  const black = drawing.replace(/ (fill|stroke)="(?!none")[^"]*"/g, ' $1="black"');
  return `<g id="${drawingId(name)}">${drawing}</g><g id="${shadowId(name)}" fill="black">${black}</g>`;
}

function layerMarkup(layer: Layer): string {
  switch (layer.kind) {
    case "paper":
      return `<path d="${layer.d}" fill="${layer.fill}" opacity="${layer.opacity ?? 1}"/>`;
    case "piece": {
      const { itself, shadow } = standing(layer);
      return (
        `<use href="#${shadowId(layer.produce)}" transform="${shadow}" opacity="${shadeOpacity(layer.shade)}"/>` +
        `<use href="#${drawingId(layer.produce)}" transform="${itself}"/>`
      );
    }
    case "vessel": {
      const { vessel, x, y, size, face, side } = layer;
      const shade = `x="${VESSEL_SHADOW.x}" y="${VESSEL_SHADOW.y}" opacity="${VESSEL_SHADOW.opacity}"`;
      return (
        `<g transform="translate(${x} ${y}) scale(${(size / 100).toFixed(3)})" fill="${face}" color="${side}">` +
        `<use href="#${shadowId(vessel)}" ${shade}/><use href="#${drawingId(vessel)}"/></g>`
      );
    }
  }
}
