import { isDash, readHalf, readNumber, readQuantity } from "../measure/amounts.ts";
import type { Quantity, Read } from "../measure/amounts.ts";
import { closingAt, hasFood, keyAt, readMeasure, readUnit, skipOf } from "./ingredient-measure.ts";
import type { UnitRead } from "./ingredient-measure.ts";
import { skipAbout, skipEach, skipOfUnit, skipSizes, skipWhile } from "./ingredient-skips.ts";
import { BARE_UNITS, FEW, SIZES_BEHIND, SPOON_KINDS } from "./ingredient-words.ts";
import { ARTICLES } from "../measure/number-words.ts";
import type { Token } from "../text/text-tokens.ts";
import type { Unit } from "../measure/measure-units.ts";

/** The part of an ingredient line before the food. */
export type AmountHead = {
  quantity: Quantity | null;
  unit: Unit | null;
  /** The unit as it was written: "cucharadas". */
  unitText: string | null;
  /** Second amounts and sizes, as indexes in the list of tokens: "(14 oz)", "large". */
  asides: { from: number; to: number }[];
  /** The index of the food's first token. */
  next: number;
};

/** Reads amount, sizes and unit at the start of an ingredient line. */
export function readAmountHead(tokens: readonly Token[]): AmountHead {
  const head: AmountHead = { quantity: null, unit: null, unitText: null, asides: [], next: 0 };
  const about = skipAbout(tokens, isAbout(tokens, 0) ? 1 : 0);
  const start = keyAt(tokens, about) === "de" && tokens[about + 1]?.kind === "number" ? about + 1 : about;
  const few = readFew(tokens, start);
  const amount = few === null ? readLeadingAmount(tokens, start) : null;
  if (few === null && amount === null) return readBareUnit(tokens, start, head);
  head.quantity = amount?.value ?? null;
  head.next = amount?.next ?? few ?? 0;
  if (amount) {
    while (takeSize(tokens, head)) continue;
    skipOrMore(tokens, head);
    skipOrSo(tokens, head);
  }
  takeUnit(tokens, head);
  if (amount) skipOrSo(tokens, head);
  if (head.unit) takeSizeBehind(tokens, head);
  if (head.unit) takeSecondAmounts(tokens, head);
  if (head.unit?.kind === "length") takePiece(tokens, head, amount ? start : head.next);
  head.next = skipEach(tokens, head.next);
  return head;
}

/** Returns whether "unos" means about: "unos 300 g", but "unas hojas" are a few. */
function isAbout(tokens: readonly Token[], at: number): boolean {
  return /^un[oa]s$/.test(keyAt(tokens, at)) && tokens[at + 1]?.kind === "number";
}

/** Skips "a few", "some", "unas" and the word that joins them; null where there are none. */
function readFew(tokens: readonly Token[], at: number): number | null {
  const start = ARTICLES.has(keyAt(tokens, at)) ? at + 1 : at;
  if (isAbout(tokens, at)) return null;
  return FEW.has(keyAt(tokens, start)) ? skipOf(tokens, start + 1) : null;
}

/** Reads a quantity that is not part of a name: "7-Up", "half and half" and "70% chocolate" have none. */
function readLeadingAmount(tokens: readonly Token[], at: number): Read<Quantity> | null {
  const read = readQuantity(tokens, at);
  if (!read) return null;
  const after = tokens[read.next];
  if (after?.key === "%" || /^(?:half (?:and|&) half)/.test(keysFrom(tokens, at, 3))) return null;
  if (isDash(after) && after?.glued && tokens[read.next + 1]?.glued && !readUnit(tokens, read.next + 1))
    return null;
  return { value: read.value, next: skipOfUnit(tokens, read.next) };
}

/** Reads a unit without a number: "pinch of salt", "small handful of parsley", "Scant teaspoon cardamom". */
function readBareUnit(tokens: readonly Token[], start: number, head: AmountHead): AmountHead {
  const sizes = skipSizes(tokens, start);
  const read = readUnit(tokens, sizes);
  if (!read || !BARE_UNITS.has(read.unit.id) || (tokens[sizes]?.text.length ?? 0) <= 2) return head;
  if (!hasFood(tokens, read.next)) return head;
  if (sizes > start) head.asides.push({ from: start, to: sizes });
  setUnit(tokens, head, read);
  head.next = skipEach(tokens, head.next);
  return head;
}

