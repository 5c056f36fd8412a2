import { foldWord } from "../text/fold.ts";
import { wordSet } from "../text/word-set.ts";

/** The text before a length of time that is searched for its work, in characters. */
const SEARCHED = 160;
/** The longest name of a task: a longer one does not fit a timer card. */
const LONGEST_TASK = 30;
const MOST_OBJECT_WORDS = 3;

/** Verbs whose work takes time, in the form that gives an instruction. */
const ENGLISH_VERBS = wordSet(`
  simmer boil bake cook roast fry saute stir-fry deep-fry rest chill cool marinate soak steam knead whisk beat mix stir
  microwave grill broil sear brown braise poach blanch proof rise refrigerate freeze stand sit steep infuse toast reduce
  soften process blend heat warm smoke ferment brine cure drain dry preheat sweat caramelize melt parboil stew char
  thaw thicken whip cream pressure-cook bloom hydrate wilt
`);
const SPANISH_VERBS = wordSet(`
  cocer cuece cueza cocemos cocinar cocina cocine hornear hornea hornee horneamos hervir hierve hierva asar asa ase freir
  frie fria sofreir sofrie saltear saltea rehogar rehoga dorar dora tostar tuesta reposar enfriar enfria marinar marina
  macerar remojar amasar amasa batir bate bata mezclar mezcla remover remueve calentar calienta precalentar precalienta
  refrigerar refrigera congelar congela levar fermentar infusionar templar pochar pocha guisar guisa escurrir escurre
`);
/** Verbs that leave the food alone, before the verb that tells how: "let the dough rest", "deja reposar la masa". */
const LEAVING = wordSet("let leave allow deja dejar deje dejamos dejala dejalo dejalas dejalos");
/** Words before a noun with the form of a verb: "bring to a boil", "the roast". */
const BEFORE_A_NOUN = wordSet(
  "a an the of this gentle rolling slow low medium medium-low medium-high full high hard your golden over la el un una del al",
);
const ARTICLES = wordSet("the a an your this these each all both");
const SPANISH_ARTICLES = wordSet("el la los las un una");
/** Words that end the object of a verb. */
const BEHIND_AN_OBJECT = wordSet(`
  in on at over for until till with to into about around and or by from under uncovered covered together another further
  more it them everything undisturbed gently slowly briskly rapidly constantly well again that while without as of up
  down off out is are overnight per approximately roughly additional
  en a al con por durante hasta unos unas aproximadamente y e o u de del sin que lo todo muy bien otros otras mas se
  tapado tapada fuego
`);

/** Nouns and adjectives with the ending of "stirring", which describes how the work is done. */
const NOUNS_IN_ING = wordSet(
  "remaining icing pudding dressing stuffing filling topping frosting dumpling dumplings pickling string spring",
);
/** Nouns that "brown" describes. */
const BROWN_FOODS = wordSet("sugar rice butter lentils stock bread mustard gravy");

/** The result of the work, which is no work: "until golden brown". */
const OUTCOME = /(?<!\p{L})(?:until|till|hasta)(?!\p{L})[^,]*/giu;
/** Verbs for food that is left alone, which are no name for a timer without their subject. */
const RESTING = wordSet("sit stand");

/** A word or a mark. */
const TOKEN = /\p{L}[\p{L}\p{M}'’-]*|[^\s\p{L}]/gu;

/**
 * Returns what a cook does in a length of time, in a few words of the text before it: "Simmer the sauce for 15 minutes"
 * is "Simmer sauce". Reads English and Spanish.
 *
 * @param start the index of the length in the text
 * @param from the end of the length before it, whose work is another
 * @returns null where the text does not tell
 */
export function timerTask(text: string, start: number, from = 0): string | null {
  const before = text.slice(Math.max(from, start - SEARCHED), start);
  const sentence = before.slice(
    Math.max(...[". ", "! ", "; ", "\n"].map((end) => before.lastIndexOf(end) + 1)),
  );
  const words = sentence.replace(OUTCOME, " ").match(TOKEN) ?? [];
  const folded = words.map(foldWord);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = folded[at] ?? "";
    const language = ENGLISH_VERBS.has(word) ? "en" : SPANISH_VERBS.has(word) ? "es" : null;
    if (language === null || BEFORE_A_NOUN.has(folded[at - 1] ?? "")) continue;
    if (word === "brown" && BROWN_FOODS.has(folded[at + 1] ?? "")) continue;
    const object = objectAfter(words, folded, at + 1) ?? leftAlone(words, folded, at) ?? "";
    const verb = RESTING.has(word) ? "rest" : (words[at] ?? "").toLowerCase();
    const task = `${verb} ${object}`.trim();
    const short = task.length <= LONGEST_TASK ? task : verb;
    return short.charAt(0).toUpperCase() + short.slice(1);
  }
  return null;
}

/** Returns the words behind a verb that name what it is done to; null where none are there. */
function objectAfter(words: readonly string[], folded: readonly string[], from: number): string | null {
  const at = ARTICLES.has(folded[from] ?? "") ? from + 1 : from;
  let end = at;
  while (end < words.length && isPartOfObject(folded[end] ?? "")) end += 1;
  const isArticleAlone = end === at + 1 && SPANISH_ARTICLES.has(folded[at] ?? "");
  if (end === at || end - at > MOST_OBJECT_WORDS + 1 || isArticleAlone) return null;
  return words.slice(at, end).join(" ");
}

/** Returns the object of "let the dough rest". */
function leftAlone(words: readonly string[], folded: readonly string[], verb: number): string | null {
  const from = Math.max(0, verb - MOST_OBJECT_WORDS - 3);
  const leaving = folded.slice(from, verb).findLastIndex((word) => LEAVING.has(word));
  if (leaving === -1) return null;
  return objectAfter(words.slice(0, verb), folded.slice(0, verb), from + leaving + 1);
}

function isPartOfObject(word: string): boolean {
  if (!/^\p{L}/u.test(word) || BEHIND_AN_OBJECT.has(word)) return false;
  return word.length <= 4 || !/(?:ly|ing)$/.test(word) || NOUNS_IN_ING.has(word);
}
