import { setImmediate as nextTurn } from "node:timers/promises";
import type { Card } from "./card.ts";
import { FAMILIES } from "./families/families.ts";

/** All dish cards. They are read family by family, so that other requests are answered meanwhile. */
export const CARDS: readonly Card[] = await readInTurns();

async function readInTurns(): Promise<Card[]> {
  const all: Card[] = [];
  for (const family of FAMILIES) {
    all.push(...family());
    await nextTurn();
  }
  return all;
}

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

/** Returns the card of this id; null where there is none. */
export function cardById(id: string): Card | null {
  return BY_ID.get(id) ?? null;
}
