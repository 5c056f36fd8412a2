import { DEFAULT_LANGUAGE, type Language } from "@larder/domain/language";
import { parseQuantity } from "@larder/domain/quantity";
import type { Form } from "../forms/form.ts";
import { type Contents, type Food, type Season, wordList } from "../pantry/food.ts";
import { food } from "../pantry/pantry.ts";
import { type Theme, THEMES } from "../themes.ts";
import { type Entry, LONGEST_PHRASE, lookUp, type Meaning } from "./lexicon.ts";
import type { KnownDish } from "./known-dishes.ts";
import { type Diet, DIETS, type Wish } from "./query-words.ts";
import { type Word, wordsOf } from "./tokens.ts";

/** A food that was asked for: the words, and what they can mean, the likeliest first. */
export interface Asked {
  words: string;
  foods: readonly Food[];
}

/** Contents that may not be in the dish, and the words that say so. */
export interface Barred {
  words: string;
  bars: readonly Contents[];
}

/** A query as the composer understands it. */
export interface Reading {
  language: Language;
  servings: number | undefined;
  maxMinutes: number | undefined;
  foods: readonly Asked[];
  forms: readonly { words: string; form: Form }[];
  /** A dish that has a name of its own. */
  dish: { words: string; dish: KnownDish } | undefined;
  theme: Theme | undefined;
  diets: readonly Diet[];
  barred: readonly Barred[];
  excluded: readonly Asked[];
  wishes: ReadonlySet<Wish>;
  seasons: readonly Season[];
  /** What was understood, in the words of the query. */
  understood: readonly string[];
  /** Wishes that are understood but cannot be promised. */
  notObeyed: readonly string[];
  unknown: readonly string[];
}

/** A query is at most so long for whoever reads it; the rest would be no dish. */
const MOST_WORDS = 60;
const QUICK_MINUTES = 30;

/** A phrase of the query with what it means; none where it is unknown. */
interface Piece {
  words: string;
  key: string;
  meanings: readonly Meaning[];
}

/**
 * Reads what somebody wants to cook: foods, kinds of dish, diets, servings, time, season. What is not understood is
 * named. The words tell the language where they are of one; else it is the given one.
 */
export function readQuery(query: string, given: Language | undefined): Reading {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  const language = languageOf(words) ?? given ?? DEFAULT_LANGUAGE;
  const found = new Found();
  let at = 0;
  /** The word that took back what follows it: "sin". */
  let without: string | null = null;
  while (at < words.length) {
    const counted = readServings(words, at) ?? readTime(words, at);
    if (counted) {
      found.count(counted, writtenOf(words, at, counted.length));
      at += counted.length;
      continue;
    }
    const piece = readPiece(words, at, language);
    const length = piece.words.split(" ").length;
    if (without !== null && piece.meanings.some(({ kind }) => kind === "nor" || kind === "filler")) {
      at += length;
      continue;
    }
    const next = piece.meanings.some(({ kind }) => kind === "without");
    if (next && at + length < words.length) {
      without = piece.words;
    } else {
      if (without === null) found.take(piece);
      else found.bar(piece, without);
      const goesOn =
        without !== null &&
        words[at + length] !== undefined &&
        readPiece(words, at + length, language).meanings.some(({ kind }) => kind === "nor");
      if (!goesOn) without = null;
    }
    at += length;
  }
  return found.reading(language);
}

/** The longest phrase at this place that is known; meanings in the query's language before those in the other. */
function readPiece(words: readonly Word[], at: number, language: Language): Piece {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const key = keyOf(words, at, length);
    const entries = lookUp(key);
    if (entries.length === 0) continue;
    return { words: writtenOf(words, at, length), key, meanings: inLanguage(entries, language) };
  }
  return { words: writtenOf(words, at, 1), key: keyOf(words, at, 1), meanings: [] };
}

function inLanguage(entries: readonly Entry[], language: Language): Meaning[] {
  const own = entries.filter((entry) => entry.language === language);
  return (own.length > 0 ? own : entries).map(({ meaning }) => meaning);
}

/** The language that more of the words are of alone; null when they do not tell. */
function languageOf(words: readonly Word[]): Language | null {
  const votes = { en: 0, es: 0 };
  let at = 0;
  while (at < words.length) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && lookUp(keyOf(words, at, length)).length === 0) length -= 1;
    const languages = new Set(lookUp(keyOf(words, at, length)).map((entry) => entry.language));
    if (languages.size === 1) for (const language of languages) votes[language] += length;
    if (/[ñ¿¡]/i.test(words[at]?.written ?? "")) votes.es += 1;
    at += length;
  }
  if (votes.en === votes.es) return null;
  return votes.en > votes.es ? "en" : "es";
}

/** Servings or minutes, and how many words say so. */
interface CountedWords {
  servings?: number;
  minutes?: number;
  length: number;
}

const FOR = new Set(["for", "para", "serves", "feeds"]);
const PEOPLE = new Set([
  "people",
  "persons",
  "person",
  "servings",
  "serving",
  "portions",
  "personas",
  "persona",
  "comensales",
  "raciones",
  "racion",
  "porciones",
  "of",
]);
const MINUTES = new Set(["minutes", "minute", "mins", "min", "minutos", "minuto"]);
const HOURS = new Set(["hour", "hours", "hora", "horas", "h"]);

/** "for two", "para 6 personas", "4 servings". */
function readServings(words: readonly Word[], at: number): CountedWords | null {
  const start = FOR.has(words[at]?.key ?? "") ? 1 : 0;
  const number = numberAt(words, at + start);
  if (number === null) return null;
  const isPeople = PEOPLE.has(words[at + start + 1]?.key ?? "");
  const isTime = MINUTES.has(words[at + start + 1]?.key ?? "") || HOURS.has(words[at + start + 1]?.key ?? "");
  if (isTime || (start === 0 && !isPeople)) return null;
  return { servings: number, length: start + 1 + (isPeople ? 1 : 0) };
}

