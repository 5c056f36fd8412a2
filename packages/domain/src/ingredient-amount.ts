import { isDash, readNumber, readQuantity } from "./amounts.ts";
import type { Quantity, Read } from "./amounts.ts";
import { closingAt, hasFood, keyAt, readMeasure, readUnit, skipOf } from "./ingredient-measure.ts";
import type { UnitRead } from "./ingredient-measure.ts";
import { APPROXIMATELY, BARE_UNITS, FEW, SIZES } from "./ingredient-words.ts";
import { ARTICLES } from "./number-words.ts";
import type { Token } from "./text-tokens.ts";
import type { Unit } from "./unit-table.ts";

/** What stands before the food in an ingredient line. */
export type AmountHead = {
  quantity: Quantity | null;
  unit: Unit | null;
  /** The unit as it was written: "cucharadas". */
  unitText: string | null;
  /** Second amounts and sizes, as places in the list of tokens: "(14 oz)", "large". */
  asides: { from: number; to: number }[];
  /** Where the food begins. */
  next: number;
};

/** Reads amount, sizes and unit at the start of an ingredient line. */
export function readAmountHead(tokens: readonly Token[]): AmountHead {
  const head: AmountHead = { quantity: null, unit: null, unitText: null, asides: [], next: 0 };
  const start = skipWhile(tokens, 0, (token) => APPROXIMATELY.has(token.key) || token.key === "~");
  const few = readFew(tokens, start);
  const amount = few === null ? readLeadingAmount(tokens, start) : null;
  if (few === null && amount === null) return readBareUnit(tokens, start, head);
  head.quantity = amount?.value ?? null;
  head.next = amount?.next ?? few ?? 0;
  if (amount) {
    while (takeSize(tokens, head)) continue;
  }
  takeUnit(tokens, head);
  if (head.unit) takeSecondAmounts(tokens, head);
  if (head.unit?.kind === "length") takePiece(tokens, head, amount ? start : head.next);
  head.next = skipEach(tokens, head.next);
  return head;
}

/** "a few", "some", "unas", with the word that joins them. */
function readFew(tokens: readonly Token[], at: number): number | null {
  const start = ARTICLES.has(keyAt(tokens, at)) ? at + 1 : at;
  return FEW.has(keyAt(tokens, start)) ? skipOf(tokens, start + 1) : null;
}

/** A quantity that is not part of a name: "7-Up", "half and half" and "70% chocolate" have none. */
function readLeadingAmount(tokens: readonly Token[], at: number): Read<Quantity> | null {
  const read = readQuantity(tokens, at);
  if (!read) return null;
  const after = tokens[read.next];
  if (after?.key === "%" || /^(?:half (?:and|&) half)/.test(keysFrom(tokens, at, 3))) return null;
  if (isDash(after) && after?.glued && tokens[read.next + 1]?.glued && !readUnit(tokens, read.next + 1))
    return null;
  return read.value.min < 1 ? { value: read.value, next: skipOfUnit(tokens, read.next) } : read;
}

/** "pinch of salt", "small handful of parsley", "Scant teaspoon cardamom": a unit without a number. */
function readBareUnit(tokens: readonly Token[], start: number, head: AmountHead): AmountHead {
  const sizes = skipWhile(tokens, start, (token) => SIZES.has(token.key));
  const read = readUnit(tokens, sizes);
  if (!read || !BARE_UNITS.has(read.unit.id) || tokens[sizes]?.text.length === 1) return head;
  if (!hasFood(tokens, read.next)) return head;
  if (sizes > start) head.asides.push({ from: start, to: sizes });
  return setUnit(tokens, head, read);
}

/** "x 400g/14oz", "(14 oz)", "28-ounce", "3- to 4-pound": the size of each of what is counted. */
function takeSize(tokens: readonly Token[], head: AmountHead): boolean {
  const at = /^[x×]$/.test(keyAt(tokens, head.next)) ? head.next + 1 : head.next;
  head.next = at;
  const inner = keyAt(tokens, at) === "(" ? at + 1 : at;
  const size = readMeasure(tokens, inner);
  const close = size && inner > at ? closingAt(tokens, at) : null;
  if (!size || (inner > at && close === null)) return false;
  head.next = close === null ? size.next : close + 1;
  head.asides.push({ from: at, to: head.next });
  return true;
}

