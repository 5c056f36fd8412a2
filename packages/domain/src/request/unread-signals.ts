import type { ExclusionScan } from "./exclusion-scan.ts";
import { type Item, itemAt } from "./items.ts";
import { wordSet } from "../text/word-set.ts";
import { isJoined, writtenWords } from "./query-words.ts";
import { dishHeadLength } from "./vocabulary/dish-words.ts";
import { EFFECTS, NEGATIONS } from "./vocabulary/exclusion-words.ts";

/** The most words between a word that shows an exclusion and the food that it can be of. */
const MOST_BETWEEN = 8;
/** Words with which a request begins, so that what follows is asked for. */
const REQUESTS = wordSet(
  "but so then pero asi quiero quiere queremos want wants need necesito give dame danos make haz recipe receta recipes recetas for para",
);

/**
 * Returns the phrases of a query that probably leave out a food in words that no rule knows, for the user to be asked: a
 * negation, or what happens to somebody who eats it, and a food in the same clause. To be called when everything that
 * rules know is marked; the names of dishes are no foods.
 */
export function unreadSignals(scan: ExclusionScan): string[] {
  const { words, used } = scan.query;
  return words.flatMap(({ key }, at) => {
    if (used[at] || !(NEGATIONS.has(key) || EFFECTS.test(key))) return [];
    if (itemAt(scan.query, at, scan.language) || scan.dishLength(at) > 0) return [];
    const after = foodFrom(scan, at, 1);
    if (after) return [writtenWords(scan.query, at, after.end)];
    const before = EFFECTS.test(key) ? foodFrom(scan, at, -1) : null;
    return before ? [writtenWords(scan.query, before.start, at + 1)] : [];
  });
}

/** Returns the nearest food on one side of a word in its clause; null where there is none. */
function foodFrom(scan: ExclusionScan, from: number, direction: 1 | -1): Item | null {
  const { words, used } = scan.query;
  for (let distance = 1; distance <= MOST_BETWEEN; distance += 1) {
    const at = from + distance * direction;
    const word = words[at];
    if (!word || !isJoined(words[direction === 1 ? at : at + 1]) || REQUESTS.has(word.key)) return null;
    const dish = Math.max(scan.dishLength(at), dishHeadLength(words, at));
    if (used[at] || dish > 0) continue;
    const item = itemAt(scan.query, at, scan.language);
    if (item && item.tool === null) return item;
  }
  return null;
}
