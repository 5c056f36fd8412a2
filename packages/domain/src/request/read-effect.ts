import type { ExclusionScan } from "./exclusion-scan.ts";
import { ALLERGY } from "./exclusion-scan.ts";
import { phrases } from "./phrases.ts";
import { EFFECTS } from "./vocabulary/exclusion-words.ts";

/** Words before a food whose effect a sentence tells: "if I eat eggs I end up in hospital", "cuando como huevo vomito". */
const EATEN = phrases<true>([
  [
    `[if|when|whenever|every time|each time|after] [i|we|he|she|they|someone] [eat|eats|have|has|had|ate|drink|drinks|touch|touches|taste|tastes], after [eating|having|drinking],
     [si|cuando|siempre que|cada vez que] [como|comemos|come|comen|tomo|tomamos|toma|toman|pruebo|prueba|bebo|bebe|toco|toca], despues de [comer|tomar|beber|probar]`,
    true,
  ],
]);

/** Reads a food that somebody feels ill of; returns the index after it, or the index itself. */
export function readEffect(scan: ExclusionScan, at: number): number {
  const { words } = scan.query;
  const eaten = EATEN.at(words, at);
  if (!eaten || !words.some(({ key }) => EFFECTS.test(key))) return at;
  const list = scan.listFrom(at + eaten.length, true);
  if (list.items.length === 0) return at;
  scan.add(list, ALLERGY);
  return scan.use(at, list.end);
}
