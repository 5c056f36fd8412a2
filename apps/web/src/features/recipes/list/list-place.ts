import type { VirtualItem } from "@tanstack/react-virtual";

/** Where somebody was in a list when they opened a recipe of it, and how high its rows were. */
export interface ListPlace {
  /** The query of the list's address. */
  address: string;
  scrollY: number;
  rows: VirtualItem[];
}

let kept: ListPlace | null = null;

export function keepPlace(place: ListPlace): void {
  kept = place;
}

export function forgetPlace(): void {
  kept = null;
}

export const placeIn = (address: string): ListPlace | null => (kept?.address === address ? kept : null);

/** The list as it was left for a recipe, for the way back. */
export const listLeftAt = (): string => kept?.address ?? "";
