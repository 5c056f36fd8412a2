import type { Food } from "../food/food.ts";
import type { FoodNames } from "./food-names.ts";
import { CUTS, DESCRIBING, LITTLE, PIECE, PRODUCT, sortsOf, STATE } from "./link-vocabulary.ts";
import { isDescribing, isHeadFirst, isSort, type LinkLanguage, type LinkWord } from "./link-text.ts";

/** A name by which steps can refer to a line. */
export interface LineName {
  /** The stem of the word that says what it is: "broth" of "low-sodium chicken broth". */
  head: string;
  /** The head as it was written, folded. */
  key: string;
  modifiers: readonly Modifier[];
  food: Food | null;
  /** True for a name of the remarks: "(or honey)". */
  isWeak: boolean;
}

export interface Modifier {
  stem: string;
  key: string;
  sorts: number;
}

export interface NameContext {
  language: LinkLanguage;
  foods: FoodNames | null;
}

const JOINTS: ReadonlySet<string> = new Set("or o u ou oder oppure and y e und et / & + , bzw".split(" "));
/** Words after which a line says something else about its food. */
const ENDS: ReadonlySet<string> = new Set(
  "zum zur for to in on over from at without such like plus with para sin con al en fur mit pour avec sans per con z about as made cut left kept optional divided opcional".split(
    " ",
  ),
);

/** Reads the names of a line from the pieces of its food and, as weak ones, from its remarks. */
export function readNames(
  pieces: readonly (readonly LinkWord[])[],
  asides: readonly (readonly LinkWord[])[],
  context: NameContext,
): LineName[] {
  const names: LineName[] = [];
  for (const piece of pieces) {
    const parts = alternatives(piece);
    for (const [at, part] of parts.entries())
      names.push(...namesOfPart(part, parts[at + 1] ?? null, parts[at - 1] ?? null, context));
  }
  const [main = null] = names;
  const remarks = asides.flatMap((aside) => weakNames(aside, context));
  // "4 boneless (skinless chicken breasts)" names its food in the bracket alone.
  const isUnnamed = main !== null && (sortsOf(main.key) & DESCRIBING) !== 0;
  if (isUnnamed && remarks.length > 0) return remarks.map((name) => ({ ...name, isWeak: false }));
  for (const words of [...pieces, ...asides]) names.push(...productNames(words, main));
  return [...names, ...remarks];
}

/** Splits at "or", "and" and the like; what follows a preposition is no name. */
function alternatives(words: readonly LinkWord[]): LinkWord[][] {
  const parts: LinkWord[][] = [[]];
  for (const word of words) {
    const last = parts.at(-1);
    if (JOINTS.has(word.key)) parts.push([]);
    else if (ENDS.has(word.key) && last?.some((each) => !isDescribing(each) && !isSort(each, PIECE))) break;
    else if (word.kind === "word") last?.push(word);
  }
  return parts.filter((part) => part.some((word) => !isSort(word, LITTLE)));
}

function namesOfPart(
  part: readonly LinkWord[],
  next: readonly LinkWord[] | null,
  before: readonly LinkWord[] | null,
  context: NameContext,
): LineName[] {
  if (isHeadFirst(context.language)) {
    // "caldo de pollo o de verduras" goes on with the head before.
    if (before && part[0]?.key === "de") return [];
    return headFirstNames(content(part), context);
  }
  const own = content(part);
  const [only] = own;
  if (own.length === 1 && only && next) {
    const shared = content(next);
    const head = shared.at(-1);
    if (isDescribing(only)) return [];
    if (shared.length > 1 && head && context.foods?.foods.get(`${only.stem} ${head.stem}`))
      return nameEndings([only, head], context);
  }
  const of = part.findIndex(({ key }) => key === "of");
  if (of <= 0) return nameEndings(own, context);
  const [first, second] = [content(part.slice(0, of)), content(part.slice(of + 1))];
  const part1 = first.at(-1);
  if (!part1 || second.length === 0) return nameEndings(own, context);
  if (isSort(part1, PIECE)) return nameEndings([...first, ...second], context);
  return [...nameEndings([...second, ...first], context), ...nameEndings([...first, ...second], context)];
}

function content(words: readonly LinkWord[]): LinkWord[] {
  return words.filter((word) => word.kind === "word" && !isSort(word, LITTLE));
}

