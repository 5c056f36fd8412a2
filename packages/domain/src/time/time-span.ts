import { isDash } from "../measure/amounts.ts";
import type { Read } from "../measure/amounts.ts";
import { ARTICLES, PAIR_WORDS, PART_WORDS, WHOLE_WORDS } from "../measure/number-words.ts";
import type { Token } from "../text/text-tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { TIME_AND, TIME_BETWEEN, TIME_NUMBERS, TIME_OR, TIME_TO } from "./time-number-words.ts";
import { readAddedPart, readTimeNumber, readTimeQuantity } from "./time-number.ts";
import { ANOTHER, BETWEEN_NUMBER_AND_UNIT, LENGTH_WORDS } from "./time-units.ts";
import type { TimeWords } from "./time-units.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A length of time in seconds; `max` is null where it is no range. */
export type TimeSpan = { min: number; max: number | null };

/** A span with its last unit, which decides what can be added: minutes to hours, never the reverse. */
type Part = TimeSpan & { unit: number };

/**
 * Reads a length of time at this index: "8 to 10 minutes", "1 h 30", "hora y media", "30 seconds to 1 minute", "at
 * least an hour and up to 2 days". Checks a bounded number of tokens, so that reading a whole text stays linear.
 */
export function readTimeSpan(tokens: readonly Token[], at: number, words: TimeWords): Read<TimeSpan> | null {
  const between = TIME_BETWEEN.has(tokens[at]?.key ?? "");
  const first = readLength(tokens, at, words) ?? (between ? readLength(tokens, at + 1, words) : null);
  if (!first) return null;
  const { min, max } = first.value;
  if (max === null) {
    const joints = [longerEnd, upToEnd, orTwoEnd];
    for (const readEnd of joints) {
      const end = readEnd(tokens, first, words, between);
      if (end && end.value > min) return { value: { min, max: end.value }, next: end.next };
    }
  }
  return { value: { min, max }, next: first.next };
}

/**
 * Reads the longer end of a range: "30 seconds - 1 minute", "45 minutes to one hour", "30 minutos a 1 hora"; after
 * "between" also "and".
 */
function longerEnd(
  tokens: readonly Token[],
  first: Read<Part>,
  words: TimeWords,
  between: boolean,
): Read<number> | null {
  const joint = tokens[first.next];
  if (!joint) return null;
  const joins = isDash(joint) || TIME_TO.has(joint.key) || (between && TIME_AND.has(joint.key));
  const end = joins ? readLength(tokens, first.next + 1, words) : null;
  return end && { value: end.value.max ?? end.value.min, next: end.next };
}

const UP_TO_JOINTS = wordSet(`
  , ( and or but preferably ideally y o pero even to und oder besser et ou e ma of en maar
`);
/** Words for "up to", and the words that belong to them: "bis zu", "fino a". */
const UP_TO = wordSet("hasta bis jusqu'a fino ate tot");
const AFTER_UP_TO = wordSet("zu a");

/** Reads a maximum: "and up to 2 days", "(or up to 2 hours)", "o hasta 12 horas", "oder bis zu 2 Tage". */
function upToEnd(tokens: readonly Token[], first: Read<Part>, words: TimeWords): Read<number> | null {
  let next = first.next;
  while (next < first.next + 4 && UP_TO_JOINTS.has(tokens[next]?.key ?? "")) next += 1;
  if (tokens[next]?.key === "up" && tokens[next + 1]?.key === "to") next += 2;
  else if (UP_TO.has(tokens[next]?.key ?? "")) next += AFTER_UP_TO.has(tokens[next + 1]?.key ?? "") ? 2 : 1;
  else return null;
  const end = readLength(tokens, next, words);
  return end && { value: end.value.max ?? end.value.min, next: end.next };
}

/** Reads "or two", which takes the first number's unit: "a minute or two", "un día o dos". */
function orTwoEnd(tokens: readonly Token[], first: Read<Part>): Read<number> | null {
  if (first.value.min !== first.value.unit || !TIME_OR.has(tokens[first.next]?.key ?? "")) return null;
  const end = readTimeNumber(tokens, first.next + 1);
  return end && end.value <= 3 ? { value: end.value * first.value.unit, next: end.next } : null;
}

/** Returns whether a length of time can begin with this token, so that most tokens need no further check. */
export function mayBeginTimeSpan({ kind, key }: Token): boolean {
  return kind === "number" || (kind === "word" && FIRST_WORDS.has(key));
}

/** Units that can stand without "one" where a part is added: "hora y media", "hora e meia". */
const UNNUMBERED = wordSet("hora minuto segundo");
const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...WHOLE_WORDS.keys(),
  ...PART_WORDS.keys(),
  ...ARTICLES,
  ...PAIR_WORDS,
  ...ANOTHER,
  ...TIME_NUMBERS.keys(),
  ...UNNUMBERED,
  ...LENGTH_WORDS,
  ...TIME_BETWEEN,
]);

/** Reads a length in one unit or several: "2 hours", "8-10 min", "1 hour and 15 to 25 minutes", "1h05". */
function readLength(tokens: readonly Token[], at: number, words: TimeWords): Read<Part> | null {
  let length =
    readClock(tokens, at, words) ?? readNumbered(tokens, at, words) ?? readUnnumbered(tokens, at, words);
  while (length && length.value.max === null) {
    const more = readSmallerPart(tokens, length, words);
    if (!more) break;
    const { min, max, unit } = more.value;
    const base = length.value.min;
    length = { value: { min: base + min, max: max === null ? null : base + max, unit }, next: more.next };
  }
  return length;
}

const JOINTS_OF_PARTS = new Set([
  "and",
  "y",
  "e",
  ",",
  "und",
  "et",
  "en",
  "og",
  "och",
  "ja",
  "i",
  "и",
  "και",
  "ve",
]);

