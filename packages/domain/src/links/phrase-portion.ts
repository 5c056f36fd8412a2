import { readUnit } from "../ingredient/ingredient-measure.ts";
import { type Quantity, readQuantity } from "../measure/amounts.ts";
import type { Unit } from "../measure/measure-units.ts";
import type { FoodLine } from "./food-line.ts";
import { FRACTIONS, LITTLE_OF, MORE, PIECE, REST } from "./link-vocabulary.ts";
import { isDescribing, isSort, type LinkWord } from "./link-text.ts";
import type { Mention } from "./phrase-words.ts";

/** How much of a food the words around its name take. */
export interface Portion {
  /** The index of the first word that belongs to the mention. */
  from: number;
  to: number;
  isRest: boolean;
  isFraction: boolean;
  isLittle: boolean;
  isMore: boolean;
  /** True for what is left of two: "the other egg". */
  isOther: boolean;
  amount: { quantity: Quantity; unit: Unit | null } | null;
}

export const NO_PORTION: Portion = {
  from: 0,
  to: 0,
  isRest: false,
  isFraction: false,
  isLittle: false,
  isMore: false,
  isOther: false,
  amount: null,
};

const JOINTS =
  /^(?:of|the|a|an|de|del|d|el|la|los|las|di|du|des|da|do|der|die|das|den|dem|about|approximately|unos|unas|un|una|each|cada|your|le|les|l|il|lo|i|gli|o|os|as|full|level|heaped|heaping|generous|scant|que|this|in|todo|toda|todos|todas|all)$/;
const STOPS = /^(?:and|y|e|o|or|u|until|when|with|add|into|to|over|con|und|mit|et|avec|plus|for|en)$/;
const ARTICLES =
  /^(?:the|el|la|los|las|der|die|das|den|dem|le|les|l|il|lo|i|gli|your|un|una|unos|unas|o|os|as)$/;
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|diez|zwei|drei|vier|deux|trois|quatre|due|tre|quattro|dois|duas)$/;
/** Words of a little that are verbs without "of" after them. */
const VERBS_TOO = /^(?:drizzle|sprinkle|sprinkling|splash|dash|drop|knob|spoonful)$/;
const OF = /^(?:of|de|d)$/;
const MOST_BEFORE = 8;

/** Reads what stands before and after a name: "half of the", "2 tablespoons", "the remaining", "restante". */
export function readPortion(words: readonly LinkWord[], { from, to, head }: Mention): Portion {
  const portion: Portion = {
    from,
    to,
    isRest: false,
    isFraction: false,
    isLittle: false,
    isMore: false,
    isOther: false,
    amount: null,
  };
  for (let at = from; at < to; at += 1) {
    if (at === head) continue;
    readWord(words, at, portion);
    if (
      FRACTIONS.has(words[at]?.key ?? "") &&
      /^(?:an?|una?)$/.test(
        words[at + 1]?.key === "of" || words[at + 1]?.key === "de"
          ? (words[at + 2]?.key ?? "")
          : (words[at + 1]?.key ?? ""),
      )
    )
      readAmount(words, at, portion);
  }
  let next = from - 1;
  for (let count = 0; next >= 0 && count < MOST_BEFORE && !(words[next + 1]?.begins ?? false); count += 1) {
    const word = words[next];
    if (!word) break;
    if (word.kind === "number") {
      next = numberStart(words, next);
      readAmount(words, next, portion);
      portion.from = next;
      next -= 1;
      continue;
    }
    if (word.kind === "mark") {
      if (word.key !== ")" && word.key !== "(" && !(word.key === "." && word.glued)) break;
      next -= 1;
      continue;
    }
    const isPortion = readWord(words, next, portion);
    const isVerb =
      VERBS_TOO.test(word.key) || (word.begins && isSort(word, PIECE) && !ARTICLES.test(word.key));
    if (isVerb && words[next + 1]?.key !== "of" && words[next + 1]?.key !== "de") break;
    if (isPortion || isSort(word, PIECE) || ARTICLES.test(word.key)) portion.from = next;
    else if (NUMBER_WORD.test(word.key)) {
      readAmount(words, next, portion);
      portion.from = next;
    } else if (!JOINTS.test(word.key) && !isDescribing(word) && readUnit(words, next) === null) break;
    else if (STOPS.test(word.key) && word.key !== "o" && word.key !== "e") break;
    next -= 1;
  }
  if (portion.amount === null) readArticleAmount(words, from, portion);
  if (portion.amount === null && words[to]?.key === "(" && words[to + 1]?.kind === "number")
    readBracketAmount(words, to + 1, portion);
  readAfter(words, portion);
  return portion;
}

