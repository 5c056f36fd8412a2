import { type Area, inkBounds, isInk } from "./glyphs.ts";
import type { GreyPixels } from "./skew.ts";

/** The two digits of a fraction that is one glyph, each as a picture of its own. */
export interface FractionDigits {
  numerator: GreyPixels;
  denominator: GreyPixels;
}

/** The part of the slash that must be ink, of 1. */
const SOLID = 0.85;
/** The part of a glyph's height that each of its digits may have. */
const TALLEST_DIGIT = 0.72;
const SHORTEST_DIGIT = 0.3;
/** Half the width of the slash and its blurred edge, as a part of the glyph's height. */
const HALF_STROKE = 0.12;

/**
 * Takes a fraction such as ½ apart; null for any other glyph. The recogniser's alphabet has no fractions.
 *
 * A fraction is about as wide as it is high. A slash goes all the way through it; one small digit stands above it to
 * the left, another below it to the right.
 */
export function fractionDigits(page: GreyPixels, glyph: Area): FractionDigits | null {
  const width = glyph.right - glyph.left;
  const height = glyph.bottom - glyph.top;
  if (height < 14 || width < height * 0.6 || width > height * 1.8) return null;
  const slash = slashIn(page, glyph);
  if (!slash) return null;
  const { xAt, thickness } = slash;
  const above = inkBounds(page, glyph, (x, y) => x < xAt(y) - thickness);
  const below = inkBounds(page, glyph, (x, y) => x > xAt(y) + thickness);
  if (!above || !below || !isDigit(above, height) || !isDigit(below, height)) return null;
  if (above.top - glyph.top > height * 0.2 || glyph.bottom - below.bottom > height * 0.2) return null;
  return {
    numerator: cutOut(page, above, (x, y) => x < xAt(y) - thickness),
    denominator: cutOut(page, below, (x, y) => x > xAt(y) + thickness),
  };
}

function isDigit({ top, bottom }: Area, height: number): boolean {
  return bottom - top >= height * SHORTEST_DIGIT && bottom - top <= height * TALLEST_DIGIT;
}

/** Finds the line from the bottom to the top that leans to the right and is ink nearly all along: the darkest one. */
function slashIn(page: GreyPixels, { left, right, top, bottom }: Area) {
  const width = right - left;
  const height = bottom - top;
  let best = { light: Number.POSITIVE_INFINITY, from: 0, to: 0 };
  for (let from = left; from < left + width * 0.6; from += 1)
    for (let to = from + Math.ceil(width * 0.15); to < right; to += 1) {
      let light = 0;
      for (let y = top; y < bottom; y += 1)
        light += page.data[y * page.width + Math.round(lineAt({ from, to, bottom, height }, y))] ?? 255;
      if (light < best.light) best = { light, from, to };
    }
  const line = { from: best.from, to: best.to, bottom, height };
  const xAt = (y: number) => lineAt(line, y);
  let ink = 0;
  for (let y = top; y < bottom; y += 1) if (isInk(page, Math.round(xAt(y)), y)) ink += 1;
  return ink < height * SOLID ? null : { xAt, thickness: Math.max(2, height * HALF_STROKE) };
}

function lineAt(line: { from: number; to: number; bottom: number; height: number }, y: number): number {
  return line.from + ((line.to - line.from) * (line.bottom - 1 - y)) / line.height;
}

function cutOut(page: GreyPixels, area: Area, belongs: (x: number, y: number) => boolean): GreyPixels {
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (belongs(area.left + x, area.top + y))
        data[y * width + x] = page.data[(area.top + y) * page.width + area.left + x] ?? 255;
  return { data, width, height };
}
