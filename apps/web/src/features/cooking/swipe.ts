/** The position of a finger in CSS pixels, and the time in milliseconds. */
export interface Touch {
  x: number;
  y: number;
  at: number;
}

const FAR_PX = 60;
const SLOW_MS = 800;
/** The width at the sides of the screen where phones have swipes of their own. */
const EDGE_PX = 24;

/**
 * Returns the direction of a swipe; null for a tap, a scroll, a slow drag, and a touch that begins at the side of the
 * screen.
 */
export function readSwipe(from: Touch, to: Touch, widthPx: number): "next" | "previous" | null {
  const across = to.x - from.x;
  const down = to.y - from.y;
  if (from.x < EDGE_PX || from.x > widthPx - EDGE_PX) return null;
  if (Math.abs(across) < FAR_PX || Math.abs(across) < 2 * Math.abs(down)) return null;
  if (to.at - from.at > SLOW_MS) return null;
  return across < 0 ? "next" : "previous";
}
