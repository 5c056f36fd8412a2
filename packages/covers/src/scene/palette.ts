import { PRODUCE, type Produce } from "./catalogue.ts";
import type { CategoryId } from "./category.ts";
import type { Dice } from "./seed.ts";

export interface Ground {
  backdrop: string;
  table: string;
}

const ground = (backdrop: string, table: string): Ground => ({ backdrop, table });

/** Three grounds of one hue for each kind of dish: pale, mid, deep. */
const GROUNDS: Record<CategoryId, readonly [Ground, Ground, Ground]> = {
  greens: [ground("#CFE6B2", "#A9CE86"), ground("#93C66C", "#74AE4F"), ground("#1F5A3B", "#17462E")],
  soup: [ground("#FFDDB0", "#F8C078"), ground("#F59B3D", "#DE8122"), ground("#8C3B12", "#6E2B0B")],
  drink: [ground("#CFE3EE", "#9DC4DC"), ground("#6BA5D1", "#4C88B8"), ground("#1F4E79", "#163B5E")],
  filled: [ground("#F3E2C6", "#DDBF8F"), ground("#D9B27A", "#C0965A"), ground("#6D4A24", "#533616")],
  pasta: [ground("#FFDDD0", "#F6B8A0"), ground("#F0795D", "#DC5B40"), ground("#9B2416", "#7D1A0F")],
  sea: [ground("#CFE3EE", "#9DC4DC"), ground("#6BA5D1", "#4C88B8"), ground("#1F4E79", "#163B5E")],
  meat: [ground("#EBD9EA", "#CBA9CB"), ground("#AD7FAF", "#915F94"), ground("#4A2550", "#37193D")],
  sweet: [ground("#FFD9DF", "#F6A9B8"), ground("#F08BA0", "#DA6880"), ground("#98204A", "#7A1538")],
  morning: [ground("#FFF0A8", "#FADB5C"), ground("#FFE055", "#F5CC2B"), ground("#B98308", "#9A6C03")],
  bake: [ground("#F3E2C6", "#DDBF8F"), ground("#D9B27A", "#C0965A"), ground("#6D4A24", "#533616")],
};

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** Returns the perceived distance of two colours: the eye weighs green most and blue least. */
export function distance(one: string, other: string): number {
  const [r1, g1, b1] = channels(one);
  const [r2, g2, b2] = channels(other);
  return Math.hypot((r1 - r2) * 0.55, (g1 - g2) * 0.8, (b1 - b2) * 0.4);
}

const FAR_FROM_HERO = 52;
const FAR_FROM_COMPANION = 26;

/** A ground that neither of the two would drown in; where all are near, the one furthest from the hero. */
export function chooseGround(category: CategoryId, hero: Produce, companion: Produce, dice: Dice): Ground {
  const fromHero = ({ backdrop }: Ground) => distance(backdrop, PRODUCE[hero].colour);
  const fromCompanion = ({ backdrop }: Ground) => distance(backdrop, PRODUCE[companion].colour);
  const grounds = GROUNDS[category];
  const [clear, ...others] = grounds.filter(
    (one) => fromHero(one) > FAR_FROM_HERO && fromCompanion(one) > FAR_FROM_COMPANION,
  );
  if (clear) return dice.pick([clear, ...others]);
  return grounds.reduce((best, one) => (fromHero(one) > fromHero(best) ? one : best));
}

export function isDeep({ backdrop }: Ground): boolean {
  const [red, green, blue] = channels(backdrop);
  return red * 0.3 + green * 0.59 + blue * 0.11 < 110;
}
