import { plainLetters } from "./fold.ts";

/** A piece of a line: a number, a word, or a single other character. White space is left out. */
export type Token = {
  kind: "number" | "word" | "mark";
  text: string;
  /** The text folded for look-ups: lower case, without accents. */
  key: string;
  /** What a number is worth; NaN for the others. */
  value: number;
  start: number;
  end: number;
  /** Nothing stands between this piece and the one before: "g" in "200g". */
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

/** Denominators that cooks write; "10/12 minutes" is no fraction. */
const FRACTION = "\\d{1,3} ?[/⁄∕] ?(?:2|3|4|5|6|8|10|12|16|32)(?![\\d/⁄])";

/**
 * One piece of text. Every alternative is bounded or a plain run, so a whole text is cut in linear time.
 * Digits of more than nine places are no amount and come out as a word.
 */
const PIECE = new RegExp(
  [
    `(?<mixed>\\d{1,4}(?:[ \\u00a0\\u2009]{1,2}|-|)(?:${VULGAR_CLASS}))`,
    `(?<vulgar>${VULGAR_CLASS})`,
    `(?<sum>\\d{1,4}(?:[ \\u00a0\\u2009]{1,2}|[ \\u00a0]?-[ \\u00a0]?)${FRACTION})`,
    `(?<fraction>${FRACTION})`,
    `(?<thousands>[1-9]\\d{0,2}(?:(?:,\\d{3}){1,3}|\\.\\d\\d0)(?![\\d.,]?\\d))`,
    `(?<decimal>(?:\\d{1,9}[.,]|(?<![\\d\\p{L}])\\.)\\d{1,9}(?!\\d))`,
    `(?<whole>\\d{1,9}(?!\\d))`,
    `(?<long>\\d+)`,
    `(?<word>\\p{L}[\\p{L}\\p{M}]*(?:['’´]\\p{L}[\\p{L}\\p{M}]*)*)`,
    `(?<mark>[^\\s])`,
  ].join("|"),
  "gu",
);

/** Lower case without accents and with straight apostrophes, for looking words up. */
export function foldWord(word: string): string {
  return PLAIN_WORD.test(word) ? word : plainLetters(word).replace(/[’´]/g, "'");
}

const PLAIN_WORD = /^[a-z]+$/;

/** Cuts a text into pieces; the offsets are those of the text given. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = -1;
  for (const match of withAsciiDigits(text).matchAll(PIECE)) {
    const start = match.index;
    const end = start + match[0].length;
    const value = valueOf(match[0], match.groups ?? {});
    const kind = value !== null ? "number" : match.groups?.mark === undefined ? "word" : "mark";
    tokens.push({
      kind,
      text: text.slice(start, end),
      key: kind === "word" ? foldWord(match[0]) : match[0],
      value: value ?? Number.NaN,
      start,
      end,
      glued: start === previousEnd,
    });
    previousEnd = end;
  }
  return tokens;
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

/** Full-width digits, as East Asian keyboards write them, one for one so that offsets stay. */
function withAsciiDigits(text: string): string {
  return text.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}
