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
  ["season", "salt pepper", "meant"],
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

/** How far "with" may stand behind "season": "season both sides of the chicken with paprika". */
const FAR = 8;

/** Returns the foods that the verb or the adjective at a word takes; null for other words. */
export function impliedAt(words: readonly LinkWord[], at: number): Implied | null {
  const key = words[at]?.key ?? "";
  const implied = IMPLIED.get(key) ?? null;
  return key === "season" && isSeasonedWith(words, at) ? null : implied;
}

/** Returns whether the sentence says what to season with, or "season" is the time of the year. */
function isSeasonedWith(words: readonly LinkWord[], at: number): boolean {
  if (/^(?:in|of|the|this)$/.test(words[at - 1]?.key ?? "")) return true;
  for (let next = at + 1; next <= at + FAR; next += 1) {
    const word = words[next];
    if (!word || word.begins) return false;
    if (word.key === "with" || word.key === "using") return true;
  }
  return false;
}
