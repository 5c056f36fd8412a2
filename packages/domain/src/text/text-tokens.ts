import { foldWord } from "./fold.ts";

/** A token of a line: a number, a word, or a single other character. White space is dropped. */
export type Token = {
  kind: "number" | "word" | "mark";
  text: string;
  /** The text folded for look-ups: lower case, without accents. */
  key: string;
  /** The value of a number; NaN for other tokens. */
  value: number;
  start: number;
  end: number;
  /** True when no space is before this token: "g" in "200g". */
  glued: boolean;
};

const VULGAR: Record<string, number> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅕": 1 / 5,
  "⅖": 2 / 5,
  "⅗": 3 / 5,
  "⅘": 4 / 5,
  "⅙": 1 / 6,
  "⅚": 5 / 6,
  "⅐": 1 / 7,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
  "⅑": 1 / 9,
  "⅒": 1 / 10,
};
const VULGAR_CLASS = `[${Object.keys(VULGAR).join("")}]`;

/** Denominators that recipes use; "10/12 minutes" is no fraction. */
const FRACTION = "\\d{1,3} ?[/⁄∕] ?(?:2|3|4|5|6|8|10|12|16|32)(?![\\d/⁄])";

/**
 * A number. Every alternative is bounded or a plain run, so that a whole text is split in linear time. Digits of more
 * than nine places are no amount and become a word.
 */
const NUMBER = new RegExp(
  [
    `(?<mixed>\\d{1,4}(?:[ \\u00a0\\u2009]{1,2}|-|)(?:${VULGAR_CLASS}))`,
    `(?<vulgar>${VULGAR_CLASS})`,
    `(?<sum>\\d{1,4}(?:[ \\u00a0\\u2009]{1,2}|[ \\u00a0]?-[ \\u00a0]?)${FRACTION})`,
    `(?<fraction>${FRACTION})`,
    `(?<thousands>[1-9]\\d{0,2}(?:(?:,\\d{3}){1,3}|\\.\\d\\d0)(?![\\d.,]?\\d))`,
    `(?<decimal>(?:\\d{1,9}[.,]|(?<![\\d\\p{L}])\\.)\\d{1,20}(?!\\d))`,
    `(?<whole>\\d{1,9}(?!\\d))`,
    `(?<long>\\d+)`,
  ].join("|"),
  "uy",
);
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’´]\p{L}[\p{L}\p{M}]*)*/uy;
const SPACE = /\s/;

/** Cuts a text into pieces; the offsets are those of the text given. */
export function tokenise(text: string): Token[] {
  const source = withAsciiDigits(text);
  const tokens: Token[] = [];
  let previousEnd = -1;
  let at = 0;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === BLANK || SPACE.test(source.charAt(at))) {
      at += 1;
      continue;
    }
    const token = isAsciiLetter(code) ? readWord(source, at) : readOther(source, at, code);
    token.text = text.slice(at, token.end);
    token.glued = at === previousEnd;
    tokens.push(token);
    previousEnd = at = token.end;
  }
  return tokens;
}

const BLANK = 32;
const ASCII = 127;
const APOSTROPHE = 39;

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Reads a word. The common word without accents is cut without a pattern, because that takes most of the time. */
function readWord(source: string, start: number): Token {
  let end = start + 1;
  while (isAsciiLetter(source.charCodeAt(end))) end += 1;
  const after = source.charCodeAt(end);
  const isPlain = !(after > ASCII || after === APOSTROPHE);
  if (!isPlain) {
    WORD.lastIndex = start;
    end = WORD.test(source) ? WORD.lastIndex : end;
  }
  const word = source.slice(start, end);
  return tokenOf("word", word, isPlain ? word.toLowerCase() : foldWord(word), Number.NaN, start);
}

function readOther(source: string, start: number, code: number): Token {
  if (code > ASCII || (code >= 46 && code <= 57)) {
    NUMBER.lastIndex = start;
    const match = NUMBER.exec(source);
    const value = match && valueOf(match[0], match.groups ?? {});
    if (match && value !== null) return tokenOf("number", match[0], match[0], value, start);
    if (match) return tokenOf("word", match[0], foldWord(match[0]), Number.NaN, start);
    WORD.lastIndex = start;
    const word = code > ASCII ? WORD.exec(source)?.[0] : undefined;
    if (word !== undefined) return tokenOf("word", word, foldWord(word), Number.NaN, start);
  }
  const character = String.fromCodePoint(source.codePointAt(start) ?? code);
  return tokenOf("mark", character, character, Number.NaN, start);
}

function tokenOf(kind: Token["kind"], text: string, key: string, value: number, start: number): Token {
  return { kind, text, key, value, start, end: start + text.length, glued: false };
}

function valueOf(piece: string, kinds: Record<string, string | undefined>): number | null {
  if (kinds.mixed !== undefined) return Number.parseInt(piece, 10) + (VULGAR[piece.at(-1) ?? ""] ?? 0);
  if (kinds.vulgar !== undefined) return VULGAR[piece] ?? null;
  if (kinds.sum !== undefined || kinds.fraction !== undefined) {
    const [whole = 0, top = 0, bottom = 1] = numbersIn(kinds.sum === undefined ? `0 ${piece}` : piece);
    return whole + top / bottom;
  }
  if (kinds.thousands !== undefined) return Number(piece.replace(/[.,]/g, ""));
  if (kinds.decimal !== undefined) return Number(piece.replace(",", "."));
  if (kinds.whole !== undefined) return Number(piece);
  return null;
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** Replaces full-width digits, as East Asian keyboards write them, one for one so that offsets stay. */
function withAsciiDigits(text: string): string {
  return text.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}
