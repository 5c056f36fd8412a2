import { stem } from "../../text/stem.ts";
import type { Token } from "../../text/text-tokens.ts";
import { ARTICLES } from "../number-words.ts";
import { findMeasureUnit } from "../measure-unit.ts";
import {
  ABOUT,
  BEFORE_OF,
  CONTAINERS,
  FORMED_FOODS,
  COUNTED_FOODS,
  PIECE_UNITS,
  SHAPES,
  STOPS,
  VESSELS,
} from "./amount-words.ts";

interface Measure {
  /** The index of the number. */
  at: number;
  unitAt: number;
  /** The index after the unit. */
  next: number;
  isHyphenated: boolean;
  min: number;
  isRange: boolean;
}

/** Returns whether a volume or a weight is the size of one thing, or one of several portions, and does not grow. */
export function isSize(tokens: readonly Token[], measure: Measure): boolean {
  const { at, next, isHyphenated } = measure;
  return (
    isHyphenated ||
    isBeforeThing(tokens, measure) ||
    isAfterThing(tokens, measure) ||
    isSaidOfOne(tokens, measure) ||
    isInBracketOfThing(tokens, at, next) ||
    isAtATime(tokens, next)
  );
}

/** "a 2 quart baking dish", "a 400 g (14 oz) tin", "100 g portions", "un pollo de 2 kg de peso". */
function isBeforeThing(tokens: readonly Token[], { at, next: end, min }: Measure): boolean {
  const next = afterBracket(tokens, end);
  const first = tokens[next];
  if (/^(?:of|de)$/.test(first?.key ?? ""))
    return /^(?:capacidad|capacity|peso|weight)$/.test(tokens[next + 1]?.key ?? "");
  if (
    isOf(first, SHAPES) ||
    isOf(first, CONTAINERS) ||
    /^(?:capacity|size|sized|measuring)$/.test(first?.key ?? "")
  )
    return true;
  for (let ahead = next; ahead < next + 3; ahead += 1) {
    const token = tokens[ahead];
    if (token?.kind !== "word" || STOPS.has(token.key)) break;
    if (isOf(token, VESSELS)) return !/^(?:drippings|juices?|sauce)$/.test(tokens[ahead + 1]?.key ?? "");
  }
  const article = tokens[at - 1];
  const isArticle = article?.kind === "word" && ARTICLES.has(article.key) && tokens[at]?.kind === "number";
  return isArticle && (min > 1 || (min === 1 && first?.kind === "word" && !STOPS.has(first.key)));
}

const SAID_OF_ONE = /^(?:unidad|cada|each|apiece)$/;
const WEIGHS = /^(?:weighs?|weighing|pesan?|pese|pesen)$/;
const RATES = /^(?:minutes?|mins?|minutos?|hours?|seconds?)$/;
const WITH_TOOL = /^(?:using|with|use|con|usa|usando|into|in|en)$/;

/** "30 g each", "if it weighs 2 kg", "20 minutes a pound"; and a spoon that is a tool. */
function isSaidOfOne(tokens: readonly Token[], { at, unitAt, next }: Measure): boolean {
  const [lead, after] = [tokens[at], tokens[next]];
  if (SAID_OF_ONE.test(after?.key ?? "")) {
    const of = tokens[next + 1];
    return of?.kind !== "word" || (STOPS.has(of.key) && of.key !== "of");
  }
  let before = at - 1;
  while (before > 0 && ABOUT.has(tokens[before]?.key ?? "")) before -= 1;
  if (WEIGHS.test(tokens[before]?.key ?? "") || /^comme?$/.test(tokens[at - 1]?.key ?? "")) return true;
  if (lead?.kind !== "word" || !ARTICLES.has(lead.key)) return false;
  if (RATES.test(tokens[at - 1]?.key ?? "") || tokens[at - 1]?.kind === "number") return true;
  const isMeasured =
    /^(?:of|de)$/.test(after?.key ?? "") || (after?.kind === "word" && !STOPS.has(after.key));
  const unit = tokens[unitAt]?.key ?? "";
  if (/^cucharas?$/.test(unit)) return after?.key !== "de";
  return !isMeasured && WITH_TOOL.test(tokens[at - 1]?.key ?? "");
}

