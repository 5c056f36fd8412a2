/** A picture of one byte for each pixel: 0 is black, 255 is white. */
export interface GreyPixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The largest angle in degrees that is found: a page that lies further askew was photographed on its side. */
const MAX_SKEW = 10;

const COARSE_STEP = 0.5;
const STEPS = [0.1, 0.05];
/** The part of each side that is not measured: the edge of a picture is level, however the page lies in it. */
const BORDER = 0.08;
/** Darker than this on a white background is ink. */
const INK = 160;

/**
 * Returns the angle in degrees by which the lines of a page are turned clockwise, between -10 and 10; 0 where no angle
 * is better than others.
 *
 * For each angle, the ink is summed along lines of that angle. At the angle of the text the sums differ most: lines of
 * text are dark, the gaps between them are light.
 *
 * @param page on a white background; some 800 pixels wide is enough for a twentieth of a degree
 */
export function skewOf(page: GreyPixels): number {
  const ink = inkOf(page);
  if (ink.count < 50) return 0;
  let best = bestAngle(ink, page, range(-MAX_SKEW, MAX_SKEW, COARSE_STEP));
  let before = COARSE_STEP;
  for (const step of STEPS) {
    best = bestAngle(ink, page, range(best - before, best + before, step));
    before = step;
  }
  const angle = Math.max(-MAX_SKEW, Math.min(MAX_SKEW, best));
  return Math.abs(angle) < 1e-9 ? 0 : angle;
}

interface Ink {
  x: Int16Array;
  y: Int16Array;
  count: number;
}

function inkOf({ data, width, height }: GreyPixels): Ink {
  const x = new Int16Array(width * height);
  const y = new Int16Array(width * height);
  let count = 0;
  const top = Math.round(height * BORDER);
  const left = Math.round(width * BORDER);
  for (let row = top; row < height - top; row += 1)
    for (let column = left; column < width - left; column += 1) {
      if ((data[row * width + column] ?? 255) >= INK) continue;
      x[count] = column;
      y[count] = row;
      count += 1;
    }
  return { x, y, count };
}

/** Returns the angles from the smallest magnitude to the largest, so that equal sharpness prefers the smaller turn. */
function range(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step);
  const angles = Array.from({ length: count + 1 }, (_, index) => from + index * step);
  return angles.toSorted((a, b) => Math.abs(a) - Math.abs(b));
}

function bestAngle(ink: Ink, page: GreyPixels, angles: readonly number[]): number {
  let best = 0;
  let bestSharpness = -1;
  for (const angle of angles) {
    const sharpness = sharpnessAt(ink, page, angle);
    if (sharpness <= bestSharpness) continue;
    best = angle;
    bestSharpness = sharpness;
  }
  return best;
}

/** Returns the sum of the squared differences between neighbouring lines of the profile. */
function sharpnessAt({ x, y, count }: Ink, { width, height }: GreyPixels, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const shift = Math.ceil(Math.abs(slope) * width) + 1;
  const profile = new Float64Array(height + 2 * shift + 1);
  for (let index = 0; index < count; index += 1) {
    const line = Math.round((y[index] ?? 0) - (x[index] ?? 0) * slope) + shift;
    profile[line] = (profile[line] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let line = 1; line < profile.length; line += 1)
    sharpness += ((profile[line] ?? 0) - (profile[line - 1] ?? 0)) ** 2;
  return sharpness;
}