/** Notes what a word says of the portion; false for a word that says nothing. */
function readWord(words: readonly LinkWord[], at: number, portion: Portion): boolean {
  const { key, begins } = words[at] ?? { key: "", begins: true };
  if (REST.has(key)) portion.isRest = true;
  else if (
    FRACTIONS.has(key) &&
    !(begins && key !== "half") &&
    !(key.startsWith("quarter") && words[at + 1]?.key === "the")
  )
    portion.isFraction = true;
  else if (LITTLE_OF.has(key) && !(VERBS_TOO.test(key) && !OF.test(words[at + 1]?.key ?? "")))
    portion.isLittle = true;
  else if (
    /^(?:other|otro|otra|demas|altro|altra|andere|outro|outra)$/.test(key) &&
    ARTICLES.test(words[at - 1]?.key ?? "")
  )
    portion.isOther = true;
  else if (MORE.has(key)) portion.isMore = true;
  else return false;
  return true;
}

function readAmount(words: readonly LinkWord[], at: number, portion: Portion): void {
  const quantity = readQuantity(words, at);
  if (!quantity) return;
  const unit = readUnit(words, quantity.next);
  portion.amount = { quantity: quantity.value, unit: unit?.unit ?? null };
}

/** Reads "a tablespoon of", whose unit belongs to the phrase. */
function readArticleAmount(words: readonly LinkWord[], from: number, portion: Portion): void {
  const unit = /^(?:an?|una?|one|eine?)$/.test(words[from - 1]?.key ?? "") ? readUnit(words, from) : null;
  if (!unit?.unit.metric) return;
  portion.amount = { quantity: { min: 1 }, unit: unit.unit };
  portion.from = Math.min(portion.from, from - 1);
}

/** Reads the amount in a bracket after a name: "the flour (2 cups)". */
function readBracketAmount(words: readonly LinkWord[], at: number, portion: Portion): void {
  const quantity = readQuantity(words, at);
  const unit = quantity && readUnit(words, quantity.next);
  if (quantity && unit && words[unit.next]?.key === ")")
    portion.amount = { quantity: quantity.value, unit: unit.unit };
}

/** Returns where a number begins that ends at an index: "1 to 2", "2-3". */
function numberStart(words: readonly LinkWord[], at: number): number {
  let start = at;
  while (
    start >= 2 &&
    /^(?:-|–|\/|to|or|a|o|\+)$/.test(words[start - 1]?.key ?? "") &&
    words[start - 2]?.kind === "number" &&
    at - start < 6
  )
    start -= 2;
  if (words[start - 1]?.kind === "number") start -= 1;
  return start;
}

const RESERVING =
  /^(?:guardando|reservando|reserving|leaving|dejando|saving|holding|reserva|reserve|guarda|save)$/;

function readAfter(words: readonly LinkWord[], portion: Portion): void {
  for (let at = portion.to; at < portion.to + 3; at += 1) {
    const word = words[at];
    if (!word || word.begins) return;
    if (RESERVING.test(word.key)) {
      portion.isFraction = true;
      return;
    }
    if (word.kind === "mark" && word.key !== "," && word.key !== "(") return;
    if (
      word.key === "," ||
      word.key === "(" ||
      word.key === "that" ||
      word.key === "que" ||
      isDescribing(word)
    ) {
      if (!REST.has(word.key)) continue;
    }
    if (!REST.has(word.key) || word.key === "rest" || (words[at - 1]?.key === "," && at > portion.to)) return;
    portion.isRest = true;
    portion.to = at + 1;
    return;
  }
}

/** Returns the share of a line that a stated amount is; null where the two cannot be compared. */
export function shareOf({ quantity: whole, unit: wholeUnit }: FoodLine, { amount }: Portion): number | null {
  if (!amount || !whole) return null;
  const { quantity, unit } = amount;
  const [stated, all] = [quantity.max ?? quantity.min, whole.min];
  if (all === 0) return null;
  if (unit?.id === wholeUnit?.id) return stated / all;
  if (!unit?.metric || !wholeUnit?.metric) return null;
  const share = (stated * unit.metric) / (all * wholeUnit.metric);
  // A millilitre weighs about a gram, which is enough to tell a spoonful from a block.
  return unit.kind === wholeUnit.kind
    ? share
    : isMeasure(unit) && isMeasure(wholeUnit) && share < 0.5
      ? share
      : null;
}

function isMeasure({ kind }: Unit): boolean {
  return kind === "mass" || kind === "volume";
}
