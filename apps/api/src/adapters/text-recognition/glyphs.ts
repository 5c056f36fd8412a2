import type { GreyPixels } from "./skew.ts";

/** A rectangle of pixels; `right` and `bottom` are the first beside and below it. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Darker than this is ink. */
const INK = 185;

export function isInk({ data, width, height }: GreyPixels, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 255) < INK;
}

/**
 * Returns the areas of the glyphs in an area, from left to right. Glyphs are apart where a column of pixels has no ink;
 * specks are left out.
 */
export function glyphsIn(page: GreyPixels, area: Area): Area[] {
  const glyphs: Area[] = [];
  let left: number | null = null;
  for (let x = area.left; x <= area.right; x += 1) {
    const hasInk = x < area.right && columnHasInk(page, x, area);
    if (hasInk) left ??= x;
    else if (left !== null) {
      const glyph = inkBounds(page, { ...area, left, right: x }, () => true);
      if (glyph && glyph.bottom - glyph.top > 4) glyphs.push(glyph);
      left = null;
    }
  }
  return glyphs;
}

function columnHasInk(page: GreyPixels, x: number, { top, bottom }: Area): boolean {
  for (let y = top; y < bottom; y += 1) if (isInk(page, x, y)) return true;
  return false;
}

/** Returns the smallest area with all ink that `belongs` accepts; null without any. */
export function inkBounds(
  page: GreyPixels,
  area: Area,
  belongs: (x: number, y: number) => boolean,
): Area | null {
  let found: Area | null = null;
  for (let y = area.top; y < area.bottom; y += 1)
    for (let x = area.left; x < area.right; x += 1) {
      if (!isInk(page, x, y) || !belongs(x, y)) continue;
      found ??= { left: x, top: y, right: x + 1, bottom: y + 1 };
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x + 1);
      found.bottom = y + 1;
    }
  return found;
}