const LONGEST_BRACKET = 6;

/** Returns the index after a short bracket at this index. */
function afterBracket(tokens: readonly Token[], at: number): number {
  if (!isSymbol(tokens[at], "(")) return at;
  for (let ahead = at + 1; ahead < at + LONGEST_BRACKET; ahead += 1)
    if (isSymbol(tokens[ahead], ")")) return ahead + 1;
  return at;
}

/** "balls of 40 g", "latas de 400 g", "2 x 400 g", "un pollo de 1,5 kg". */
function isAfterThing(tokens: readonly Token[], { at, next, isRange }: Measure): boolean {
  let before = at - 1;
  while (before > 0 && (ABOUT.has(tokens[before]?.key ?? "") || isSymbol(tokens[before], "."))) before -= 1;
  const joint = tokens[before]?.key ?? "";
  if (joint === "x" || joint === "×") return tokens[before - 1]?.kind === "number";
  if (joint !== "of" && joint !== "de") return false;
  const thing = tokens[before - 1];
  if (thing?.kind !== "word" || BEFORE_OF.has(thing.key)) return false;
  const isThing = [VESSELS, CONTAINERS, SHAPES, PIECE_UNITS, FORMED_FOODS].some((words) =>
    isOf(thing, words),
  );
  if (isThing || isOf(thing, COUNTED_FOODS) || findMeasureUnit(thing.text) !== null) return true;
  // "añadir de 2 a 3 cucharadas" is an amount.
  return joint === "de" && !isRange && tokens[next]?.key !== "de";
}

const MOST_WORDS = 5;

/** "2 (400 g) tins" and "2 tins of beans (400 g)": the bracket follows a number or what is packed. */
function isInBracketOfThing(tokens: readonly Token[], at: number, next: number): boolean {
  let before = at - 1;
  if (ABOUT.has(tokens[before]?.key ?? "")) before -= 1;
  const thing = tokens[before - 1];
  if (!isSymbol(tokens[before], "(") || !isSymbol(tokens[next], ")")) return false;
  if (thing?.kind === "number") return true;
  for (let back = before - 1; back > before - MOST_WORDS; back -= 1) {
    const token = tokens[back];
    if (token?.kind !== "word") return false;
    if (isOf(token, CONTAINERS)) return true;
  }
  return false;
}

const MOST_BETWEEN = 6;

/** Returns whether "at a time" follows an amount with nothing but its food between: "1 cup of flour at a time". */
export function isAtATime(tokens: readonly Token[], next: number): boolean {
  const start = isSymbol(tokens[next], ")") ? next + 1 : afterBracket(tokens, next);
  for (let at = start; at <= start + MOST_BETWEEN; at += 1) {
    const [first, second, third] = [tokens[at], tokens[at + 1]?.key, tokens[at + 2]?.key];
    if (first?.key === "at" && second === "a" && third === "time") return true;
    if (first?.key === "cada" && second === "vez") return true;
    if (first?.key === "por" && second === "vez") return true;
    if (first?.key === "a" && second === "la" && third === "vez") return true;
    // "1/2 cup to 1 cup at a time"
    if (first?.kind === "number" && /^(?:to|or|a|o)$/.test(tokens[at - 1]?.key ?? "")) continue;
    if (first?.kind !== "word" || ARTICLES.has(first.key)) return false;
  }
  return false;
}

export function isOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.kind === "word" && words.has(stem(token.key));
}

function isSymbol(token: Token | undefined, symbol: string): boolean {
  return token?.kind === "mark" && token.key === symbol;
}
