import type { RecipeLanguage } from "../language.ts";
import type { DishIndex } from "./dish-index.ts";
import { type ItemList, listFrom, listUpTo } from "./exclusion-lists.ts";
import { addExclusions, asAllergies, type Exclusions } from "./add-exclusions.ts";
import { type Item, itemAt } from "./items.ts";
import { isJoined, setUsed, type Query, writtenWords } from "./query-words.ts";
import {
  ALLERGY_WORDS,
  BACKWARD,
  BEFORE_PREDICATE,
  BETWEEN,
  CANNOT,
  type Cue,
  FORWARD,
  HARMLESS,
  MILD,
  NEGATIONS,
  PREDICATES,
  SPLIT_VERBS,
  VERBS,
} from "./vocabulary/exclusion-words.ts";
import { DIET_WORDS } from "./vocabulary/diet-terms.ts";
import { isDishWord } from "./vocabulary/dish-words.ts";
import { isKnownWord } from "./vocabulary/known-words.ts";
import { DONE_WITHOUT } from "./vocabulary/tool-terms.ts";

const ALLERGY: Cue = { isAllergy: true, isStrict: true };
const STRICT: Cue = { isAllergy: false, isStrict: true };

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
  const reader = new ExclusionReader(query, language, dishes, found);
  let at = 0;
  while (at < words.length) at = Math.max(at + 1, reader.readAt(at));
  const isNamed = found.excluded.length > 0 || found.diets.length > 0;
  // Several allergies can be more than what is named.
  const isAsked = (each: string) => !isNamed || /alerg(?:ies|ias)\b|allergies\b|foods?\b/i.test(each);
  found.unresolved.push(...found.bareAllergies.filter(isAsked));
  if (found.bareAllergies.length > 0) found.excluded = asAllergies(found.excluded, language);
  return found;
}

/** The most words between a list and its predicate, or between a list and the negation that refers to it. */
const MOST_BETWEEN = 6;

class ExclusionReader {
  private readonly query: Query;
  private readonly language: RecipeLanguage;
  private readonly dishes: DishIndex;
  private readonly found: Exclusions;

  constructor(query: Query, language: RecipeLanguage, dishes: DishIndex, found: Exclusions) {
    this.query = query;
    this.dishes = dishes;
    this.language = language;
    this.found = found;
  }

  /** Reads the cue at this index; returns the index after what it read, or the index itself. */
  readAt(at: number): number {
    const { words } = this.query;
    const mild = MILD.at(words, at);
    if (mild) {
      this.found.isMild = true;
      return this.use(at, at + mild.length);
    }
    const without = DONE_WITHOUT.at(words, at);
    if (without) {
      this.found.tools.push({
        tool: without.value,
        use: false,
        words: writtenWords(this.query, at, at + without.length),
      });
      return this.use(at, at + without.length);
    }
    const forward = FORWARD.at(words, at);
    const harmless = HARMLESS.at(words, at);
    const isList =
      forward !== null && harmless?.length === forward.length && this.hasItem(at + forward.length);
    if (harmless && harmless.length >= (forward?.length ?? 0) && !isList)
      return this.use(at, at + harmless.length);
    const diet = DIET_WORDS.at(words, at)?.length ?? 0;
    if (diet > (forward?.length ?? 0) && (forward || NEGATIONS.has(words[at]?.key ?? ""))) return at + diet;
    if (forward) return this.readForward(at, at + forward.length, forward.value);
    const backward = this.readBackward(at);
    if (backward > at) return backward;
    if (NEGATIONS.has(words[at]?.key ?? "")) {
      const negated = this.readNegation(at);
      if (negated > at) return negated;
    }
    return Math.max(this.readPredicate(at), this.readIllness(at));
  }

  private hasItem(at: number): boolean {
    return isJoined(this.query.words[at]) && itemAt(this.query, at, this.language) !== null;
  }

  private listFrom(at: number, isAllergy: boolean): ItemList {
    return listFrom(this.query, at, { language: this.language, isAllergy, dishes: this.dishes });
  }

  private listUpTo(end: number): ItemList {
    return listUpTo(this.query, end, { language: this.language, dishes: this.dishes });
  }

  private use(from: number, to: number): number {
    setUsed(this.query, from, to);
    return to;
  }

