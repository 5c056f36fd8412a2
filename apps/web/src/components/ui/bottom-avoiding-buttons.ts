/** An edge-to-edge part of the screen, in its pixels. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Placement {
  /** The box to place, at its current position. */
  area: Area;
  /** The boxes of the buttons that must not be covered. */
  keys: readonly Area[];
  /** The screen's y of the lower edge when nothing is in the way. */
  baseline: number;
  /** The smallest distance to a button and to the upper edge of the screen. */
  gap: number;
}

/**
 * Computes the lower edge of a toast: the baseline, or above the buttons that are in its way there. The current
 * position is preferred while it is clear, so that the toast does not jump during scrolling.
 *
 * @returns the screen's y; the baseline when no position is clear
 */
export function bottomAvoidingButtons({ area, keys, baseline, gap }: Placement): number {
  const height = area.bottom - area.top;
  const beside = keys.filter((key) => key.left < area.right && key.right > area.left);
  const isClear = (bottom: number) =>
    bottom <= baseline &&
    bottom - height >= gap &&
    beside.every((key) => bottom + gap <= key.top || bottom - height - gap >= key.bottom);
  const positions = [area.bottom, baseline, ...beside.map((key) => key.top - gap).sort((a, b) => b - a)];
  return positions.find(isClear) ?? baseline;
}