function takeUnit(tokens: readonly Token[], head: AmountHead): void {
  if (isDash(tokens[head.next]) && tokens[head.next]?.glued) head.next += 1;
  const sizes = skipWhile(tokens, head.next, (token) => SIZES.has(token.key));
  const read = readUnit(tokens, sizes);
  if (!read || !isUnitHere(tokens, read, head.quantity)) return;
  if (sizes > head.next) head.asides.push({ from: head.next, to: sizes });
  setUnit(tokens, head, read);
}

/** "2-inch piece ginger", "½-inch thick slice": one piece of that length. */
function takePiece(tokens: readonly Token[], head: AmountHead, from: number): void {
  const sizes = skipWhile(tokens, head.next, (token) => SIZES.has(token.key));
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

/** A word that can be a unit counts as the thing itself when nothing follows, or when it only describes: "2 rib-eyes". */
function isUnitHere(tokens: readonly Token[], { unit, next }: UnitRead, quantity: Quantity | null): boolean {
  if (unit.kind === "mass" || unit.kind === "volume" || unit.kind === "length") return true;
  if (unit.kind === "container" && keyAt(tokens, next) === "," && readMeasure(tokens, next + 1)) return true;
  if (!hasFood(tokens, next)) return false;
  const [word, after] = [tokens[next - 1], tokens[next]];
  const describes = (quantity?.min ?? 0) > 1 && !word?.key.endsWith("s") && Boolean(after?.key.endsWith("s"));
  return !describes || unit.kind === "container" || unit.id === "dozen";
}

/** Second amounts right behind the first: "/1lb 2oz", "plus 2 tablespoons", "(240 ml)", "or 16 g", a container. */
function takeSecondAmounts(tokens: readonly Token[], head: AmountHead): void {
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const before = head.next;
    addCompound(tokens, head);
    takeOrTwo(tokens, head);
    takeAside(tokens, head);
    if (head.next === before) break;
  }
}

/** "1 lb 4 oz", "1 cup plus 1 tablespoon": both count, in the first unit. */
function addCompound(tokens: readonly Token[], head: AmountHead): void {
  const { quantity, unit } = head;
  if (!quantity || quantity.max !== undefined || !unit?.metric) return;
  const comma = keyAt(tokens, head.next) === "," ? 1 : 0;
  const joined = /^(?:plus|\+|and|y|&|mas)$/.test(keyAt(tokens, head.next + comma));
  const at = joined ? head.next + comma + 1 : head.next;
  const number = readNumber(tokens, at);
  const more = number && readUnit(tokens, number.next);
  if (!number || !more?.unit.metric || more.unit.kind !== unit.kind) return;
  if (!joined && more.unit.metric >= unit.metric) return;
  const sum = quantity.min + (number.value * more.unit.metric) / unit.metric;
  head.quantity = { min: Number(sum.toFixed(4)) };
  head.next = more.next;
}

/** "a drop or two". */
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
  } else if (head.unit?.kind === "mass" || head.unit?.kind === "volume") {
    const container = readUnit(tokens, from);
    if (container?.unit.kind === "container" && hasFood(tokens, container.next)) head.next = container.next;
  }
  if (head.next > from) head.asides.push({ from, to: head.next });
}

/** "1/3 of a bunch", "1/4 de taza": a part of a unit. */
function skipOfUnit(tokens: readonly Token[], at: number): number {
  const next = skipOf(tokens, at);
  if (ARTICLES.has(keyAt(tokens, next))) return next + 1;
  return readUnit(tokens, next) ? next : at;
}

/** "1 tsp each salt and pepper", "a pinch each of". */
function skipEach(tokens: readonly Token[], at: number): number {
  if (!/^(?:each|cada)$/.test(keyAt(tokens, skipOf(tokens, at)))) return at;
  const next = skipOf(tokens, skipOf(tokens, at) + 1);
  return /^(?:of|:|one|uno|una)$/.test(keyAt(tokens, next)) ? next + 1 : next;
}

function skipAbout(tokens: readonly Token[], at: number): number {
  return skipWhile(tokens, at, (token) => APPROXIMATELY.has(token.key) || token.key === "~");
}

function skipWhile(tokens: readonly Token[], at: number, test: (token: Token) => boolean): number {
  let next = at;
  for (let token = tokens[next]; token && test(token); token = tokens[next]) next += 1;
  return next;
}

function keysFrom(tokens: readonly Token[], at: number, count: number): string {
  return tokens
    .slice(at, at + count)
    .map((token) => token.key)
    .join(" ");
}
