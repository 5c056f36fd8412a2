import { findUnit } from "../measure/units.ts";
import { wordSet } from "../text/word-set.ts";
import { type RecognisedWord, UNSURE_BELOW } from "./recognised-page.ts";

/** Signs for which recognisers take a round bullet, and those that are bullets themselves. */
const BULLETS = wordSet("• · ∙ * + « » ¢ © ® ° ¤ = ~ o e Ú - – — _ ** .. «e e«");
/** Signs that only a few lines of a list show: a single "o" or "e" may be a word. */
const AMBIGUOUS = wordSet("o e - – — = ~ +");
const BULLET = "•";

/** Returns whether a line begins with a sign that may be a bullet. */
export function startsWithBullet([first, second]: readonly RecognisedWord[]): boolean {
  return first !== undefined && second !== undefined && BULLETS.has(first.text);
}

/** Returns whether the bullet of a line is a word in other places. */
export function hasAmbiguousBullet([first]: readonly RecognisedWord[]): boolean {
  return first !== undefined && AMBIGUOUS.has(first.text);
}

/** Returns the words with the sign before them as a round bullet. */
export function withBullet(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word, at) => (at === 0 ? { ...word, text: BULLET } : word));
}

/**
 * Returns the words of a line with the mistakes mended that recognisers make in amounts: "l00 g" is "100 g", "% cup" is
 * "½ cup". A mended word has less confidence than the smallest that passes for sure, so that it is looked at.
 */
export function correctWords(words: readonly RecognisedWord[]): RecognisedWord[] {
  const start = words[0]?.text === BULLET ? 1 : 0;
  return words.flatMap((word, at) => {
    if (at > start && at < words.length - 1 && isDot(word)) return [{ ...word, text: "·" }];
    const next = words[at + 1]?.text ?? "";
    const before = at > start ? (words[at - 1]?.text ?? "") : null;
    const text = corrected(word.text, { isFirst: at === start, before, next });
    if (text === word.text) return [word];
    return text
      .split(" ")
      .map((part) => ({ ...word, text: part, confidence: Math.min(word.confidence, UNSURE_BELOW - 1) }));
  });
}

/** The signs that recognisers take a dot between two facts for: "Serves 4 · 45 min". */
const DOT_LIKE = /^[-:©°«»*+~=.,]$/;

function isDot({ text, confidence }: RecognisedWord): boolean {
  return text === ":" || (DOT_LIKE.test(text) && confidence < UNSURE_BELOW);
}

interface Position {
  /** True for the first word of a line, after its bullet. */
  isFirst: boolean;
  before: string | null;
  next: string;
}

const ONE_BEFORE_DIGIT = /^[lI|](?=\d)/;
const WITH_ZEROS = /\d[\doO]*(?=$|[.,/-]|(?:g|kg|ml)$)/g;
const ONE_BETWEEN_DIGITS = /(?<=\d)[lI|](?=\d)/g;
const ONE_OVER = /^[lI|](?=\/\d$)/;
const DEGREES = /^(\(?\d{2,3})[*%º°"“”'‘’9]{1,2}([CF])([.,;:)/]*)$/;
const BARE_DEGREE = /^[*%º"“”'‘’9]{1,2}([CF])([.,;:)/]*)$/;
const WHOLE_NUMBER = /^\d{1,3}$/;
const HEAT = /^\(?\d{2,3}$/;

function corrected(word: string, { isFirst, before, next }: Position): string {
  const degrees = DEGREES.exec(word);
  if (degrees) return `${degrees[1]}°${degrees[2]}${degrees[3]}`;
  const degree = before !== null && HEAT.test(before) ? BARE_DEGREE.exec(word) : null;
  if (degree) return `°${degree[1]}${degree[2]}`;
  if (/\d/.test(word)) {
    const digits = word
      .replace(ONE_OVER, "1")
      .replace(ONE_BEFORE_DIGIT, "1")
      .replace(ONE_BETWEEN_DIGITS, "1")
      .replace(WITH_ZEROS, (number) => number.replace(/o/gi, "0"));
    return isFirst || WHOLE_NUMBER.test(before ?? "") ? withHalf(digits, next) : digits;
  }
  if (isFirst && /^[lI|]$/.test(word) && (word !== "I" || isUnit(next))) return "1";
  // A litre: nobody writes a bar between an amount and a food.
  if (/^[|I]$/.test(word) && WHOLE_NUMBER.test(before ?? "") && next !== "") return "l";
  const isAmount = isFirst || WHOLE_NUMBER.test(before ?? "");
  return isAmount ? withHalf(word, next) : word;
}

/** The signs that recognisers see in a small ½, alone or behind a whole number. */
const HALF = /^(\d?)(?:%|Y2|Y%|V2|¥2|Ye|¥%|¥)$/;
const QUARTER = /^(\d?)(?:Y4|V4|¥4|Ya|Va|Vs)$/;

function withHalf(word: string, next: string): string {
  const half = HALF.exec(word);
  // "2% milk" is milk, but "2% cups" are two and a half.
  if (half && (half[1] === "" || isUnit(next))) return amount(half[1], "½");
  const quarter = QUARTER.exec(word);
  if (quarter && isUnit(next)) return amount(quarter[1], "¼");
  return word;
}

const amount = (whole: string | undefined, part: string) => (whole ? `${whole} ${part}` : part);

function isUnit(word: string): boolean {
  return findUnit(word.replace(/[.,]+$/, "")) !== null;
}
