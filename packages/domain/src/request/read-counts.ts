import { readQuantity } from "../measure/amounts.ts";
import { wordSet } from "../text/word-set.ts";
import { isJoined, setUsed, type Query } from "./query-words.ts";

/** The people and the time of a request. */
export interface Counts {
  servings: number | null;
  minutes: number | null;
  /** What the meal may cost, as it was written: "£3", "8 euros". */
  price: string | null;
}

const FOR = wordSet("for para serves serve feeds feed serving feeding somos seremos comemos alimentar");
const PEOPLE = wordSet(
  `ppl pax heads mouths bocas people person persons servings serving portions portion guests guest adults eaters friends personas persona comensales comensal raciones racion porciones porcion invitados amigos ninos kids children diners students`,
);
const CHILDREN = wordSet("ninos kids children");
/** Groups that a number of people makes up: "a crowd of 20". */
const CROWDS = wordSet(
  "crowd family party group team table gathering familia grupo fiesta mesa equipo cena dinner lunch menu comida",
);
const ARTICLES = wordSet("a an un una unos unas");
const MINUTES = wordSet("minutes minute mins min minutos minuto minuets minuts mintues minuites");
const HOURS = wordSet("hours hour hrs hr h hora horas");
/** Words before a time that only limit it. */
const LIMITS = wordSet(
  "in under within less than max maximum only just about en menos de solo unos maximo por debajo around",
);
/** The largest number of people; more are read as a number of something else. */
const MOST_SERVINGS = 1000;
const MOST_MINUTES = 10_080;

/** Reads the people and the minutes of a query, and marks their words. */
export function readCounts(query: Query): Counts {
  const counts: Counts = { servings: null, minutes: null, price: null };
  const { words, used } = query;
  let at = 0;
  while (at < words.length) {
    if (used[at]) {
      at += 1;
      continue;
    }
    const date = dateEnd(query, at);
    if (date > at) {
      setUsed(query, at, date);
      at = date;
      continue;
    }
    const price = priceEnd(query, at);
    if (price > at) {
      counts.price ??= writtenPrice(query, at, price);
      setUsed(query, at, price);
      at = price;
      continue;
    }
    const time = readTime(query, at);
    const people = time ? null : readPeople(query, at);
    if (time) counts.minutes ??= Math.min(time.value, MOST_MINUTES);
    if (people) counts.servings ??= people.value;
    const end = time?.end ?? people?.end ?? at + 1;
    if (time || people) {
      let start = people?.from ?? at;
      while (time && start > 0 && LIMITS.has(words[start - 1]?.key ?? "") && isJoined(words[start]))
        start -= 1;
      // That the guests are children is a preference as well.
      setUsed(query, start, people && CHILDREN.has(words[end - 1]?.key ?? "") ? end - 1 : end);
    }
    at = end;
  }
  return counts;
}

const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)$/;

/** Returns the end of a date, whose number counts no people: "para el 25 de mayo", "for the 4th of July", "for May 5th". */
function dateEnd({ words }: Query, at: number): number {
  const key = (offset: number) => words[at + offset]?.key ?? "";
  if (MONTHS.test(key(0)) && /^\d{1,2}(?:st|nd|rd|th)?$/.test(key(1)) && isJoined(words[at + 1]))
    return at + 2 + Number(/^(?:st|nd|rd|th)$/.test(key(2)));
  if (!/^\d{1,2}(?:st|nd|rd|th)?$/.test(key(0))) return at;
  let next = at + 1;
  while (next < at + 3 && /^(?:st|nd|rd|th|of|de)$/.test(words[next]?.key ?? "")) next += 1;
  return MONTHS.test(words[next]?.key ?? "") && isJoined(words[next]) ? next + 1 : at;
}

const CURRENCY = /^(?:euros?|eur|pounds?|dollars?|quid|pesos?|pavos)$/;
/** Words before a price. */
const BEFORE_PRICE = wordSet("for under within on with por con de menos below a");

