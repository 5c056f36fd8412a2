import { type FoodMention, findFoods } from "../food/find-foods.ts";
import type { FoodId } from "../food/food.ts";
import type { RecipeLanguage } from "../language.ts";
import { plainText, type RecipeSentence } from "./recipe-sentences.ts";

/** Words that say that the foods after them are absent. */
const ABSENT =
  /(?<!\p{L})(?:no|without(?: (?:any|the|adding|using|added))?|instead of(?: (?:the|using|any))?|in place of(?: the)?|replac(?:es|ing)(?: the)?|rather than|free (?:of|from)|contains? no|needs? no|(?:do not|don't|never) (?:add|use|need|include)(?: (?:any|the))?|omit(?: the)?|leave out(?: the)?|sin(?: (?:nada de|anadir|usar))?|en (?:lugar|vez) de(?:l)?(?: (?:la|las|los))?|sustituye(?:n)? a(?:l)?(?: (?:la|las|los))?|no (?:anadas|uses|lleva[ns]?|llevan?|necesitas?|contiene[ns]?|hace falta|tiene)|ni)(?!\p{L})/gu;
const ANY_ABSENT = new RegExp(ABSENT.source, "u");
/** Words directly before a food that compare something with it. */
const COMPARED =
  /(?:^|[^\p{L}])(?:(?:the )?sizes? of|(?:the )?(?:texture|consistency|thickness|colour|color|shape|look) of|like|as (?:thick|thin|big|small|fine|soft|smooth|light) as|resembl\w+|looks? like|(?:del )?tamano de|(?:la )?(?:textura|consistencia|forma|densidad|color) de(?:l)?|como(?: si fuera)?|parecid[oa] a|similar a|espes[oa] como)(?: (?:a|an|the|una?|el|la|unas|large|small|thick|runny|soft|heavy|wet|coarse|fine|pouring|whipped|double|gran|pequen[oa]|breadcrumbs of))* $/u;
const SIZED = /^[- ]?(?:sized?|shaped?|like)\b/;
/** Foods that are also verbs, which do not add the food: "cream the sugar", "mince the garlic". */
const VERBS = /^(?:cream|mince|fish|beef|milk|batter|sauce|ham|egg|dice|season)$/;
const VERB_BEFORE = /(?:^|[.,;:]|\b(?:and|then|to|or|finely|roughly|coarsely|lightly)) ?$/;
const VERB_AFTER =
  /^ (?:the|them|it|together|up|until|out|with|all|half|your|finely|garlic|ginger|onions?|shallots?|herbs|parsley)\b/;
/** What may stand between two foods of one list, and one more word, such as an adjective. */
const LIST = /^(?:[ ,]|and|or|nor|y|o|ni|the|any|el|la|los|las)*(?:\p{L}+ ?)?$/u;
/** A verb that ends such a list, for it adds the food behind it: "instead of oil, use". */
const ADDED =
  /(?:^|[ ,])(?<!(?:^|[ ,])(?:or|nor|o|ni) )(?:use|add|take|choose|try|put|stir in|anade|agrega|usa|utiliza|emplea|echa|pon|prueba|incorpora)$/;
const CHARACTERS_BEFORE = 100;
const CHARACTERS_AFTER = 40;

/** A food of a sentence with the plain text around it. */
export interface FoodInSentence extends Pick<FoodMention, "food" | "words" | "lacks"> {
  /** The text before the food; it ends in a space where it is not empty. */
  before: string;
  /** The first characters behind the food. */
  after: string;
  /** Foods that the words can mean as well, where they are no name of the food: the flours of "enharina". */
  standIns?: readonly FoodId[] | undefined;
}

/** A sentence with its foods. */
export interface SentenceFoods {
  sentence: RecipeSentence;
  foods: readonly FoodInSentence[];
}

/** Returns the foods that a row names, whatever its words say of them. */
export function rowFoodsIn({ quote }: RecipeSentence, language: RecipeLanguage): FoodInSentence[] {
  return findFoods(quote, language, true).map((mention) => ({ ...mention, before: "", after: "" }));
}

/**
 * Returns the foods of a sentence that go into the dish: not those that it names as absent, with which it compares
 * something, or whose word is a verb there.
 */
export function eatenIn({ quote, plain }: RecipeSentence, language: RecipeLanguage): FoodInSentence[] {
  const isDenying = ANY_ABSENT.test(plain);
  return findFoods(quote, language, true)
    .map((mention) => ({ ...mention, ...aroundIn(quote, mention.start, mention.end) }))
    .filter(({ words, before, after }) => {
      if (isDenying && isAbsent(before, language)) return false;
      if (COMPARED.test(before) || SIZED.test(after)) return false;
      return !(VERBS.test(plainText(words)) && VERB_BEFORE.test(before) && VERB_AFTER.test(after));
    });
}

/** Returns the plain text around the words of a food, as far as rules look at it. */
export function aroundIn(text: string, start: number, end: number): Pick<FoodInSentence, "before" | "after"> {
  const before = plainText(text.slice(Math.max(0, start - CHARACTERS_BEFORE), start));
  return {
    before: before === "" ? "" : `${before} `,
    after: plainText(`|${text.slice(end, end + CHARACTERS_AFTER)}`).slice(1),
  };
}

/** Returns whether a list of absent foods reaches to the end of a text: "without milk, butter or". */
function isAbsent(before: string, language: RecipeLanguage): boolean {
  const last = [...before.matchAll(ABSENT)].at(-1);
  if (!last) return false;
  const list = before.slice(last.index + last[0].length);
  const foods = findFoods(list, language, true);
  const rest = foods
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), list)
    .trim();
  return LIST.test(rest) && !(foods.length > 0 && ADDED.test(rest));
}