/** "30 minutes", "in half an hour", "media hora". */
function readTime(words: readonly Word[], at: number): CountedWords | null {
  const key = (offset: number) => words[at + offset]?.key ?? "";
  if (key(0) === "half" && key(1) === "an" && key(2) === "hour") return { minutes: 30, length: 3 };
  if (key(0) === "media" && key(1) === "hora") return { minutes: 30, length: 2 };
  const number = numberAt(words, at);
  if (number === null) return null;
  if (MINUTES.has(key(1))) return { minutes: number, length: 2 };
  if (HOURS.has(key(1))) return { minutes: number * 60, length: 2 };
  return null;
}

/** A number in digits or words; articles are none. */
function numberAt(words: readonly Word[], at: number): number | null {
  const key = words[at]?.key ?? "";
  if (key === "" || key === "a" || key === "an" || key === "half") return null;
  const read = parseQuantity(key);
  return read && read.max === undefined && read.min > 0 && read.min < 1000 ? read.min : null;
}

function keyOf(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(" ");
}

function writtenOf(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ written }) => written)
    .join(" ");
}

/** Gathers what the pieces of a query say. */
class Found {
  readonly foods: Asked[] = [];
  readonly excluded: Asked[] = [];
  readonly barred: Barred[] = [];
  readonly diets = new Set<Diet>();
  readonly forms: { words: string; form: Form }[] = [];
  /** Words that name a dish or a food; a dish unless another is named. */
  readonly either: { words: string; form: Form; foods: readonly Food[] }[] = [];
  readonly wishes = new Set<Wish>();
  readonly seasons = new Set<Season>();
  readonly understood: string[] = [];
  readonly notObeyed: string[] = [];
  readonly unknown: string[] = [];
  theme: Theme | undefined;
  dish: { words: string; dish: KnownDish } | undefined;
  servings: number | undefined;
  minutes: number | undefined;

  count({ servings, minutes }: CountedWords, words: string): void {
    this.servings ??= servings;
    this.minutes ??= minutes;
    this.understood.push(words);
  }

  bar(piece: Piece, without: string): void {
    const words = `${without} ${piece.words}`;
    const foods = foodsOf(piece);
    const barred = piece.meanings.find((meaning) => meaning.kind === "barred");
    if (barred) {
      const diet = DIETS.find(({ id }) => id === barred.diet);
      if (diet) this.diets.add(diet);
      this.barred.push({ words, bars: barred.bars });
      this.understood.push(words);
    } else if (foods.length > 0) {
      this.excluded.push({ words, foods });
      this.understood.push(words);
    } else if (piece.meanings.length > 0) {
      this.notObeyed.push(words);
    } else {
      this.unknown.push(piece.words);
    }
  }

  private ask(words: string, foods: readonly Food[]): void {
    const isAsked = this.foods.some(
      (asked) => asked.foods[0] === foods[0] && asked.foods.length === foods.length,
    );
    if (!isAsked) this.foods.push({ words, foods });
  }

  take(piece: Piece): void {
    const { words, meanings } = piece;
    const foods = foodsOf(piece);
    const known = meanings.find((meaning) => meaning.kind === "dish");
    if (known) {
      this.forms.push({ words, form: known.form });
      this.dish ??= { words, dish: known.dish };
      this.theme ??= THEMES.find(({ id }) => id === known.dish.kitchen);
      for (const id of wordList(known.dish.foods)) this.ask(words, [food(id)]);
      this.understood.push(words);
      return;
    }
    const form = meanings.find((meaning) => meaning.kind === "form")?.form;
    if (form && foods.length > 0) {
      this.either.push({ words, form, foods });
      this.understood.push(words);
      return;
    }
    if (foods.length > 0) {
      this.ask(words, foods);
      this.understood.push(words);
      return;
    }
    const meaning = meanings[0];
    switch (form ? "form" : meaning?.kind) {
      case undefined:
        // Amounts are the planner's own.
        (/^\d+$/.test(words) ? this.notObeyed : this.unknown).push(words);
        return;
      case "filler":
      case "nor":
      case "without":
        return;
      case "not-obeyed":
        this.notObeyed.push(words);
        return;
      default:
        this.understood.push(words);
    }
    if (form) this.forms.push({ words, form });
    for (const each of meanings) {
      if (each.kind === "theme") this.theme ??= each.theme;
      if (each.kind === "diet") this.diets.add(each.diet);
      if (each.kind === "wish") this.wishes.add(each.wish);
      if (each.kind === "season") this.seasons.add(each.season);
    }
  }

  reading(language: Language): Reading {
    for (const { words, form, foods } of this.either) {
      if (this.forms.length === 0) this.forms.push({ words, form });
      else if (this.forms[0]?.form !== form) this.foods.push({ words, foods });
    }
    const quick = this.wishes.has("quick") ? QUICK_MINUTES : undefined;
    return {
      language,
      servings: this.servings,
      maxMinutes: this.minutes ?? quick,
      foods: this.foods,
      forms: this.forms,
      dish: this.dish,
      theme: this.theme,
      diets: [...this.diets],
      barred: this.barred,
      excluded: this.excluded,
      wishes: this.wishes,
      seasons: [...this.seasons],
      understood: [...new Set(this.understood)],
      notObeyed: [...new Set(this.notObeyed)],
      unknown: [...new Set(this.unknown)],
    };
  }
}

function foodsOf({ meanings }: Piece): Food[] {
  return meanings.flatMap((meaning) => (meaning.kind === "food" ? [meaning.food] : []));
}