/** Reads a name whose head comes last: "boneless chicken thighs". */
function nameEndings(words: readonly LinkWord[], context: NameContext): LineName[] {
  let end = words.length;
  while (end > 1 && isTrailing(words[end - 1])) end -= 1;
  while (end < words.length && isTrailing(words[end - 1])) end += 1;
  const head = words[end - 1];
  if (!head) return [];
  const food =
    (nameEnding(words, words.length, context) ?? nameEnding(words, end, context))?.food ??
    (CUTS.has(head.key) ? nameEnding(words, end - 1, context)?.food : null) ??
    null;
  const modifiers = words.filter((word) => word !== head).map(modifierOf);
  return [{ head: head.stem, key: head.key, modifiers, food, isWeak: false }];
}

function isTrailing(word: LinkWord | undefined): boolean {
  return word !== undefined && (isSort(word, PIECE) || (isDescribing(word) && !isSort(word, PRODUCT)));
}

/** Reads a name whose head comes first: "dientes de ajo", "zumo de limón". */
function headFirstNames(words: readonly LinkWord[], context: NameContext): LineName[] {
  let from = 0;
  while (from < words.length - 1 && isTrailing(words[from])) from += 1;
  const trailing = words[from];
  if (trailing && isTrailing(trailing) && !isSort(trailing, PIECE)) from = 0;
  const head = words[from];
  if (!head) return [];
  const food = (nameFrom(words, 0, context) ?? nameFrom(words, from, context))?.food ?? null;
  const names: LineName[] = [
    {
      head: head.stem,
      key: head.key,
      modifiers: words.filter((word) => word !== head).map(modifierOf),
      food,
      isWeak: false,
    },
  ];
  const after = words[from + 1];
  if (after && isSort(head, PRODUCT) && !isDescribing(after))
    names.push({
      head: after.stem,
      key: after.key,
      modifiers: words.filter((word) => word !== after).map(modifierOf),
      food,
      isWeak: true,
    });
  return names;
}

function modifierOf({ stem, key, sorts }: LinkWord): Modifier {
  return { stem, key, sorts };
}

const PRODUCTS = /^(?:zest|juice|ralladura|zumo|jugo|piel)/;

/** Reads what a line says is made of its food: "1 lemon, zested and juiced". */
function productNames(words: readonly LinkWord[], main: LineName | null): LineName[] {
  if (!main) return [];
  return words
    .filter((word) => isSort(word, PRODUCT | STATE) && word.stem !== main.head && PRODUCTS.test(word.key))
    .map(({ key, stem }) => ({
      head: key.startsWith("zest") ? "zest" : key.startsWith("juice") ? "juic" : stem,
      key,
      modifiers: [{ stem: main.head, key, sorts: 0 }],
      food: null,
      isWeak: true,
    }));
}

/** Reads names of a remark: "(or honey)", "(all-purpose flour)". */
function weakNames(aside: readonly LinkWord[], context: NameContext): LineName[] {
  const names: LineName[] = [];
  if (aside.length > MOST_ASIDE) return names;
  for (const part of alternatives(aside[0] && ENDS.has(aside[0].key) ? [] : aside))
    for (const name of isHeadFirst(context.language)
      ? headFirstNames(content(part), context)
      : nameEndings(content(part), context))
      if (name.food && (sortsOf(name.key) & PIECE) === 0) names.push({ ...name, isWeak: true });
  return names;
}

const MOST_ASIDE = 7;

/** A name of the table of foods in a list of words; the food is null for a phrase that names none. */
export interface FoodName {
  food: Food | null;
  length: number;
}

/** Returns the longest name that ends before an index. */
export function nameEnding(words: readonly LinkWord[], end: number, { foods }: NameContext): FoodName | null {
  const last = words[end - 1]?.stem ?? "";
  const most = Math.min(end, foods?.longestTo.get(last) ?? 0);
  let key = last;
  let found: FoodName | null = null;
  for (let length = 1; length <= most; length += 1) {
    if (length > 1) key = `${words[end - length]?.stem ?? ""} ${key}`;
    const food = foods?.foods.get(key);
    if (food !== undefined) found = { food, length };
  }
  return found;
}

/** Returns the longest name that begins at an index. */
export function nameFrom(words: readonly LinkWord[], from: number, { foods }: NameContext): FoodName | null {
  const first = words[from]?.stem ?? "";
  const most = Math.min(words.length - from, foods?.longestFrom.get(first) ?? 0);
  let key = first;
  let found: FoodName | null = null;
  for (let length = 1; length <= most; length += 1) {
    if (length > 1) key = `${key} ${words[from + length - 1]?.stem ?? ""}`;
    const food = foods?.foods.get(key);
    if (food !== undefined) found = { food, length };
  }
  return found;
}
