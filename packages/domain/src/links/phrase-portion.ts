import { readUnit } from "../ingredient/ingredient-measure.ts";
import {
  type PortionAmount,
  readAmount,
  readArticleAmount,
  readBracketAmount,
  readHalfAmount,
  readMeasuredPart,
  startOfNumber,
} from "./phrase-amount.ts";
import { PART_WORDS } from "../measure/number-words.ts";
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
  amount: PortionAmount | null;
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
    if (PART_WORDS.has(words[at]?.key ?? "")) portion.amount = readMeasuredPart(words, at) ?? portion.amount;
  }
  let next = from - 1;
  for (let count = 0; next >= 0 && count < MOST_BEFORE && !(words[next + 1]?.begins ?? false); count += 1) {
    const word = words[next];
    if (!word) break;
    if (word.kind === "number") {
      next = startOfNumber(words, next);
      portion.amount = readAmount(words, next) ?? portion.amount;
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
      portion.amount = readAmount(words, next) ?? portion.amount;
      portion.from = next;
    } else if (!JOINTS.test(word.key) && !isDescribing(word) && readUnit(words, next) === null) break;
    else if (STOPS.test(word.key) && word.key !== "o" && word.key !== "e") break;
    next -= 1;
  }
  const measured = readHalfAmount(words, from, to) ?? readArticleAmount(words, from);
  if (measured && (portion.amount === null || measured.from < portion.from)) {
    portion.amount = measured.amount;
    portion.from = Math.min(portion.from, measured.from);
  }
  if (portion.amount === null && words[to]?.key === "(" && words[to + 1]?.kind === "number")
    portion.amount = readBracketAmount(words, to + 1);
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
