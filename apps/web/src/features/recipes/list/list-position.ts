import type { VirtualItem } from "@tanstack/react-virtual";

/** The scroll position in a list when a recipe of it was opened, and the heights of its rows. */
export interface ListPosition {
  /** The query of the list's address. */
  address: string;
  scrollY: number;
  rows: VirtualItem[];
}

let stored: ListPosition | null = null;

export function storePosition(position: ListPosition): void {
  stored = position;
}

export function forgetPosition(): void {
  stored = null;
}

export const positionIn = (address: string): ListPosition | null =>
  stored?.address === address ? stored : null;

/** The list as it was left for a recipe, for the way back. */
export const listLeftAt = (): string => stored?.address ?? "";