  private readForward(at: number, from: number, cue: Cue): number {
    const { words } = this.query;
    if (words[from]?.before === "stop" && from > at && !cue.isAllergy) return this.readTopic(at, from, cue);
    const list = this.listFrom(from, cue.isAllergy);
    if (list.items.length > 0 || (list.unknown.length > 0 && cue.isStrict)) {
      this.add(list, cue);
      return this.use(at, list.end);
    }
    return this.readTopic(at, from, cue);
  }

  /** Reads a cue whose list stands before it: "eggs he hates", "los huevos los odia". */
  private readTopic(at: number, end: number, cue: Cue): number {
    const { words } = this.query;
    let to = at;
    while (to > 0 && at - to < MOST_BETWEEN && isJoined(words[to]) && isSubject(words[to - 1]?.key ?? ""))
      to -= 1;
    const isLast = end >= words.length || !isJoined(words[end]) || isKnownWord(words[end]?.key ?? "");
    if (isLast && words[to]?.before !== "stop") {
      const list = this.listUpTo(to);
      const isFree = list.items.every(({ start }) => !this.query.used[start]);
      if (list.items.length > 0 && isFree && words[to]?.before !== "colon") {
        this.add(list, cue);
        return this.use(list.start, end);
      }
    }
    if (cue.isAllergy) {
      this.found.bareAllergies.push(writtenWords(this.query, at, end));
      return this.use(at, end);
    }
    return at;
  }

  /** Reads "-free", "allergy" and the like after a list, or before it after a colon or in parentheses. */
  private readBackward(at: number): number {
    const { words } = this.query;
    const word = words[at];
    const key = word?.key ?? "";
    if (!word) return at;
    if (key === "free" || key === "freee") return this.readFree(at);
    const ending = /^(.{2,}?)(?:free|less)$/.exec(key)?.[1];
    if (ending !== undefined) return this.readEnding(at, ending);
    const cue = BACKWARD.at(words, at) ?? (ALLERGY_WORDS.test(key) ? { value: ALLERGY, length: 1 } : null);
    const list =
      key === "less" && (word.before === "hyphen" || !this.hasItem(at + 1))
        ? { value: STRICT, length: 1 }
        : cue;
    if (!list) return at;
    const end = at + list.length;
    const named = list.value.isAllergy ? this.listAfter(end) : null;
    if (named) {
      this.add(named, list.value);
      return this.use(at, named.end);
    }
    const before = isJoined(word) ? this.listUpTo(at) : null;
    if (before && before.items.length > 0) {
      this.add(before, list.value);
      return this.use(before.start, end);
    }
    if (!list.value.isAllergy || /^(?:sensitiv|reactive)/.test(key)) return at;
    const unknown = at - 1;
    const previous = words[unknown];
    if (
      isJoined(word) &&
      previous &&
      !previous.isNumber &&
      !isKnownWord(previous.key) &&
      !isDishWord(previous.key) &&
      !(this.language === "es" && /^(?:soy|somos|muy)$/.test(previous.key)) &&
      !this.query.used[unknown]
    ) {
      this.found.unresolved.push(writtenWords(this.query, unknown, end));
      return this.use(unknown, end);
    }
    const after = this.listFrom(skipFrom(this.query, end), true);
    if (after.items.length > 0) {
      this.add(after, list.value);
      return this.use(at, after.end);
    }
    this.found.bareAllergies.push(writtenWords(this.query, at, end));
    return this.use(at, end);
  }

  /** Returns the list after an allergy: "rice, allergy to nuts" bars no rice. Null where none follows. */
  private listAfter(at: number): ItemList | null {
    const word = this.query.words[at];
    if (!isJoined(word) || !/^(?:al?|to)$/.test(word?.key ?? "")) return null;
    const list = this.listFrom(at + 1, true);
    return list.items.length > 0 ? list : null;
  }

  /** Reads "free" after a list: "gluten-, dairy- and egg-free". */
  private readFree(at: number): number {
    const { words } = this.query;
    if (!isJoined(words[at]) && words[at]?.before !== "dash") return at;
    const list = this.listUpTo(at);
    if (list.items.length > 0) {
      this.add(list, STRICT, true);
      return this.use(list.start, at + 1);
    }
    const previous = words[at - 1];
    if (!previous || isKnownWord(previous.key) || isDishWord(previous.key) || this.query.used[at - 1])
      return at;
    if (DIET_WORDS.before(words, at + 1)) return at;
    this.found.unresolved.push(writtenWords(this.query, at - 1, at + 1));
    return this.use(at - 1, at + 1);
  }