/** Returns the end of a price, with the word before it; the index itself where there is none. */
function priceEnd(query: Query, from: number): number {
  const { words, text } = query;
  const at = BEFORE_PRICE.has(words[from]?.key ?? "") ? from + 1 : from;
  const number = words[at]?.isNumber ? numberAt(query, at) : null;
  if (!number) return from;
  const hasSign = /[£$€]/.test(text.charAt((words[at]?.start ?? 0) - 1));
  const isCurrency = CURRENCY.test(words[number.end]?.key ?? "") && isJoined(words[number.end]);
  const isWeight = /^(?:pounds?)$/.test(words[number.end]?.key ?? "") && isJoined(words[number.end + 1]);
  if (isCurrency && !isWeight) return number.end + 1;
  return hasSign || /^\s?[£$€]/.test(text.slice(words[number.end - 1]?.end ?? 0)) ? number.end : from;
}

function writtenPrice({ text, words }: Query, from: number, to: number): string {
  const first = words.slice(from, to).find(({ isNumber }) => isNumber);
  return (
    /[£$€]?$/.exec(text.slice(0, first?.start ?? 0))?.[0] +
    text.slice(first?.start ?? 0, words[to - 1]?.end) +
    (/^\s?[€$£]/.exec(text.slice(words[to - 1]?.end ?? 0))?.[0] ?? "")
  );
}

interface Counted {
  value: number;
  end: number;
  /** The first word that is used up; the one that was read from by default. */
  from?: number;
}

/** Reads a number in digits or words, of a range the upper end; the index after it is that of a word. */
export function numberAt({ words, tokens }: Query, at: number): Counted | null {
  const word = words[at];
  if (!word) return null;
  const read = readQuantity(tokens, word.token);
  if (!read) return null;
  let end = at + 1;
  while (end < words.length && (words[end]?.token ?? 0) < read.next) end += 1;
  return { value: read.value.max ?? read.value.min, end };
}

function readTime(query: Query, at: number): Counted | null {
  const { words } = query;
  const key = (offset: number) => words[at + offset]?.key ?? "";
  if (key(0) === "half" && /^an?$/.test(key(1)) && key(2) === "hour") return { value: 30, end: at + 3 };
  if (key(0) === "half" && key(1) === "hour") return { value: 30, end: at + 2 };
  if (key(0) === "media" && key(1) === "hora") return { value: 30, end: at + 2 };
  if (/^(?:hora|horita)$/.test(key(0)) && key(1) === "y" && key(2) === "media")
    return { value: 90, end: at + 3 };
  if (/^quarter$/.test(key(0)) && key(1) === "of" && /^an?$/.test(key(2)) && key(3) === "hour")
    return { value: 15, end: at + 4 };
  const number = numberAt(query, at);
  if (!number || number.value <= 0) return null;
  const unit = words[number.end]?.key ?? "";
  if (MINUTES.has(unit) && isJoined(words[number.end]))
    return { value: Math.round(number.value), end: number.end + 1 };
  if (!HOURS.has(unit) || !isJoined(words[number.end])) return null;
  const after = words.slice(number.end + 1, number.end + 4).map((word) => word.key);
  const half =
    after[0] === "and" && after[1] === "a" && after[2] === "half"
      ? 3
      : after[0] === "y" && after[1] === "media"
        ? 2
        : 0;
  return { value: Math.round((number.value + (half > 0 ? 0.5 : 0)) * 60), end: number.end + 1 + half };
}

/** Units after a number that is no number of people: "for 3 euros", "for a 2 year old". */
const NO_PEOPLE =
  /^(?:year|years|yr|yrs|yo|month|months|mo|mos|mth|mths|m|mes|meses|ano|anos|day|days|dias|week|weeks|semanas|euros?|eur|pounds?|dollars?|degrees?|grados|g|kg|ml|l|oz|lb|grams?|gramos|cm|inch|calories|kcal|calorias|times|veces|cups?|eggs?|huevos?)$/;

function isNoPeople(key: string): boolean {
  return NO_PEOPLE.test(key) || MINUTES.has(key) || HOURS.has(key);
}

