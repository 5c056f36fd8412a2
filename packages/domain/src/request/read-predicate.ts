import { type ExclusionScan, MOST_BETWEEN, STRICT } from "./exclusion-scan.ts";
import { type Item, itemAt } from "./items.ts";
import { isJoined, writtenWords } from "./query-words.ts";
import {
  ALLERGY_WORDS,
  BEFORE_PREDICATE,
  FORWARD,
  NEGATIONS,
  PREDICATES,
  SPLIT_VERBS,
} from "./vocabulary/exclusion-words.ts";
import { isKnownWord } from "./vocabulary/known-words.ts";

/** Reads a predicate after the item at this index: "eggs are banned", "los huevos le sientan mal". */
export function readPredicate(scan: ExclusionScan, at: number): number {
  const { words, used } = scan.query;
  if (used[at]) return at;
  const item = itemAt(scan.query, at, scan.language);
  if (!item) return at;
  let next = item.end;
  while (next < words.length && next - item.end <= MOST_BETWEEN) {
    if (next === item.end && isDenial(scan, next)) {
      const list = scan.listUpTo(item.end);
      scan.add(list, STRICT);
      return scan.use(list.start, next + 1);
    }
    // "Eggs? No thanks."
    const isRefused = next === item.end && words[next]?.key === "no" && isThanks(scan, next + 1);
    if (isRefused && !isJoined(words[next])) {
      const list = scan.listUpTo(item.end);
      scan.add(list, STRICT);
      return scan.use(list.start, next + 2);
    }
    if (!isJoined(words[next])) return at;
    const predicate = PREDICATES.at(words, next);
    if (predicate?.value.isAllergy && scan.listAfter(next + predicate.length)) return at;
    if (predicate && ALLERGY_WORDS.test(words[next]?.key ?? "") && scan.hasItem(next + predicate.length))
      return at;
    if (predicate && isPredicate(scan, item, next) && !leadsToItem(scan, next)) {
      const list = scan.listUpTo(item.end);
      scan.add(list, predicate.value);
      const end = next + predicate.length;
      const isOfIt = words[end]?.key === "of" && /^(?:it|them|this|that)$/.test(words[end + 1]?.key ?? "");
      return scan.use(splitVerbBefore(scan, list.start), isOfIt ? end + 2 : end);
    }
    const key = words[next]?.key ?? "";
    if (key === "no" && next === item.end && scan.endsAt(next + 1)) {
      const list = scan.listUpTo(item.end);
      scan.add(list, STRICT);
      return scan.use(list.start, next + 1);
    }
    if (!BEFORE_PREDICATE.has(key) && !(NEGATIONS.has(key) && next === item.end)) return at;
    next += 1;
  }
  return at;
}

/** Unknown words before "makes me ill" are asked back. */
export function readIllness(scan: ExclusionScan, at: number): number {
  const { words } = scan.query;
  if (!/^(?:makes?|made|gives?)$/.test(words[at]?.key ?? "") || !isJoined(words[at])) return at;
  const previous = words[at - 1];
  if (!previous || isKnownWord(previous.key) || scan.query.used[at - 1]) return at;
  for (let next = at + 1; next <= at + MOST_BETWEEN && isJoined(words[next]); next += 1) {
    const predicate = PREDICATES.at(words, next);
    if (predicate?.value.isAllergy) {
      scan.found.unresolved.push(writtenWords(scan.query, at - 1, next + predicate.length));
      return scan.use(at - 1, next + predicate.length);
    }
  }
  return at;
}

/** Returns where the verb begins whose particle follows the food: the "keep" of "keep honey out of it". */
function splitVerbBefore(scan: ExclusionScan, start: number): number {
  const isVerb = isJoined(scan.query.words[start]) && SPLIT_VERBS.has(scan.query.words[start - 1]?.key ?? "");
  return isVerb ? start - 1 : start;
}

/** Returns whether a word after a colon or a comma says no to what stands before it, as in "nuts: no". */
function isDenial(scan: ExclusionScan, at: number): boolean {
  const { words } = scan.query;
  const { key = "", before = "stop" } = words[at] ?? {};
  if (
    !/^(?:no|nope|none|never|not|avoid|forbidden|banned|ninguno|ninguna|nada|nunca|jamas|cero|zero|evitar|prohibido|prohibida|fuera)$/.test(
      key,
    )
  )
    return false;
  // In "lasagne, forbidden: eggs" it begins a list.
  const isLead = words[at + 1]?.before === "colon";
  return before !== "space" && before !== "hyphen" && !isLead && scan.endsAt(at + 1);
}

function isThanks(scan: ExclusionScan, at: number): boolean {
  return (
    isJoined(scan.query.words[at]) && /^(?:thanks|thank|gracias|way)$/.test(scan.query.words[at]?.key ?? "")
  );
}

/** Returns whether a cue here has its list after it: in "natillas prohibido huevo" the egg is forbidden. */
function leadsToItem(scan: ExclusionScan, at: number): boolean {
  const forward = FORWARD.at(scan.query.words, at);
  return forward !== null && scan.hasItem(at + forward.length);
}

/** "out" and "off" need a verb: "leave the onions out", "onions are out", not "chicken out of the oven". */
function isPredicate(scan: ExclusionScan, item: Item, next: number): boolean {
  const { words } = scan.query;
  const key = words[next]?.key ?? "";
  if (words[next + 3]?.key === "question") return true;
  const isAside = key === "aparte" || key === "de" || (key === "a" && words[next + 1]?.key === "un");
  if (
    !isAside &&
    key !== "out" &&
    key !== "off" &&
    key !== "bad" &&
    key !== "gone" &&
    key !== "from" &&
    key !== "away"
  )
    return true;
  let before = item.start - 1;
  while (before >= 0 && /^(?:the|any|all|my|your|those|el|la|los|las)$/.test(words[before]?.key ?? ""))
    before -= 1;
  const hasVerb = words.slice(Math.max(0, before - 5), before + 1).some((word) => SPLIT_VERBS.has(word.key));
  if (isAside || key === "from") return hasVerb || FORWARD.at(words, before) !== null;
  return hasVerb || (next > item.end && words[next + 1]?.key !== "of");
}
