import { ALLERGY, type ExclusionScan, STRICT } from "./exclusion-scan.ts";
import { type Item, itemAt } from "./items.ts";
import { isJoined, type Query, writtenWords } from "./query-words.ts";
import { DIET_WORDS } from "./vocabulary/diet-terms.ts";
import { isDishWord } from "./vocabulary/dish-words.ts";
import { ALLERGY_WORDS, BACKWARD } from "./vocabulary/exclusion-words.ts";
import { isKnownWord } from "./vocabulary/known-words.ts";

/** Reads "-free", "allergy" and the like after a list, or before it after a colon or in parentheses. */
export function readBackward(scan: ExclusionScan, at: number): number {
  const { words } = scan.query;
  const word = words[at];
  const key = word?.key ?? "";
  if (!word) return at;
  if (key === "free" || key === "freee") return readFree(scan, at);
  if (isCrossedOut(scan.query, at) && scan.hasItem(at)) {
    const list = scan.listFrom(at, false);
    scan.add(list, STRICT);
    return scan.use(at, list.end);
  }
  const denied = /^no(.{3,})$/.exec(key)?.[1];
  if (denied !== undefined) return readJoinedNo(scan, at, denied);
  const lacked = /^(?:sin|without)(.{3,})$/.exec(key)?.[1];
  if (lacked !== undefined) return readPartOfWord(scan, at, itemOf(scan, at, lacked));
  const ending = /^(.{2,}?)(?:free|less)$/.exec(key)?.[1];
  if (ending !== undefined) return readEnding(scan, at, ending);
  const cue = BACKWARD.at(words, at) ?? (ALLERGY_WORDS.test(key) ? { value: ALLERGY, length: 1 } : null);
  const list =
    key === "less" && (word.before === "hyphen" || !scan.hasItem(at + 1))
      ? { value: STRICT, length: 1 }
      : cue;
  if (!list) return at;
  const end = at + list.length;
  const named = list.value.isAllergy ? scan.listAfter(end) : null;
  if (named) {
    scan.add(named, list.value);
    return scan.use(at, named.end);
  }
  const after = scan.listFrom(end, true);
  // "Lasagne allergy wheat" names a dish, and then the allergen.
  const isOfDish = list.value.isAllergy && after.items.length > 0 && isDishBefore(scan, at);
  if (isOfDish && (isJoined(words[end]) || words[end]?.before === "colon")) {
    scan.add(after, list.value);
    return scan.use(at, after.end);
  }
  const before = isJoined(word) ? scan.listUpTo(at) : null;
  if (before && before.items.length > 0) {
    scan.add(before, list.value);
    return scan.use(before.start, end);
  }
  if (!list.value.isAllergy || /^(?:sensitiv|reactive)/.test(key)) return at;
  const unknown = at - 1;
  const previous = words[unknown];
  if (
    isJoined(word) &&
    previous &&
    !previous.isNumber &&
    !/^(?:two|three|four|dos|tres|unic[ao]s?)$/.test(previous.key) &&
    !isKnownWord(previous.key) &&
    !isDishWord(previous.key) &&
    !(scan.language === "es" && /^(?:soy|somos|muy)$/.test(previous.key)) &&
    !scan.query.used[unknown]
  ) {
    scan.found.unresolved.push(writtenWords(scan.query, unknown, end));
    return scan.use(unknown, end);
  }
  const further = scan.listFrom(skipFrom(scan.query, end), true);
  if (further.items.length > 0) {
    scan.add(further, list.value);
    return scan.use(at, further.end);
  }
  scan.found.bareAllergies.push(writtenWords(scan.query, at, end));
  return scan.use(at, end);
}

/** Returns whether the name of a dish ends before this word. */
function isDishBefore(scan: ExclusionScan, at: number): boolean {
  for (let start = Math.max(0, at - 4); start < at; start += 1)
    if (start + scan.dishLength(start) === at && isJoined(scan.query.words[at])) return true;
  return false;
}

/** Returns whether a minus sign is written to this word, as for a search engine: "brownies -nuts". */
function isCrossedOut({ text, words }: Query, at: number): boolean {
  const start = words[at]?.start ?? 0;
  return (
    at > 0 &&
    /\S [-−]$/.test(text.slice(Math.max(0, start - 3), start)) &&
    !/[:;,]/.test(text.charAt(start - 3))
  );
}

/** Reads "free" after a list: "gluten-, dairy- and egg-free". */
function readFree(scan: ExclusionScan, at: number): number {
  const { words } = scan.query;
  if (!isJoined(words[at]) && words[at]?.before !== "dash") return at;
  const list = scan.listUpTo(at);
  if (list.items.length > 0) {
    scan.add(list, STRICT, true);
    return scan.use(list.start, at + 1);
  }
  const previous = words[at - 1];
  if (!previous || isKnownWord(previous.key) || isDishWord(previous.key) || scan.query.used[at - 1])
    return at;
  if (DIET_WORDS.before(words, at + 1)) return at;
  scan.found.unresolved.push(writtenWords(scan.query, at - 1, at + 1));
  return scan.use(at - 1, at + 1);
}

/** Reads one word that ends in "free" or "less": "eggless", "dairyfree". */
function readEnding(scan: ExclusionScan, at: number, stem: string): number {
  return readPartOfWord(scan, at, itemOf(scan, at, stem));
}

/** Reads an allergen that is written in one word with "no": "nonuts". */
function readJoinedNo(scan: ExclusionScan, at: number, stem: string): number {
  const item = itemOf(scan, at, stem);
  return item && item.contents.length > 0 ? readPartOfWord(scan, at, item) : at;
}

/** Returns the item that a part of a word names; null where it names none. */
function itemOf(scan: ExclusionScan, at: number, part: string): Item | null {
  const word = scan.query.words[at];
  if (!word) return null;
  const alone: Query = { ...scan.query, words: [{ ...word, key: part, before: "stop" }] };
  return itemAt(alone, 0, scan.language);
}

function readPartOfWord(scan: ExclusionScan, at: number, item: Item | null): number {
  const key = scan.query.words[at]?.key ?? "";
  if (!item || item.end !== 1 || DIET_WORDS.has(key)) return at;
  scan.add(
    { items: [{ ...item, start: at, end: at + 1 }], unknown: [], start: at, end: at + 1 },
    STRICT,
    true,
  );
  return scan.use(at, at + 1);
}

/** Skips the words between a word of allergy and its list: "allergies are: nuts", "allergic guest (nuts)". */
function skipFrom({ words }: Query, at: number): number {
  let next = at;
  while (
    next < words.length &&
    next - at < 4 &&
    words[next]?.before !== "stop" &&
    words[next]?.before !== "comma"
  ) {
    if (words[next]?.before === "colon") return next;
    if (
      !/^(?:is|are|to|son|es|a|al|the|include|includes|incluyen|guest|friend|son|daughter|person|people|kids|kid|child|children|invitado|hijo|hija|amigo|amiga|wife|husband|info|list|here|aqui|alert|warning)$/.test(
        words[next]?.key ?? "",
      )
    )
      break;
    next += 1;
  }
  const before = words[next]?.before;
  return before === "stop" || before === "comma" ? words.length : next;
}