function readPeople(query: Query, at: number): Counted | null {
  const { words } = query;
  const first = words[at]?.key ?? "";
  const isFor = FOR.has(first);
  let from = isFor ? at + 1 : at;
  if (isFor && !isJoined(words[from])) return null;
  if (
    isFor &&
    /^(?:around|about|up|unas|unos|a|an|us|una|un|my|mi|the|la|el)$/.test(words[from]?.key ?? "")
  ) {
    const crowd = readCrowd(query, from + 1) ?? readCrowd(query, from + 2);
    if (crowd) return crowd;
    if (/^couple$/.test(words[from + 1]?.key ?? "") && words[from + 2]?.key !== "of")
      return { value: 2, end: from + 2 };
    if (!ARTICLES.has(words[from]?.key ?? "") && numberAt(query, from + 1)) from += 1;
  }
  const crowd = readCrowd(query, from);
  if (crowd) return crowd;
  const number = dateEnd(query, from) > from ? null : numberAt(query, from);
  if (!number || number.value < 1 || number.value > MOST_SERVINGS) return null;
  const next = words[number.end];
  const hasPeople = PEOPLE.has(next?.key ?? "") && isJoined(next);
  const isArticle = ARTICLES.has(words[from]?.key ?? "");
  if (isArticle && !/^(?:persona|person|racion|portion|serving|comensal)$/.test(next?.key ?? "")) return null;
  const isOther = isJoined(next) && isNoPeople(next?.key ?? "");
  if (!hasPeople && (!isFor || isOther)) return null;
  return { value: Math.round(number.value), end: hasPeople ? number.end + 1 : number.end };
}

/** Reads "crowd of 20", "familia de 5", "party of twelve people". */
function readCrowd(query: Query, at: number): Counted | null {
  const { words } = query;
  if (!CROWDS.has(words[at]?.key ?? "") || !/^(?:of|de|for|para)$/.test(words[at + 1]?.key ?? ""))
    return null;
  if (ARTICLES.has(words[at + 2]?.key ?? "")) return null;
  const number = priceEnd(query, at + 2) > at + 2 ? null : numberAt(query, at + 2);
  if (!number || number.value < 1 || number.value > MOST_SERVINGS) return null;
  const next = words[number.end];
  if (isJoined(next) && isNoPeople(next?.key ?? "")) return null;
  const hasPeople = PEOPLE.has(next?.key ?? "") && isJoined(next);
  if (
    !/^(?:crowd|family|party|group|team|table|gathering|familia|grupo|fiesta|mesa|equipo)$/.test(
      words[at]?.key ?? "",
    ) &&
    !/^(?:for|para)$/.test(words[at + 1]?.key ?? "")
  )
    return null;
  return { value: Math.round(number.value), end: hasPeople ? number.end + 1 : number.end, from: at + 1 };
}

/** A word for twelve pieces. */
export const DOZEN = /^(?:dozens?|docenas?)$/;

/** Returns the number that "a dozen" and "two dozen" say, and marks its words. */
function readDozens(query: Query, at: number): number {
  const before = at > 0 ? numberAt(query, at - 1) : null;
  if (before) setUsed(query, at - 1, at + 1);
  return 12 * Math.min(before?.value ?? 1, MOST_SERVINGS / 12);
}

/**
 * Reads how many pieces of a dish are asked for, before its name or after "makes": "24 scones", "scones, makes 24", "two
 * dozen scones".
 */
export function readPieces(query: Query, start: number): number | null {
  const { words, used, tokens } = query;
  const said = words.findIndex(({ key }) => /^(?:makes?|making|salen|salgan)$/.test(key));
  const before = /^(?:of|de)$/.test(words[start - 1]?.key ?? "") ? start - 2 : start - 1;
  for (const at of [before, ...(said < 0 ? [] : [said + 1])]) {
    const word = words[at];
    if (at < start && !isJoined(words[start])) continue;
    if (DOZEN.test(word?.key ?? "")) return readDozens(query, at);
    if (!word?.isNumber || used[at]) continue;
    const read = readQuantity(tokens, word.token);
    if (read && read.value.min >= 1 && read.value.min <= MOST_SERVINGS) return Math.round(read.value.min);
  }
  return null;
}
