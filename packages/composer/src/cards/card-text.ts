import type { Card, CardPart } from "./card.ts";

/** A placeholder of foods: `{onion+garlic}`, `{egg:bare}`, `{egg?is|are}`, `{onion!tiern}`. */
const FOODS = /\{([a-z][\w+-]*)(?:[:?!][^}]*)?\}/g;

/** The names in placeholders that are no keys of foods. */
const NUMBERS = new Set(["time", "pieces"]);

/** Returns the keys of foods that a sentence names, in order, with repetitions. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(FOODS)]
    .flatMap(([, names = ""]) => names.split("+"))
    .filter((key) => !NUMBERS.has(key));
}

/** Splits a text after full stops; a bracket keeps the sentences that it holds together. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[^\]]*(?:\[|$))/);
}

export function partsOf({ steps }: Card): CardPart[] {
  return steps.flatMap(({ parts }) => parts);
}
