import {
  ADJUSTING,
  CLAUSE_STARTS,
  EQUIPMENT,
  GREASING,
  LITTLE,
  NOT_TAKEN,
  PRODUCT,
  REMOVING,
  SERVING,
  STATE_VERBS,
  SURFACES,
} from "./link-vocabulary.ts";
import { isSort, type LinkWord } from "./link-text.ts";
import { type Portion, readPortion } from "./phrase-portion.ts";
import type { Mention } from "./phrase-words.ts";
import { EACH } from "../measure/stated/amount-words.ts";
import { clausesOf, isOfEach } from "../measure/stated/clauses.ts";
import { isAtATime } from "../measure/stated/sizes.ts";

/** A mention with what the words around it say. */
export interface ReadMention extends Mention {
  portion: Portion;
  /** The part of a food that its head names: "yolk", "zest"; null for others. */
  product: string | null;
  /** The best score of its matches. */
  best: number;
  /** True in a clause about a state: "until the onions are soft". */
  isAside: boolean;
  /** True in the heading of a step: "For the breadcrumbs: ...". */
  isHeading: boolean;
  /** True where only a comma or "and" stands between it and the mention before. */
  isInList: boolean;
  /** True after "except" and the like. */
  isExcluded: boolean;
  /** True where a food that was taken before is only handled: "return the chicken", "let the butter cool". */
  isHandled: boolean;
  /** True where it is taken out again: "discard the bay leaf". */
  isRemoved: boolean;
  /** True where the taste is only corrected: "adjust the salt". */
  isAdjusting: boolean;
  /** True where a pan or a surface is prepared with it: "butter a pan", "dust with flour". */
  isGreasing: boolean;
  /** True where the sentence leaves the amount to the cook: "salt to taste". */
  isToTaste: boolean;
  /** True in a sentence about serving. */
  isServing: boolean;
  /** True where the food is only made ready: "prepare the strawberries". */
  isPrepared: boolean;
}

const PREPARING: ReadonlySet<string> = new Set(
  "prepare gather measure weigh prepara preparar preparad".split(" "),
);
type Flag = keyof Sentence | "isGreasingVerb";

const FLAGGED: readonly (readonly [Flag, string])[] = [
  [
    "isToTaste",
    "taste gusto season seasoning sazona sazonar sazone salpimenta salpimentar salpimienta geschmack gout",
  ],
  ["isAdjusting", ADJUSTING],
  [
    "isGreasingVerb",
    "spray butter oil flour dust dusted line brush coat enharina enharine enharinar aceita espolvorea",
  ],
  ["isGreasing", GREASING],
  ["hasSurface", SURFACES],
  ["isServing", SERVING],
];

/** The meanings of a word for its sentence. */
const FLAGS: ReadonlyMap<string, readonly Flag[]> = flagsOfWords();

function flagsOfWords(): Map<string, Flag[]> {
  const flags = new Map<string, Flag[]>();
  for (const [flag, words] of FLAGGED)
    for (const word of words.trim().split(/\s+/)) flags.set(word, [...(flags.get(word) ?? []), flag]);
  return flags;
}

/** Words of which one stands in every clause about one of several. */
const ONE_OF_SEVERAL: ReadonlySet<string> = new Set([...EACH, "per", "por"]);

/** Reads what stands around the mentions of a step, sentence by sentence. */
export function readMentions(words: readonly LinkWord[], mentions: readonly Mention[]): ReadMention[] {
  const sentences = readSentences(words);
  const headingEnd = headingLength(words);
  const clauses = words.some(({ key }) => ONE_OF_SEVERAL.has(key)) ? clausesOf(words) : null;
  let before: ReadMention | null = null;
  return mentions.map((mention) => {
    const sentence = sentences[mention.head] ?? NO_SENTENCE;
    const portion = readPortion(words, mention);
    if (portion.amount && (isOfEach(clauses?.[portion.from]) || isAtATime(words, portion.to)))
      portion.amount = null;
    const isInList: boolean = before !== null && isListed(words, before.to, portion.from);
    if (isInList && before?.portion.isMore) portion.isMore = true;
    const read: ReadMention = {
      ...mention,
      portion,
      product: productOf(words, mention),
      best: Math.max(...mention.matches.map(({ score }) => score)),
      isAside:
        follows(words, mention.from, CLAUSE_STARTS, 5) ||
        isCondition(words, mention.from) ||
        isSubject(words, mention) ||
        isResult(words, mention.from),
      isExcluded: follows(words, mention.from, NOT_TAKEN, 3) || (isInList && before?.isExcluded === true),
      isHandled: follows(words, mention.from, STATE_VERBS, 3),
      isAdjusting: sentence.isAdjusting,
      isGreasing: sentence.hasSurface && sentence.isGreasing && !isHeated(words, mention),
      isToTaste: sentence.isToTaste,
      isServing: sentence.isServing,
      isPrepared: follows(words, mention.from, PREPARING, 3) || (isInList && before?.isPrepared === true),
      isHeading: mention.to <= headingEnd,
      isInList,
      isRemoved: follows(words, mention.from, REMOVING, 3),
    };
    before = read;
    return read;
  });
}