/** Reads the size of each counted item: "x 400g/14oz", "(14 oz)", "28-ounce", ", 9-inch", "3- to 4-pound". */
function takeSize(tokens: readonly Token[], head: AmountHead): boolean {
  const isComma = keyAt(tokens, head.next) === "," && readMeasure(tokens, head.next + 1) !== null;
  const at = isComma || /^[x×]$/.test(keyAt(tokens, head.next)) ? head.next + 1 : head.next;
  head.next = at;
  const inner = keyAt(tokens, at) === "(" ? at + 1 : at;
  const size = readMeasure(tokens, inner);
  const close = size && inner > at ? closingAt(tokens, at) : null;
  if (!size || (inner > at && close === null)) return false;
  head.next = close === null ? size.next : close + 1;
  head.asides.push({ from: at, to: head.next });
  return true;
}

/** Skips "or more": "2 or more tablespoons". */
function skipOrMore(tokens: readonly Token[], head: AmountHead): void {
  if (!/^(?:or more|o mas)$/.test(keysFrom(tokens, head.next, 2))) return;
  if (readUnit(tokens, skipSizes(tokens, head.next + 2))) head.next += 2;
}

/** Skips "or so" and "or more", and marks the amount as inexact: "10 or so leaves", "2 pounds or more beef". */
function skipOrSo(tokens: readonly Token[], head: AmountHead): void {
  const isRough = keyAt(tokens, head.next) === "or" && /^(?:so|more)$/.test(keyAt(tokens, head.next + 1));
  if (
    isRough &&
    tokens[skipOf(tokens, head.next + 2)]?.kind === "word" &&
    !/^(?:as|if|to|for)$/.test(keyAt(tokens, head.next + 2))
  )
    head.next = skipOf(tokens, head.next + 2);
}

function takeUnit(tokens: readonly Token[], head: AmountHead): void {
  if (isDash(tokens[head.next]) && tokens[head.next]?.glued) head.next += 1;
  const sizes = skipSizes(tokens, head.next);
  const read = readUnit(tokens, sizes);
  if (!read || !isUnitHere(tokens, read, head.quantity)) return;
  if (sizes > head.next) head.asides.push({ from: head.next, to: sizes });
  setUnit(tokens, head, read);
}

/**
 * Reads the size that Spanish puts after the unit: "cucharada colmada de", "lata pequeña de", "cucharada de postre de".
 */
