import type { LinkWord } from "./link-text.ts";

/** A verb or an adjective that takes a food without naming it as a noun. */
export interface Implied {
  /** The words of the foods, as `linkStem` takes them. */
  foods: readonly string[];
  /** True where the word contains the food's name, so that it counts as a mention. */
  isNamed: boolean;
  /** True where only a line with an extra portion or for this purpose is meant: "floured surface". */
  isExtra: boolean;
}

const VERBS: readonly (readonly [words: string, foods: string, sort: "named" | "meant" | "extra"])[] = [
  [
    "salpimenta salpimentar salpimentamos salpimente salpimienta salpimiente salpimentad salpimentalo salpimentala salpimentalos salpimentalas",
    "sal pimienta",
    "named",
  ],
  ["sala salar salamos salad salalo salala salalos salalas salando", "sal", "named"],
  [
    "sazona sazonar sazonamos sazonad sazone sazonen sazonalo sazonala sazonalos sazonalas sazonando",
    "sal",
    "meant",
  ],
  ["salez saler", "sel", "named"],
  ["poivrez poivrer", "poivre", "named"],
  ["salzen gesalzen", "salz", "named"],
  ["pfeffern", "pfeffer", "named"],
  ["salate salare", "sale", "named"],
  ["pepate pepare", "pepe", "named"],
  ["floured", "flour", "extra"],
  ["buttered", "butter", "extra"],
  ["oiled", "oil", "extra"],
  ["salted", "salt", "extra"],
  [
    "enharina enharinar enharine enharinamos enharinado enharinada enharinados enharinadas",
    "harina",
    "extra",
  ],
  ["aceitado aceitada aceitados aceitadas", "aceite", "extra"],
];

const IMPLIED: ReadonlyMap<string, Implied> = new Map(
  VERBS.flatMap(([words, foods, sort]) =>
    words
      .split(" ")
      .map(
        (word) =>
          [word, { foods: foods.split(" "), isNamed: sort !== "meant", isExtra: sort === "extra" }] as const,
      ),
  ),
);

/** Returns the foods that a verb or an adjective takes; null for other words. */
export function impliedBy({ key }: LinkWord): Implied | null {
  return IMPLIED.get(key) ?? null;
}
