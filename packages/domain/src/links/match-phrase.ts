import type { Food } from "../food/food.ts";
import { stem } from "../text/stem.ts";
import { groupsOfFood } from "./food-names.ts";
import type { LineKind } from "./food-line.ts";
import type { LineIndex, NamedKind } from "./line-index.ts";
import type { LineName } from "./line-names.ts";
import {
  COLOURS,
  CUTS,
  DESCRIBING,
  EQUIPMENT,
  FORM_HEADS,
  isWhites,
  KIND,
  MADE_HEADS,
  OTHER_FOOD_HEADS,
  PIECE,
  PRODUCT,
  SOLID_PIECES,
  STATE,
} from "./link-vocabulary.ts";
import { isSort, type LinkWord } from "./link-text.ts";

/** Words of a step that can name a food. */
export interface NounPhrase {
  head: LinkWord;
  modifiers: readonly LinkWord[];
  /** The food of the table that the words name, and the modifiers that are no part of its name. */
  food: Food | null;
  others: readonly LinkWord[];
}

/** A kind of line that a phrase can mean, and how well it fits. */
export interface Match {
  kind: LineKind;
  score: number;
}

const OWN_HEAD = 10;
const SAME_FOOD = 9;
const OWN_FORM = 8.5;
const OWN_MODIFIER = 6.5;
const FOOD_GROUP = 6;
const WEAK = 3;
/** The least score at which a phrase means a line. */
const ENOUGH = 5;
/** The score up to which a phrase means a line by a group of foods alone: "the meat". */
export const VAGUE = 6.2;

/** Returns the kinds of lines that a phrase can mean, each with its best score. */
export function matchPhrase(phrase: NounPhrase, index: LineIndex): Match[] {
  const scores = new Map<LineKind, number>();
  const put = ({ kind, name }: NamedKind, base: number) => {
    const score = base - (name.isWeak ? WEAK : 0);
    if (score >= ENOUGH && score > (scores.get(kind) ?? 0)) scores.set(kind, score);
  };
  const { head, food } = phrase;
  for (const named of index.byHead.get(head.stem) ?? [])
    put(named, OWN_HEAD + agreement(phrase, named, index));
  if (food)
    for (const named of index.byFood.get(food.id) ?? [])
      if (isIce(head, phrase.modifiers) === isIce({ key: named.name.key }, named.name.modifiers))
        put(named, SAME_FOOD + agreementOfFood(phrase, named, index));
  if (scores.size === 0 && isWhites(head) && phrase.modifiers.length === 0)
    for (const named of index.byFood.get("egg") ?? []) put(named, SAME_FOOD);
  const isFound = scores.size > 0;
  for (const named of index.byModifier.get(head.stem) ?? []) {
    const isForm = isFormOf(phrase, named.name);
    if ((isForm || !isFound) && (isForm || isNaming(phrase, named.name)))
      put(named, (isForm ? OWN_FORM : OWN_MODIFIER) + agreement(phrase, named, index) / 2);
  }
  if (scores.size === 0 && food) {
    for (const named of index.byFoodGroup.get(food.id) ?? [])
      if (!isOfOtherFood(named.name, head) && !isOtherColour(phrase, named.name)) put(named, FOOD_GROUP);
    for (const id of groupsOfFood(food))
      if (id !== food.id)
        for (const named of index.byFood.get(id) ?? [])
          if (!isOtherColour(phrase, named.name)) put(named, FOOD_GROUP - 0.5);
  }
  return [...scores].map(([kind, score]) => ({ kind, score }));
}

/** Ice and water are one food to the table, for what they contain; no step that says one means the other. */
function isIce(head: { key: string }, modifiers: readonly { key: string }[]): boolean {
  return ICE.test(head.key) || modifiers.some(({ key }) => ICE.test(key));
}

const ICE = /^(?:ice|iced|hielos?|cubitos?|eis|eiswurfel|glacons?|ghiaccio|gelo)$/;

/** Returns how well the other words of a phrase agree with those of a name. */
function agreement(phrase: NounPhrase, named: NamedKind, index: LineIndex): number {
  const { name } = named;
  let score = 0;
  for (const word of phrase.modifiers) score += agreementOf(word, named, index);
  for (const modifier of name.modifiers) {
    if (modifier.stem === phrase.head.stem || phrase.modifiers.some(({ stem }) => stem === modifier.stem))
      continue;
    score -= isSort(modifier, KIND)
      ? 0.7
      : isSort(modifier, DESCRIBING | PIECE)
        ? 0.1
        : isFood(modifier.stem, index)
          ? 1
          : UNKNOWN;
  }
  if (isOtherColour(phrase, name)) score -= OTHER_COLOUR;
  if (isOtherForm(phrase, name)) score -= 1;
  const isBare = !phrase.modifiers.some(({ stem }) => name.modifiers.some((each) => each.stem === stem));
  if (
    isBare &&
    MADE_HEADS.has(phrase.head.key) &&
    !index.linesOf.get(named.kind)?.some(({ unit }) => unit?.kind === "container") &&
    name.modifiers.some((each) => !isSort(each, DESCRIBING | PIECE))
  )
    score -= 4.5;
  return score;
}