function takeSizeBehind(tokens: readonly Token[], head: AmountHead): void {
  const from = head.next;
  const isSpoon = head.unit?.id === "tbsp" || head.unit?.id === "tsp";
  const kind = isSpoon && keyAt(tokens, from) === "de" && SPOON_KINDS.has(keyAt(tokens, from + 1));
  const sizes = skipWhile(tokens, from, (token) => SIZES_BEHIND.has(token.key));
  const to = kind ? from + 2 : sizes;
  if (to === from || !/^d(?:e|el|i|o|')$/.test(keyAt(tokens, to))) return;
  head.asides.push({ from, to });
  head.next = to;
}

/** Reads one piece of a length: "2-inch piece ginger", "½-inch thick slice". */
function takePiece(tokens: readonly Token[], head: AmountHead, from: number): void {
  const sizes = skipSizes(tokens, head.next);
  const piece = readUnit(tokens, sizes);
  if (piece?.unit.kind !== "count" || !hasFood(tokens, piece.next)) return;
  head.asides = [{ from, to: sizes }];
  head.quantity = { min: 1 };
  setUnit(tokens, head, piece);
}

function setUnit(tokens: readonly Token[], head: AmountHead, read: UnitRead): AmountHead {
  head.unit = read.unit;
  head.unitText = tokens
    .slice(read.from, read.next)
    .filter((token) => token.kind === "word")
    .map((token) => token.text)
    .join(" ");
  head.next = read.next;
  return head;
}

/**
 * Returns whether a word is a unit here. A unit word is the food itself when nothing follows, or when it only
 * describes: "2 rib-eyes".
 */
function isUnitHere(tokens: readonly Token[], { unit, next }: UnitRead, quantity: Quantity | null): boolean {
  if (unit.kind === "mass" || unit.kind === "volume" || unit.kind === "length") return true;
  if (unit.kind === "container" && keyAt(tokens, next) === "," && readMeasure(tokens, next + 1)) return true;
  if (!hasFood(tokens, next) || NOT_MEASURED.has(keyAt(tokens, next))) return false;
  const [word, after] = [tokens[next - 1], tokens[next]];
  const describes = (quantity?.min ?? 0) > 1 && !word?.key.endsWith("s") && Boolean(after?.key.endsWith("s"));
  return !describes || unit.kind === "container" || unit.id === "dozen";
}

/** Words after a count noun, so that it is no unit: "12 discos para empanadas". */
const NOT_MEASURED = new Set(["para", "for"]);

/** Reads second amounts right after the first: "/1lb 2oz", "plus 2 tablespoons", "(240 ml)", "or 16 g", a container. */
function takeSecondAmounts(tokens: readonly Token[], head: AmountHead): void {
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const before = head.next;
    addCompound(tokens, head);
    takeOrTwo(tokens, head);
    takeAside(tokens, head);
    if (head.next === before) break;
  }
}

/** Adds up "1 lb 4 oz" and "1 cup plus 1 tablespoon" in the first unit. */
function addCompound(tokens: readonly Token[], head: AmountHead): void {
  const { quantity, unit } = head;
  if (!quantity || quantity.max !== undefined || !unit?.metric) return;
  const comma = keyAt(tokens, head.next) === "," ? 1 : 0;
  const joined = /^(?:plus|\+|and|y|&|mas)$/.test(keyAt(tokens, head.next + comma));
  const at = joined ? head.next + comma + 1 : head.next;
  const number = readNumber(tokens, at);
  const more = number && readUnit(tokens, number.next);
  if (!number || !more) addHalf(tokens, head);
  if (!number || !more?.unit.metric || more.unit.kind !== unit.kind) return;
  if (!joined && more.unit.metric >= unit.metric) return;
  const sum = quantity.min + (number.value * more.unit.metric) / unit.metric;
  head.quantity = { min: Number(sum.toFixed(4)) };
  head.next = more.next;
}

/** Adds the half of "kilo y medio" and "a cup and a half". */
function addHalf(tokens: readonly Token[], head: AmountHead): void {
  const half = readHalf(tokens, head.next);
  if (!half || !head.quantity) return;
  head.quantity = { min: head.quantity.min + half.value };
  head.next = half.next;
}

/** Reads "or two" after one: "a drop or two". */
function takeOrTwo(tokens: readonly Token[], head: AmountHead): void {
  if (head.quantity?.min !== 1 || head.quantity.max !== undefined) return;
  if (keyAt(tokens, head.next) !== "or" || keyAt(tokens, head.next + 1) !== "two") return;
  head.quantity = { min: 1, max: 2 };
  head.next += 2;
}

function takeAside(tokens: readonly Token[], head: AmountHead): void {
  const from = head.next;
  const key = keyAt(tokens, from);
  if (key === "(" && readMeasure(tokens, skipAbout(tokens, from + 1))) {
    const close = closingAt(tokens, from);
    if (close !== null) head.next = close + 1;
  } else if (/^(?:\/|or|o|u|=|\||-|–|de|,)$/.test(key)) {
    const measure = readMeasure(tokens, from + 1);
    if (measure && (key !== "," || keyAt(tokens, measure.next) === ",")) head.next = measure.next;
  } else if (tokens[from]?.kind === "number") {
    const measure = readMeasure(tokens, from);
    if (measure && measure.value.kind !== "length" && hasFood(tokens, measure.next)) head.next = measure.next;
  } else if (head.unit?.kind === "mass" || head.unit?.kind === "volume") {
    const container = readUnit(tokens, from);
    if (container?.unit.kind === "container" && hasFood(tokens, container.next)) head.next = container.next;
  }
  if (head.next > from) head.asides.push({ from, to: head.next });
}

function keysFrom(tokens: readonly Token[], at: number, count: number): string {
  return tokens
    .slice(at, at + count)
    .map((token) => token.key)
    .join(" ");
}
