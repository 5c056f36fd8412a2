import { type Token, tokenise } from "../text/text-tokens.ts";

/** What stands between a word and the one before it. */
export type Gap = "space" | "hyphen" | "dash" | "comma" | "slash" | "and" | "colon" | "stop";

/** A word or a number of a query. */
export interface QueryWord {
  /** Lower case, without accents and apostrophes: "can't" is "cant". */
  key: string;
  start: number;
  end: number;
  /** The punctuation before it; "stop" for the first word. */
  before: Gap;
  /** The index of its token, for readers of amounts. */
  token: number;
  isNumber: boolean;
}

/** A query split into words. `used` marks the words that a reader has understood. */
export interface Query {
  text: string;
  words: readonly QueryWord[];
  tokens: readonly Token[];
  used: boolean[];
}

const GAPS: Readonly<Record<string, Gap>> = {
  "-": "hyphen",
  "‐": "hyphen",
  "‑": "hyphen",
  ",": "comma",
  ";": "comma",
  "•": "comma",
  "·": "comma",
  "،": "comma",
  "、": "comma",
  "/": "slash",
  "|": "slash",
  "&": "and",
  "+": "and",
  ":": "colon",
  "(": "colon",
  "=": "colon",
  "–": "colon",
  "—": "colon",
};
/** The strength of a gap: of several marks between two words the strongest counts. */
const STRENGTH: Readonly<Record<Gap, number>> = {
  space: 0,
  hyphen: 1,
  slash: 2,
  and: 3,
  comma: 4,
  colon: 5,
  dash: 6,
  stop: 7,
};
/** Marks that say nothing between two words. */
const SILENT: ReadonlySet<string> = new Set([
  '"',
  "“",
  "”",
  "«",
  "»",
  "*",
  "_",
  "~",
  "%",
  "'",
  "’",
  "‘",
  "°",
  "`",
]);
/** Signs that cross out what follows them. */
const CROSSES: ReadonlySet<string> = new Set(["🚫", "❌", "⛔", "✗", "✘", "✖", "❎"]);
const PICTURE = /\p{Extended_Pictographic}/u;

/** Splits a query into words, in time linear in its length. Hyphens separate words, apostrophes do not. */
export function splitQuery(written: string): Query {
  // One character for one, so that offsets stay those of the query.
  const text = written.replace(/[`´‘ʼ]/g, "'");
  const tokens = tokenise(text);
  const words: QueryWord[] = [];
  let gap: Gap = "stop";
  let previousEnd = 0;
  for (const [token, { kind, text: piece, key, start, end }] of tokens.entries()) {
    if (words.length > 0 && text.slice(previousEnd, start).includes("\n")) gap = "stop";
    previousEnd = end;
    if (kind === "mark" && !isPicture(piece)) {
      const isDash =
        GAPS[piece] === "hyphen" && /\s/.test(text.charAt(start - 1)) && /\s/.test(text.charAt(end));
      const next = isDash ? "dash" : SILENT.has(piece) ? "space" : (GAPS[piece] ?? "stop");
      if (STRENGTH[next] > STRENGTH[gap]) gap = next;
      continue;
    }
    const plain = CROSSES.has(piece) ? "sans" : key.replaceAll("'", "");
    words.push({ key: plain, start, end, before: gap, token, isNumber: kind === "number" });
    gap = "space";
  }
  const joined = joinShortened(words);
  return { text: written, words: joined, tokens, used: joined.map(() => false) };
}

function isPicture(sign: string): boolean {
  return CROSSES.has(sign) || PICTURE.test(sign);
}

const SHORTENED: Readonly<Record<string, string>> = { w: "with", c: "con", s: "sin" };

/** Reads "w/o" and "w/out" as one word, "w/" and "c/" as "with", and "s/" as "sin". */
function joinShortened(words: readonly QueryWord[]): QueryWord[] {
  const joined: QueryWord[] = [];
  for (const word of words) {
    const previous = joined.at(-1);
    const isShort = word.before === "slash" && previous?.key === "w" && /^(?:o|out)$/.test(word.key);
    if (isShort && previous) joined[joined.length - 1] = { ...previous, key: "without", end: word.end };
    else if (word.before === "slash" && previous && Object.hasOwn(SHORTENED, previous.key)) {
      joined[joined.length - 1] = { ...previous, key: SHORTENED[previous.key] ?? previous.key };
      joined.push({ ...word, before: "space" });
    } else joined.push(word);
  }
  return joined;
}

/** Returns the words from one index up to another, as they were written. */
export function writtenWords({ text, words }: Query, from: number, to: number): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
}

/** Marks the words from one index up to another as understood. */
export function setUsed({ used }: Query, from: number, to: number): void {
  for (let at = from; at < to; at += 1) used[at] = true;
}

/** Returns whether a phrase can go on to the word at this index: only a blank or a hyphen is before it. */
export function isJoined(word: QueryWord | undefined): boolean {
  return word?.before === "space" || word?.before === "hyphen";
}
