import type { RecipeLanguage } from "../language.ts";
import { wordSet } from "../text/word-set.ts";
import type { DishIndex } from "./dish-index.ts";
import { ExclusionScan, REFERRING } from "./exclusion-scan.ts";
import { asAllergies, type Exclusions } from "./add-exclusions.ts";
import { isJoined, type Query, writtenWords } from "./query-words.ts";
import { readBackward } from "./read-backward.ts";
import { readEffect } from "./read-effect.ts";
import { readFurther } from "./read-further.ts";
import { readNegation } from "./read-negation.ts";
import { readIllness, readPredicate } from "./read-predicate.ts";
import {
  ALLERGY_WORDS,
  type Cue,
  FORWARD,
  ILLNESS,
  NEGATIONS,
  PREDICATES,
  VERBS,
} from "./vocabulary/exclusion-words.ts";
import { HARMLESS, MILD, RHETORICAL, SEEDED, SEEDS } from "./vocabulary/harmless-words.ts";
import { unreadSignals } from "./unread-signals.ts";
import { DIET_WORDS } from "./vocabulary/diet-terms.ts";
import { isDishWord } from "./vocabulary/dish-words.ts";
import { DONE_WITHOUT } from "./vocabulary/tool-terms.ts";

/**
 * Reads what a query leaves out, and marks the words. Cues stand before a list ("without eggs or milk"), after it
 * ("egg- and nut-free"), or as a predicate ("eggs make me ill"). Words of a list that name nothing known are unresolved,
 * as is an allergy without a list.
 */
export function readExclusions(query: Query, language: RecipeLanguage, dishes: DishIndex): Exclusions {
  const { words } = query;
  const found: Exclusions = {
    excluded: [],
    diets: [],
    tools: [],
    unresolved: [],
    isMild: false,
    bareAllergies: [],
  };
  const scan = new ExclusionScan(query, language, dishes, found);
  let at = 0;
  while (at < words.length) at = Math.max(at + 1, readAt(scan, at));
  const isNamed = found.excluded.length > 0 || found.diets.length > 0;
  // Several allergies can be more than what is named.
  const isAllNamed = found.excluded.length > 1 && words.some(({ key }) => BOTH.has(key));
  const isAsked = (each: string) =>
    !isAllNamed && (!isNamed || /alerg(?:ies|ias)\b|allergies\b|foods?\b/i.test(each));
  found.unresolved.push(...found.bareAllergies.filter(isAsked));
  for (const [index, { key }] of words.entries())
    if (!query.used[index] && ILLNESS.test(key)) found.unresolved.push(writtenWords(query, index, index + 1));
  found.unresolved.push(...unreadSignals(scan));
  if (found.bareAllergies.length > 0) found.excluded = asAllergies(found.excluded, language);
  return found;
}

/** Returns the harmless phrase here; "without seeds" is one beside what has seeds of its own. */
function harmlessAt({ query: { words } }: ExclusionScan, at: number): { length: number } | null {
  const harmless = HARMLESS.at(words, at);
  if (harmless && isNegated(words, at + harmless.length)) return null;
  const last = words[at + (harmless?.length ?? 0) - 1]?.key ?? "";
  return SEEDS.has(last) && !words.some(({ key }) => SEEDED.has(key)) ? null : harmless;
}

/** Returns whether a "no" before this word negates a verb: "si no" says nothing, "si no puedo comer huevo" does. */
function isNegated(words: Query["words"], at: number): boolean {
  const isNo = words[at - 1]?.key === "no" && isJoined(words[at - 1]) && isJoined(words[at]);
  return (
    isNo &&
    (VERBS.at(words, at) !== null ||
      /^(?:pued|podemos|quier|queremos|debo|debe)/.test(words[at]?.key ?? "") ||
      /^(?:me|te|le|nos|les|se)$/.test(words[at]?.key ?? ""))
  );
}

const BE = wordSet("is are was also es son esta estan tambien");

/** Words that say that all allergies are named: "has both allergies". */
const BOTH = wordSet("both these those ambas ambos estas estos");