/** Forms in which a food is bought as another: "the chocolate" is rather the bar than the sprinkles. */
const OTHER_FORM = /^(?:sprinkles|rings|chips|curls|fries|crisps)$/;
/** The score of a word of a name that the phrase does not have and that is no food: a brand, a place. */
const UNKNOWN = 0.5;
const OTHER_COLOUR = 7;

function isFood(stems: string, { foods }: LineIndex): boolean {
  return foods === null || foods.foods.get(stems) != null;
}

function isOtherForm({ head, modifiers }: NounPhrase, { key, modifiers: own }: LineName): boolean {
  const isForm = (word: { key: string }) => OTHER_FORM.test(word.key);
  return (isForm({ key }) || own.some(isForm)) && !isForm(head) && !modifiers.some(isForm);
}

function isOtherColour({ modifiers }: NounPhrase, name: LineName): boolean {
  const coloured = modifiers.filter(({ key }) => COLOURS.has(key));
  return (
    coloured.length > 0 &&
    name.modifiers.some(({ key }) => COLOURS.has(key)) &&
    !coloured.some(({ stem: each }) => name.modifiers.some((other) => other.stem === each))
  );
}

function agreementOf(word: LinkWord, { kind, name }: NamedKind, index: LineIndex): number {
  if (name.modifiers.some(({ stem }) => stem === word.stem)) return 3;
  if (word.stem === name.head || kind.stems.has(word.stem)) return 1;
  if (word.begins || word.key === "cream" || isSort(word, STATE) || isSort(word, PIECE)) return 0;
  if (isSort(word, KIND)) return -2;
  return index.foods?.foods.get(word.stem) ? -7 : -3;
}

/** Returns how well the words of a phrase beside the name of its food agree with a line of this food. */
function agreementOfFood(phrase: NounPhrase, named: NamedKind, index: LineIndex): number {
  const { others, head } = phrase;
  let score = isOtherColour(phrase, named.name)
    ? -OTHER_COLOUR
    : isOtherForm(phrase, named.name)
      ? -1
      : named.name.modifiers.some((each) => each.stem === head.stem)
        ? 1
        : 0;
  for (const word of others) score += Math.min(1, agreementOf(word, named, index));
  return score;
}

/** Returns whether a phrase is all but the form of a name: "garlic" of "garlic powder", "chili crisp" of a sauce. */
function isFormOf({ head, modifiers }: NounPhrase, name: LineName): boolean {
  if (NOT_NAMING.has(head.key)) return false;
  const isWhole =
    modifiers.length > 0 &&
    [head, ...modifiers].some((word) => !isSort(word, STATE | PIECE)) &&
    modifiers.every(({ stem }) => name.modifiers.some((each) => each.stem === stem));
  return (
    isWhole ||
    ((FORM_STEMS.has(name.head) || CUT_STEMS.has(name.head)) && !isSort(head, STATE) && !isSort(head, KIND))
  );
}

/** Returns whether a word that modifies the head of a name can stand for it: "cheddar", but not the "chicken" of a broth. */
function isNaming({ head, food }: NounPhrase, name: LineName): boolean {
  if (SOY.test(head.key) && SAUCE.test(name.key)) return true;
  if (
    isSort(head, STATE | PRODUCT) ||
    isSort(head, KIND) ||
    (isSort(head, PIECE) && !SOLID_PIECES.has(head.key)) ||
    EQUIPMENT.has(head.key) ||
    NOT_NAMING.has(head.key)
  )
    return false;
  if (!food)
    return (
      head.stem.length > 2 &&
      (!isOfOtherFood(name, head) ||
        !name.modifiers.some(({ stem: each }) => each === head.stem && name.food !== null))
    );
  return (
    !isOfOtherFood(name, head) &&
    name.food !== null &&
    (groupsOfFood(name.food).has(food.id) || groupsOfFood(food).has(name.food.id))
  );
}

/** "The soy" of a list with soy sauce. */
const SOY = /^(?:soy|soja|soya)$/;
const SAUCE = /^(?:sauce|salsa|sosse)$/;
const NOT_NAMING: ReadonlySet<string> = new Set(
  "food baking everything burger style american italian greek french mexican".split(" "),
);

function isOfOtherFood({ head }: LineName, own: LinkWord): boolean {
  return head !== own.stem && OTHER_FOOD_STEMS.has(head);
}

const OTHER_FOOD_STEMS: ReadonlySet<string> = new Set([...OTHER_FOOD_HEADS].map(stem));
const CUT_STEMS: ReadonlySet<string> = new Set([...CUTS].map(stem));
const FORM_STEMS: ReadonlySet<string> = new Set([...FORM_HEADS].map(stem));