/** Reads the smaller part of a length: "and 15 minutes", "20 min", "y media", the "30" of "1h30". */
function readSmallerPart(tokens: readonly Token[], length: Read<Part>, words: TimeWords): Read<Part> | null {
  const { unit } = length.value;
  const half = readAddedPart(tokens, length.next);
  if (half) return { value: { min: half.value * unit, max: null, unit: 1 }, next: half.next };
  const joint = tokens[length.next];
  const joined = joint !== undefined && JOINTS_OF_PARTS.has(joint.key);
  const more = readNumbered(tokens, joined ? length.next + 1 : length.next, words);
  if (more && more.value.unit < unit) return more;
  const isHourLetter = unit === HOUR && words.letters.has(tokens[length.next - 1]?.key ?? "");
  if (isHourLetter && joint?.kind === "number" && joint.value < 60 && Number.isInteger(joint.value)) {
    return { value: { min: joint.value * MINUTE, max: null, unit: 1 }, next: length.next + 1 };
  }
  const isSeconds =
    unit === MINUTE && joint?.kind === "number" && joint.glued && !isDash(tokens[length.next - 1]);
  if (isSeconds && tokens[length.next + 1]?.kind !== "word" && joint.value < 60) {
    return { value: { min: joint.value, max: null, unit: 1 }, next: length.next + 1 };
  }
  return null;
}

/** Reads "1:30 hours" and "1:30 minutes". */
function readClock(tokens: readonly Token[], at: number, words: TimeWords): Read<Part> | null {
  const [whole, colon, part] = tokens.slice(at, at + 3);
  if (whole?.kind !== "number" || colon?.key !== ":" || part?.kind !== "number" || !part.glued) return null;
  const unit = readUnit(tokens, at + 3, words);
  if (unit?.value !== HOUR && unit?.value !== MINUTE) return null;
  const min = whole.value * unit.value + (part.value * unit.value) / 60;
  return { value: { min, max: null, unit: 1 }, next: unit.next };
}

/** Reads a number or a range with its unit: "8-10 minutes", "a couple more hours", "another minute". */
function readNumbered(tokens: readonly Token[], at: number, words: TimeWords): Read<Part> | null {
  const another = ANOTHER.has(tokens[at]?.key ?? "");
  const number =
    readTimeQuantity(tokens, another ? at + 1 : at) ?? (another && { value: { min: 1 }, next: at + 1 });
  if (!number) return null;
  let next = number.next;
  if (number.value.min < 1 && ARTICLES.has(tokens[next]?.key ?? "")) next += 1;
  while (next < number.next + 3 && BETWEEN_NUMBER_AND_UNIT.has(tokens[next]?.key ?? "")) next += 1;
  const unit = readUnit(tokens, next, words);
  if (!unit) return null;
  const { min, max } = number.value;
  return {
    value: { min: min * unit.value, max: max === undefined ? null : max * unit.value, unit: unit.value },
    next: unit.next,
  };
}

/** Reads a unit without its number, which is one: "mezz'ora", and "hora" where a half follows, "hora y media". */
function readUnnumbered(tokens: readonly Token[], at: number, words: TimeWords): Read<Part> | null {
  const key = tokens[at]?.key;
  const isLength = LENGTH_WORDS.has(key ?? "");
  if (key === undefined || !(isLength || UNNUMBERED.has(key))) return null;
  const unit = words.words.get(key) ?? 0;
  return isLength || readAddedPart(tokens, at + 1)
    ? { value: { min: unit, max: null, unit }, next: at + 1 }
    : null;
}

/** Reads the unit after a number, with the dash of "10-minute" and the dot of "min.". */
function readUnit(tokens: readonly Token[], at: number, words: TimeWords): Read<number> | null {
  const token = tokens[at];
  const start = isDash(token) && token?.glued ? at + 1 : at;
  const word = tokens[start];
  if (!word) return null;
  const seconds = words.words.get(word.key) ?? readLetter(tokens, start, words);
  if (seconds !== undefined) return { value: seconds, next: skipDot(tokens, start + 1) };
  return readPrime(tokens, start);
}

/**
 * Reads a unit of one letter: "1h", "1 h", "45m", "2 timer"; "m" and "s" must follow the number directly, in lower
 * case.
 */
function readLetter(tokens: readonly Token[], at: number, words: TimeWords): number | undefined {
  const letter = tokens[at];
  const number = tokens[at - 1];
  if (!letter || !number) return undefined;
  // "ein Tag", "een dag"; in English a tag is no day.
  if (TIME_NUMBERS.has(number.key)) return letter.key.length > 1 ? words.letters.get(letter.key) : undefined;
  if (number.kind !== "number" || number.value > 300) return undefined;
  const isSure = letter.key === "h" || letter.key.length > 1 || (letter.glued && letter.text === letter.key);
  return isSure ? words.letters.get(letter.key) : undefined;
}

/** Reads prime signs: 45' is minutes, 30'' seconds; the double prime character is an inch. */
function readPrime(tokens: readonly Token[], at: number): Read<number> | null {
  const [number, first, second] = tokens.slice(at - 1, at + 2);
  if (number?.kind !== "number" || !isPrime(first)) return null;
  if (isPrime(second)) return { value: 1, next: at + 2 };
  if (second?.glued && second.kind === "word") return null;
  return { value: MINUTE, next: at + 1 };
}

function isPrime(token: Token | undefined): boolean {
  return token !== undefined && token.glued && /^['’´′]$/.test(token.key);
}

function skipDot(tokens: readonly Token[], at: number): number {
  return tokens[at]?.key === "." && tokens[at]?.glued ? at + 1 : at;
}