/** Returns the stem of the word that names a part of a food: "egg yolks", "la piel de los limones"; null without one. */
function productOf(words: readonly LinkWord[], { from, to }: Mention): string | null {
  let start = from;
  while (start > 0 && from - start < MOST_BEFORE && isSort(words[start - 1] ?? NO_WORD, LITTLE)) start -= 1;
  const before = start < from ? words.slice(Math.max(0, start - 1), start) : [];
  const product = [...before, ...words.slice(from, to)].find(
    (word) => isSort(word, PRODUCT) || /^greens$/.test(word.key),
  );
  return product?.stem ?? null;
}

const MOST_BEFORE = 3;
const NO_WORD = { sorts: 0 };

interface Sentence {
  isAdjusting: boolean;
  isGreasing: boolean;
  hasSurface: boolean;
  isToTaste: boolean;
  isServing: boolean;
}

const NO_SENTENCE: Sentence = {
  isAdjusting: false,
  isGreasing: false,
  hasSurface: false,
  isToTaste: false,
  isServing: false,
};

/** Returns for each word what its sentence is about. */
function readSentences(words: readonly LinkWord[]): Sentence[] {
  let sentence = { ...NO_SENTENCE };
  return words.map((word) => {
    if (word.begins) sentence = { ...NO_SENTENCE };
    const flags = word.kind === "word" ? FLAGS.get(word.key) : undefined;
    if (flags)
      for (const flag of flags) {
        if (flag !== "isGreasingVerb") sentence[flag] = true;
        else if (word.begins) sentence.isGreasing = true;
      }
    return sentence;
  });
}

/** Returns whether a food goes into the pan rather than onto it: "heat the oil in a pan". */
function isHeated(words: readonly LinkWord[], { to }: Mention): boolean {
  return words[to]?.key === "in" && EQUIPMENT.has(words[to + 2]?.key ?? "");
}

/** Returns whether one of some words stands before an index, with little words between at most. */
function follows(
  words: readonly LinkWord[],
  from: number,
  starts: ReadonlySet<string>,
  most: number,
): boolean {
  for (let at = from - 1; at >= 0 && from - at <= most; at -= 1) {
    const word = words[at];
    if (!word || words[at + 1]?.begins) return false;
    if (starts.has(word.key)) return !(word.key === "once" && words[at - 1]?.key === "at");
    if (word.kind === "mark" || !(isSort(word, LITTLE) || word.key === "que" || word.key === "of"))
      return false;
  }
  return false;
}

/** Returns whether only "and" or a comma stands between two mentions. */
function isListed(words: readonly LinkWord[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (!/^(?:,|and|y|e|&|the|el|la)$/.test(words[at]?.key ?? "")) return false;
  return to > from;
}

const STATES =
  /^(?:is|are|was|were|will|should|has|have|had|can|may|might|begins?|starts?|looks?|seems?|esta|estan|este|esten|haya|hayan|debe|deben|deberia|empiece|quede|queden|sind|ist|est|sont|sera|siano|sia)$/;

/** Returns whether a sentence only describes a food: "the sugar will dissolve". */
function isSubject(words: readonly LinkWord[], { to }: Mention): boolean {
  const next = words[to];
  return next !== undefined && !next.begins && STATES.test(next.key);
}

const RESULTS =
  /^(?:form|forms|get|obtain|make|makes|create|creates|become|becomes|into|obtener|obteniendo|formar|forme|hacer|lograr|conseguir|obtenga)$/;

/** Returns whether a phrase names what comes out: "until it forms a paste", "hasta obtener una salsa". */
function isResult(words: readonly LinkWord[], from: number): boolean {
  const before = words[from - 1]?.key ?? "";
  if (RESULTS.test(before)) return /^(?:to|para)$/.test(words[from - 2]?.key ?? "");
  return /^(?:an?|una?)$/.test(before) && RESULTS.test(words[from - 2]?.key ?? "");
}

const MOST_HEADING = 8;

/** Returns the number of words of a heading at the start of a step; a step that ends with a colon is one as a whole. */
function headingLength(words: readonly LinkWord[]): number {
  if (words.at(-1)?.key === ":") return words.length;
  const colon = words.findIndex(({ key }, at) => key === ":" && at < MOST_HEADING);
  return colon < 0 ? 0 : colon;
}

/** Returns whether a name stands in a condition: "if you are cooking pasta". */
function isCondition(words: readonly LinkWord[], from: number): boolean {
  for (let at = from - 1; at >= 0 && from - at <= 5; at -= 1) {
    const word = words[at];
    if (!word || word.kind === "mark" || words[at + 1]?.begins) return false;
    if (/^(?:you|youre|using)$/.test(word.key) && words[at - 1]?.key === "if") return true;
  }
  return false;
}