/** Reads the cue at this index; returns the index after what it read, or the index itself. */
function readAt(scan: ExclusionScan, at: number): number {
  const { words } = scan.query;
  const mild = MILD.at(words, at);
  if (mild) {
    scan.found.isMild = true;
    return scan.use(at, at + mild.length);
  }
  const without = DONE_WITHOUT.at(words, at);
  if (without) {
    scan.found.tools.push({
      tool: without.value,
      use: false,
      words: writtenWords(scan.query, at, at + without.length),
    });
    return scan.use(at, at + without.length);
  }
  const complete = incompleteEnd(scan, at);
  if (complete > at) return scan.use(at, complete);
  const rhetorical = at === 0 ? RHETORICAL.at(words, at) : null;
  if (rhetorical) return scan.use(at, rhetorical.length);
  const forward = FORWARD.at(words, at);
  const harmless = harmlessAt(scan, at);
  const isList = forward !== null && harmless?.length === forward.length && scan.hasItem(at + forward.length);
  if (harmless && harmless.length >= (forward?.length ?? 0) && !isList) {
    const end = at + harmless.length;
    if (scan.dishLength(at) >= harmless.length) return end;
    // The cookies of "cut out cookies" are asked for.
    return scan.use(at, isDishWord(words[end - 1]?.key ?? "") ? end - 1 : end);
  }
  const diet = DIET_WORDS.at(words, at)?.length ?? 0;
  if (diet > (forward?.length ?? 0) && (forward || NEGATIONS.has(words[at]?.key ?? ""))) return at + diet;
  if (forward) return readForward(scan, at, at + forward.length, forward.value);
  const backward = readBackward(scan, at);
  if (backward > at) return backward;
  if (NEGATIONS.has(words[at]?.key ?? "")) {
    const negated = readNegation(scan, at);
    if (negated > at) return negated;
  }
  return Math.max(
    readPredicate(scan, at),
    readIllness(scan, at),
    readEffect(scan, at),
    readFurther(scan, at),
  );
}

/** Returns the index after "no carbonara without", where it begins: what follows is wanted. The index itself elsewhere. */
function incompleteEnd(scan: ExclusionScan, at: number): number {
  const { words } = scan.query;
  if (!/^no$/.test(words[at]?.key ?? "")) return at;
  const name = words[at + 1]?.key === "hay" ? at + 2 : at + 1;
  const length = scan.dishLength(name);
  const next = name + length;
  const from = words[next]?.key === "is" && words[next + 1]?.key === "complete" ? next + 2 : next;
  return length > 0 && /^(?:without|sin)$/.test(words[from]?.key ?? "") && isJoined(words[from])
    ? from + 1
    : at;
}

/** Returns whether what a cue leaves out stands before it: "el huevo me da gases, lasaña", "milk is forbidden, lasagne". */
function isSaidBefore(scan: ExclusionScan, at: number, from: number): boolean {
  const { words } = scan.query;
  const isList = words[from]?.before === "colon" && !/^(?:me|te|le|nos|les|se)$/.test(words[at]?.key ?? "");
  return !isList && scan.hasTopic(at);
}

function readForward(scan: ExclusionScan, at: number, to: number, cue: Cue): number {
  const { words } = scan.query;
  const from = scan.afterIs(to);
  // "Milk is also forbidden, lasagne": the sentence says it of what was read already.
  if (
    words[from]?.before === "comma" &&
    PREDICATES.at(words, at) &&
    BE.has(words[at - 1]?.key ?? "") &&
    !scan.hasTopic(at)
  )
    return scan.use(at, from);
  // "Bananas, but not banana bread" turns down a dish and no food.
  const dish = words[from - 1]?.key === "not" && scan.hasItem(from) ? scan.dishLength(from) : 0;
  if (dish > 1 && scan.listFrom(from, false).end < from + dish) return scan.addDish(at, from, from + dish);
  if (from < words.length && !isJoined(words[from]) && isSaidBefore(scan, at, from))
    return scan.readTopic(at, from, cue);
  const isApart = words[from]?.before === "stop" && from > at;
  // The list of an allergy can stand on lines of its own.
  if (isApart && !(cue.isAllergy && ALLERGY_WORDS.test(words[at]?.key ?? "")))
    return scan.readTopic(at, from, cue);
  const list = scan.listFrom(from, cue.isAllergy);
  const isReferring =
    list.items.length === 0 &&
    (REFERRING.has(words[from]?.key ?? "") || REFERRING.has(words[from + 1]?.key ?? ""));
  if (isReferring && scan.hasTopic(at)) return scan.readTopic(at, from, cue);
  if (list.items.length > 0 || (list.unknown.length > 0 && cue.isStrict)) {
    scan.add(list, cue);
    return scan.use(at, list.end);
  }
  return scan.readTopic(at, from, cue);
}
