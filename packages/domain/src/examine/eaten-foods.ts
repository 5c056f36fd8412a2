import { type FoodMention, findFoods } from "../food/find-foods.ts";
import type { RecipeLanguage } from "../language.ts";
import { plainText } from "./recipe-sentences.ts";

/** Words that say that the foods after them are absent. */
const ABSENT =
  /(?<!\p{L})(?:no|without(?: (?:any|the|adding|using|added))?|instead of(?: (?:the|using|any))?|in place of(?: the)?|replac(?:es|ing)(?: the)?|rather than|free (?:of|from)|contains? no|needs? no|(?:do not|don't|never) (?:add|use|need|include)(?: (?:any|the))?|omit(?: the)?|leave out(?: the)?|sin(?: (?:nada de|anadir|usar))?|en (?:lugar|vez) de(?:l)?(?: (?:la|las|los))?|sustituye(?:n)? a(?:l)?(?: (?:la|las|los))?|no (?:anadas|uses|lleva[ns]?|llevan?|necesitas?|contiene[ns]?|hace falta|tiene)|ni)(?!\p{L})/gu;
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
const CHARACTERS_BEFORE = 100;

/**
 * Returns the foods of a sentence that go into the dish: not those that it names as absent, with which it compares
 * something, or whose word is a verb there.
 */
export function eatenIn(sentence: string, language: RecipeLanguage): FoodMention[] {
  return findFoods(sentence, language).filter((mention) => {
    const before = plainText(sentence.slice(Math.max(0, mention.start - CHARACTERS_BEFORE), mention.start));
    const after = plainText(`|${sentence.slice(mention.end, mention.end + 20)}`).slice(1);
    if (isAbsent(before, language)) return false;
    const isVerb = VERBS.test(plainText(mention.words)) && VERB_BEFORE.test(before) && VERB_AFTER.test(after);
    return !(isVerb || isMadeHere(mention, before) || COMPARED.test(`${before} `) || SIZED.test(after));
  });
}

/** Names of a spice or a base that are the name of what is cooked with it, too. */
const MADE = /^(?:curry|sofrito)$/;
const DEFINITE = /(?:^|\s)(?:the|your|this|el|la|los|las|este|esta|del|al) $/;

/**
 * Returns whether a sentence speaks of what was made of other foods ("pour in the batter", "cuece el curry"). Where it was
 * bought instead, the list of ingredients has it.
 */
function isMadeHere({ food, words }: FoodMention, before: string): boolean {
  return (food.isMade || MADE.test(plainText(words))) && DEFINITE.test(`${before} `);
}

/** Returns whether a list of absent foods reaches to the end of a text: "without milk, butter or". */
function isAbsent(before: string, language: RecipeLanguage): boolean {
  const last = [...before.matchAll(ABSENT)].at(-1);
  if (!last) return false;
  const list = before.slice(last.index + last[0].length);
  const foods = findFoods(list, language);
  const rest = foods.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), list);
  return LIST.test(rest.trim());
}
