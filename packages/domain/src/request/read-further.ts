import { ALLERGY, type ExclusionScan, STRICT } from "./exclusion-scan.ts";
import { groupAt, type Item, itemAt } from "./items.ts";
import { isJoined, type QueryWord } from "./query-words.ts";
import { wordSet } from "../text/word-set.ts";

/** Words of the other person, or of the same again, before what is left out beside what was said already. */
const OTHERS = wordSet(
  `he she they him her me i son daughter wife husband mum mom dad mother father brother sister friend partner child kids boy girl too also same likewise
   el ella ellos hijo hija mujer marido padre madre hermano hermana amigo amiga pareja nino nina abuelo abuela tambien ademas otro otra que`,
);
const ARTICLES = wordSet("the el la los las");

/**
 * Reads what is left out beside an exclusion that was read, without a cue of its own: "she is allergic to eggs, he to
 * milk", "mi madre no come huevo, mi padre leche", "I'm allergic to eggs. Milk too."
 *
 * @returns the index after what it read, or the index itself
 */
export function readFurther(scan: ExclusionScan, at: number): number {
  const { words, used } = scan.query;
  const last = scan.found.excluded.at(-1);
  if (!last || used[at]) return at;
  const cue = last.isAllergy ? ALLERGY : STRICT;
  const item = itemAt(scan.query, at, scan.language);
  if (item && isSameAgain(words, item)) {
    scan.add({ items: [item], unknown: [], start: at, end: item.end }, cue);
    return scan.use(at, item.end + 1);
  }
  const from = afterPerson(words, at);
  const group = groupAt(scan.query, ARTICLES.has(words[from]?.key ?? "") ? from + 1 : from);
  if (from === at || !group || !isJoined(words[from])) return at;
  const list = scan.listFrom(from, cue.isAllergy);
  scan.add(list, cue);
  return scan.use(at, list.end);
}

/** Returns whether nothing but "too" follows an item that begins a clause. */
function isSameAgain(words: readonly QueryWord[], { start, end }: Item): boolean {
  const isClause = !isJoined(words[start]) || /^(?:and|y)$/.test(words[start - 1]?.key ?? "");
  const isToo = /^(?:too|also|likewise|tambien|igual|idem|ditto)$/.test(words[end]?.key ?? "");
  return isClause && isToo && isJoined(words[end]) && (end + 1 >= words.length || !isJoined(words[end + 1]));
}

/** Returns the index after "he to" and "mi padre", behind which an allergen is left out too; the index itself for other words. */
function afterPerson(words: readonly QueryWord[], at: number): number {
  const key = words[at]?.key ?? "";
  const before = words[at - 1]?.key ?? "";
  if (/^(?:to|al?)$/.test(key)) return OTHERS.has(before) ? at + 1 : at;
  const isPerson = OTHERS.has(key) && /^(?:my|his|her|our|mi|su|nuestro|nuestra)$/.test(before);
  return isPerson && !isJoined(words[at - 1]) ? at + 1 : at;
}
