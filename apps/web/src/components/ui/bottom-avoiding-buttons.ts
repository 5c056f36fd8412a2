/** An edge-to-edge part of the screen, in its pixels. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Placement {
  /** What is to be placed, wherever it is now. */
  area: Area;
  /** What it must not cover. */
  keys: readonly Area[];
  /** The line that it stands on when nothing is in its way. */
  baseline: number;
  /** How near it may come to a key, and to the upper edge. */
  gap: number;
}

/**
 * Where the lower edge of a toast goes: down on the floor, or above the keys that are in its way there. Where it is now
 * is as good as any place that is clear, so it does not jump about while somebody scrolls.
 *
 * @returns the screen's y; that of the floor when no place is clear
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
