import { type ExclusionScan, MOST_BETWEEN } from "./exclusion-scan.ts";
import type { ItemList } from "./exclusion-lists.ts";
import { itemAt } from "./items.ts";
import { wordSet } from "../text/word-set.ts";
import { isJoined } from "./query-words.ts";
import { dishHeadLength } from "./vocabulary/dish-words.ts";
import {
  ALLERGY_WORDS,
  BETWEEN,
  CANNOT,
  type Cue,
  FORWARD,
  JOINTS,
  VERBS,
} from "./vocabulary/exclusion-words.ts";

/** Reads a negation with what it negates: "can't have eggs", "no le gusta el queso", "not nuts". */
export function readNegation(scan: ExclusionScan, at: number): number {
  const { words } = scan.query;
  const allergy = deniedAllergy(scan, at);
  if (allergy !== null) return scan.use(at, scan.listFrom(allergy, true).end);
  let next = at + 1;
  let hasVerb = false;
  while (next < words.length && next - at <= MOST_BETWEEN * 2) {
    if (!isJoined(words[next])) break;
    if (next > at + 1 && itemAt(scan.query, next, scan.language) && !VERBS.at(words, next)) break;
    if (words[next]?.key === "en" && /^(?:casa|familia)$/.test(words[next + 1]?.key ?? "")) {
      next += 2;
      continue;
    }
    const verb = VERBS.at(words, next);
    if (verb) {
      hasVerb = true;
      next += verb.length;
    } else if (BETWEEN.has(words[next]?.key ?? "") && !startsItem(scan, next)) next += 1;
    else break;
  }
  // "Huevo no puedo" needs no further verb.
  hasVerb ||= /^(?:pued|quier)/.test(words[next - 1]?.key ?? "");
  const isAllergy = hasVerb && isCannot(scan, at);
  const cue: Cue = { isAllergy, isStrict: hasVerb || words[at]?.key === "no" };
  if (hasVerb && words[next]?.before === "colon" && scan.hasTopic(at))
    return Math.max(at, readTopicOnly(scan, at, next, cue));
  if (hasVerb) next = scan.afterIs(next);
  const isOpen = next < words.length && (isJoined(words[next]) || words[next]?.before === "colon");
  if (isOpen) {
    const list = scan.listFrom(next, isAllergy);
    if (
      list.items.length > 0 ||
      (list.unknown.length > 0 && cue.isStrict && isUnknownListed(scan, list, hasVerb, at + 1))
    ) {
      scan.add(list, cue);
      return scan.use(at, list.end);
    }
  }
  const referred = hasVerb ? lastItemBefore(scan, at, next) : null;
  if (referred) {
    scan.add(referred, cue);
    return scan.use(at, next + 1);
  }
  if (!hasVerb) return deniedDish(scan, at, next);
  return Math.max(at, readTopicOnly(scan, at, next, cue));
}

/** Returns the item that "them" after a negated verb refers to: "I like eggs, but I'm not allowed them". Null where none does. */
function lastItemBefore(scan: ExclusionScan, at: number, next: number): ItemList | null {
  const { words, used } = scan.query;
  if (!/^(?:it|them)$/.test(words[next]?.key ?? "") || !isJoined(words[next])) return null;
  for (let end = at; end > Math.max(0, at - 2 * MOST_BETWEEN) && words[end]?.before !== "stop"; end -= 1) {
    const list = scan.listUpTo(end);
    if (list.items.length > 0 && !used[list.start] && scan.dishLength(list.start) === 0) return list;
  }
  return null;
}

/** Returns the index after an allergy that this negation denies, as in "not allergic to nuts"; null where it denies none. */
function deniedAllergy(scan: ExclusionScan, at: number): number | null {
  const { words } = scan.query;
  let next = at + 1;
  while (
    next <= at + 2 &&
    isJoined(words[next]) &&
    /^(?:is|are|am|soy|es|somos|son|an?)$/.test(words[next]?.key ?? "")
  )
    next += 1;
  const cue = isJoined(words[next]) ? FORWARD.at(words, next) : null;
  return cue?.value.isAllergy && ALLERGY_WORDS.test(words[next]?.key ?? "") ? next + cue.length : null;
}

function startsItem(scan: ExclusionScan, at: number): boolean {
  return itemAt(scan.query, at, scan.language) !== null;
}

/** Forms of "to be" and pronouns, after which an unknown word is no food. */
const BE = /^(?:soy|es|eres|somos|son|estoy|esta|estamos|estan|me|te|se|le|nos|lo|la)$/;

/** Unknown words alone after a bare "no" are asked back; after a verb only where they follow it directly. */
function isUnknownListed(scan: ExclusionScan, list: ItemList, hasVerb: boolean, from: number): boolean {
  const { words } = scan.query;
  const first = list.unknown[0];
  if (first === undefined || list.items.length > 0 || scan.dishLength(first.start) > 0) return false;
  if (hasVerb) return true;
  // "No veo la hora de comer lasaña" goes on, "no penuts" ends.
  const isEnded =
    scan.endsAt(list.end) || JOINTS.at(words, list.end) !== null || dishHeadLength(words, list.end) > 0;
  return (
    first.start === list.start && first.start === from && isEnded && !BE.test(words[first.start]?.key ?? "")
  );
}

function isCannot(scan: ExclusionScan, at: number): boolean {
  const { words } = scan.query;
  const key = words[at]?.key ?? "";
  if (CANNOT.has(key)) return true;
  const near = words.slice(at + 1, at + 4).map((word) => word.key);
  if (key === "not") return words[at - 1]?.key === "can" || near.includes("able") || near.includes("allowed");
  return key === "no" && near.some((each) => /^(?:pued|pod|deb)/.test(each) || each.startsWith("toler"));
}

function readTopicOnly(scan: ExclusionScan, at: number, end: number, cue: Cue): number {
  const bare = scan.found.bareAllergies.length;
  const read = scan.readTopic(at, end, cue);
  // A health reason without a food is asked back only where nothing known explains the sentence.
  if (
    scan.found.bareAllergies.length > bare &&
    end < scan.query.words.length &&
    isJoined(scan.query.words[end])
  ) {
    scan.found.bareAllergies.length = bare;
    return at;
  }
  return read;
}

/** Leaves out the dish that a negation turns down, as in "not sandwiches again"; returns the index after it, or the index itself. */
function deniedDish(scan: ExclusionScan, at: number, from: number): number {
  const { words } = scan.query;
  if (from !== at + 1 || !isJoined(words[from])) return at;
  const end = from + Math.max(scan.dishLength(from), dishHeadLength(words, from));
  const isEnded = !isJoined(words[end]) || AGAIN.has(words[end]?.key ?? "");
  return end > from && isEnded ? scan.addDish(at, from, end) : at;
}

/** Words after a dish that is turned down. */
const AGAIN = wordSet("again please thanks anymore this tonight today otra de por gracias mas hoy");
