import { fold } from "@larder/domain/text/fold";
import type { Produce } from "./catalogue.ts";
import { findProduce } from "./produce-words.ts";

const MEAT_AND_FISH = ["drumstick", "fish", "prawn", "steak"] as const;

/** Words in a name or tag of a dish, and the items that such a dish has none of. */
const DIETS: readonly (readonly [RegExp, readonly Produce[]])[] = [
  [/\b(?:vegan|vegan[oa]s?|plant based)\b/, [...MEAT_AND_FISH, "cheese", "egg"]],
  [/\bvegetarian(?:[oa]s?)?\b/, MEAT_AND_FISH],
];

/** Phrases of a name that say what the dish is without: "without eggs or cheese", "sin huevo", "egg-free", "eggless". */
const ABSENT =
  /\b(?:without|no|sin)\s+(\S+(?:(?:,|\s+(?:and|or|nor|y|o|ni))\s+\S+)*)|(\S+)[\s-]free\b|(\S+)less\b/g;

/** Returns the items that a cover of a dish must not show, by the words of its name and tags. */
export function barredProduce(name: string, tags: readonly string[]): ReadonlySet<Produce> {
  const texts = [name, ...tags].map((text) => fold(text).replaceAll(/[-_]/g, " "));
  return new Set(
    texts.flatMap((text) => [
      ...DIETS.flatMap(([words, items]) => (words.test(text) ? items : [])),
      ...[...text.matchAll(ABSENT)].flatMap((absent) =>
        findProduce(absent.slice(1).filter(Boolean).join(" ")).map(({ key }) => key),
      ),
    ]),
  );
}