  /** Reads one word that ends in "free" or "less": "eggless", "dairyfree". */
  private readEnding(at: number, stem: string): number {
    const key = this.query.words[at]?.key ?? "";
    const alone: Query = {
      ...this.query,
      words: [{ ...this.query.words[at], key: stem, before: "stop" } as never],
    };
    const item = itemAt(alone, 0, this.language);
    if (!item || item.end !== 1 || DIET_WORDS.has(key)) return at;
    this.add(
      { items: [{ ...item, start: at, end: at + 1 }], unknown: [], start: at, end: at + 1 },
      STRICT,
      true,
    );
    return this.use(at, at + 1);
  }

  /** Reads a negation with what it negates: "can't have eggs", "no le gusta el queso", "not nuts". */
  private readNegation(at: number): number {
    const { words } = this.query;
    let next = at + 1;
    let hasVerb = false;
    while (next < words.length && next - at <= MOST_BETWEEN * 2) {
      if (!isJoined(words[next])) break;
      if (next > at + 1 && itemAt(this.query, next, this.language) && !VERBS.at(words, next)) break;
      const verb = VERBS.at(words, next);
      if (verb) {
        hasVerb = true;
        next += verb.length;
      } else if (BETWEEN.has(words[next]?.key ?? "") && !this.startsItem(next)) next += 1;
      else break;
    }
    // "Huevo no puedo" needs no further verb.
    hasVerb ||= /^(?:pued|quier)/.test(words[next - 1]?.key ?? "");
    const isAllergy = hasVerb && this.isCannot(at);
    const cue: Cue = { isAllergy, isStrict: hasVerb || words[at]?.key === "no" };
    const isOpen = next < words.length && (isJoined(words[next]) || words[next]?.before === "colon");
    if (isOpen) {
      const list = this.listFrom(next, isAllergy);
      if (
        list.items.length > 0 ||
        (list.unknown.length > 0 && cue.isStrict && this.isUnknownListed(list, hasVerb))
      ) {
        this.add(list, cue);
        return this.use(at, list.end);
      }
    }
    if (!hasVerb) return at;
    return Math.max(at, this.readTopicOnly(at, next, cue));
  }

  private startsItem(at: number): boolean {
    return itemAt(this.query, at, this.language) !== null;
  }

  /** Unknown words alone after a bare "no" are asked back; after a verb only where they follow it directly. */
  private isUnknownListed(list: ItemList, hasVerb: boolean): boolean {
    const first = list.unknown[0];
    return first !== undefined && (hasVerb || first.start === list.start) && list.items.length === 0;
  }

  private isCannot(at: number): boolean {
    const { words } = this.query;
    const key = words[at]?.key ?? "";
    if (CANNOT.has(key)) return true;
    const near = words.slice(at + 1, at + 4).map((word) => word.key);
    if (key === "not")
      return words[at - 1]?.key === "can" || near.includes("able") || near.includes("allowed");
    return key === "no" && near.some((each) => /^(?:pued|pod|deb)/.test(each) || each.startsWith("toler"));
  }

  private readTopicOnly(at: number, end: number, cue: Cue): number {
    const bare = this.found.bareAllergies.length;
    const read = this.readTopic(at, end, cue);
    // A health reason without a food is asked back only where nothing known explains the sentence.
    if (
      this.found.bareAllergies.length > bare &&
      end < this.query.words.length &&
      isJoined(this.query.words[end])
    ) {
      this.found.bareAllergies.length = bare;
      return at;
    }
    return read;
  }

  /** Unknown words before "makes me ill" are asked back. */
  private readIllness(at: number): number {
    const { words } = this.query;
    if (!/^(?:makes?|made|gives?)$/.test(words[at]?.key ?? "") || !isJoined(words[at])) return at;
    const previous = words[at - 1];
    if (!previous || isKnownWord(previous.key) || this.query.used[at - 1]) return at;
    for (let next = at + 1; next <= at + MOST_BETWEEN && isJoined(words[next]); next += 1) {
      const predicate = PREDICATES.at(words, next);
      if (predicate?.value.isAllergy) {
        this.found.unresolved.push(writtenWords(this.query, at - 1, next + predicate.length));
        return this.use(at - 1, next + predicate.length);
      }
    }
    return at;
  }

