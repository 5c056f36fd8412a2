/** An edge-to-edge part of the screen, in its pixels. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Place {
  /** What is to be placed, wherever it is now. */
  slip: Area;
  /** What it must not cover. */
  keys: readonly Area[];
  /** The line that it stands on when nothing is in its way. */
  floor: number;
  /** How near it may come to a key, and to the upper edge. */
  gap: number;
}

/**
 * Where the lower edge of a toast goes: down on the floor, or above the keys that are in its way there. Where it is now
 * is as good as any place that is clear, so it does not jump about while somebody scrolls.
 *
 * @returns the screen's y; that of the floor when no place is clear
 */
export function placeClear({ slip, keys, floor, gap }: Place): number {
  const height = slip.bottom - slip.top;
  const beside = keys.filter((key) => key.left < slip.right && key.right > slip.left);
  const isClear = (bottom: number) =>
    bottom <= floor &&
    bottom - height >= gap &&
    beside.every((key) => bottom + gap <= key.top || bottom - height - gap >= key.bottom);
  const places = [slip.bottom, floor, ...beside.map((key) => key.top - gap).sort((a, b) => b - a)];
  return places.find(isClear) ?? floor;
}
