import type { Card } from "./card.ts";
import { EGGS } from "./eggs.ts";

/** All dish cards. */
export const CARDS: readonly Card[] = [...EGGS];