  /** Reads a predicate after the item at this index: "eggs are banned", "los huevos le sientan mal". */
  private readPredicate(at: number): number {
    const { words, used } = this.query;
    if (used[at]) return at;
    const item = itemAt(this.query, at, this.language);
    if (!item) return at;
    let next = item.end;
    while (next < words.length && next - item.end <= MOST_BETWEEN) {
      // "Eggs? No thanks."
      const isRefused = next === item.end && words[next]?.key === "no" && this.isThanks(next + 1);
      if (isRefused && !isJoined(words[next])) {
        const list = this.listUpTo(item.end);
        this.add(list, STRICT);
        return this.use(list.start, next + 2);
      }
      if (!isJoined(words[next])) return at;
      const predicate = PREDICATES.at(words, next);
      if (predicate?.value.isAllergy && this.listAfter(next + predicate.length)) return at;
      if (predicate && this.isPredicate(item, next) && !this.leadsToItem(next)) {
        const list = this.listUpTo(item.end);
        this.add(list, predicate.value);
        return this.use(list.start, next + predicate.length);
      }
      const key = words[next]?.key ?? "";
      if (key === "no" && next === item.end && this.endsAt(next + 1)) {
        const list = this.listUpTo(item.end);
        this.add(list, STRICT);
        return this.use(list.start, next + 1);
      }
      if (!BEFORE_PREDICATE.has(key) && !(NEGATIONS.has(key) && next === item.end)) return at;
      next += 1;
    }
    return at;
  }

  private isThanks(at: number): boolean {
    return (
      isJoined(this.query.words[at]) && /^(?:thanks|thank|gracias|way)$/.test(this.query.words[at]?.key ?? "")
    );
  }

  private endsAt(at: number): boolean {
    const word = this.query.words[at];
    return !isJoined(word) || /^(?:gracias|thanks|thank|please|por)$/.test(word?.key ?? "");
  }

  /** Returns whether a cue here has its list after it: in "natillas prohibido huevo" the egg is forbidden. */
  private leadsToItem(at: number): boolean {
    const forward = FORWARD.at(this.query.words, at);
    return forward !== null && this.hasItem(at + forward.length);
  }

  /** "out" and "off" need a verb: "leave the onions out", "onions are out", not "chicken out of the oven". */
  private isPredicate(item: Item, next: number): boolean {
    const { words } = this.query;
    const key = words[next]?.key ?? "";
    if (key !== "out" && key !== "off" && key !== "bad" && key !== "gone") return true;
    let before = item.start - 1;
    while (before >= 0 && /^(?:the|any|all|my|your|those)$/.test(words[before]?.key ?? "")) before -= 1;
    const hasVerb = words
      .slice(Math.max(0, before - 5), before + 1)
      .some((word) => SPLIT_VERBS.has(word.key));
    return hasVerb || (next > item.end && words[next + 1]?.key !== "of");
  }

  private add(list: ItemList, cue: Cue, isFree = false): void {
    addExclusions(this.query, this.found, list, { isAllergy: cue.isAllergy, isFree });
  }
}

const SUBJECTS =
  /^(?:i|we|he|she|they|you|it|my|our|his|her|their|that|which|who|son|daughter|wife|husband|kids|children|friend|partner|guest|guests|me|le|les|nos|se|lo|la|los|las|te|que|mi|su|hijo|hija|mujer|marido|yo|el|ella|ellos|nosotros|are|is|something|things|foods|what|one|ones|thing|absolutely|really|just)$/;

function isSubject(key: string): boolean {
  return SUBJECTS.test(key);
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
      !/^(?:is|are|to|son|es|a|al|the|include|includes|incluyen|guest|friend|son|daughter|person|people|kids|kid|child|children|invitado|hijo|hija|amigo|amiga|wife|husband|info|list|alert|warning)$/.test(
        words[next]?.key ?? "",
      )
    )
      break;
    next += 1;
  }
  const before = words[next]?.before;
  return before === "stop" || before === "comma" ? words.length : next;
}
