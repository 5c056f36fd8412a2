import { wordSet } from "../text/word-set.ts";
import { ALSO_NOUNS, BEHIND_A_VERB, ENGLISH_VERBS, SPANISH_VERBS } from "./cooking-verbs.ts";

/** The languages whose verbs can be a title. */
export type TitleLanguage = "en" | "es";

/** Verbs that begin a sentence and do not tell what is done: "Let it rest", "Use a spoon". */
const NO_TITLE = wordSet(`
  using use once when while in start begin return continue dry let set bring take turn work make form
  cuando una mientras sin tras deja dejar deje haz hacer haga
`);

/** Verbs that are a title only beside no other: most steps have them. */
const WEAK_VERBS = wordSet(`
  add place put pour transfer remove prepare stir repeat adjust serve enjoy reserve discard gather combine increase
  agregar agrega agregue anadir anade anada echar echa verter vierte vierta poner pon ponga poned colocar coloca coloque
  retirar retira retire sacar saca incorporar incorpora reserva preparar prepara prepare servir sirve sirva
`);

/** Verbs that begin a sentence, beside those that distinguish a step from an ingredient. */
const MORE_ENGLISH_VERBS = wordSet(`
  baste crumble deep-fry pan-fry flatten invert loosen open plate pound prick seal skim snip thicken thread trim weigh
  wipe carve check cure dress empty flip lift poke pit reheat parboil truss unroll unmold score split stand steep
  swirl tilt smash hull portion rip scrape ladle dollop break tear drape dot lay lower stuff chill soften flake
  rehydrate swap wrap unwrap deseed debone spiralize 
`);

/** Nouns that English verbs of titles can be, beside `ALSO_NOUNS`. */
const MORE_NOUNS = wordSet("dress plate rest stew toast steam smoke score split");
/** Words behind a noun that a sentence begins with: "Cook time", "Heat should be low". */
const BEHIND_A_NOUN = wordSet(
  "time times should is are was will can may has temperature setting size of option options level method",
);
/** Spanish nouns and articles with the form of a verb, which are one before an article: "Pasa la salsa". */
const ALSO_SPANISH_NOUNS = wordSet(
  "una pasa tapa asa corta crema lima cubre forma cocina bata mezcla monta marca",
);
const SPANISH_ARTICLES = wordSet("el la los las un una unos unas todo toda todos todas bien en por con");

/** Words that lead to the verb of a sentence. */
const LEADS = wordSet(`
  then next finally now first meanwhile lastly afterwards also carefully gently lightly thinly finely immediately slowly
  luego despues finalmente primero ahora mientras tanto entonces y por ultimo
`);
const MOST_LEADS = 2;

export function isWeakVerb(word: string): boolean {
  return WEAK_VERBS.has(word);
}

/**
 * Returns the index of the verb that begins a sentence, in the language; -1 where none begins it.
 *
 * @param words the folded words of the sentence
 */
export function leadingVerb(words: readonly string[], language: TitleLanguage): number {
  let at = 0;
  while (at < MOST_LEADS && LEADS.has(words[at] ?? "")) at += 1;
  const [word = "", next = ""] = words.slice(at);
  if (NO_TITLE.has(word)) return -1;
  const isVerb =
    language === "en"
      ? isEnglishInstruction(word, next)
      : SPANISH_VERBS.has(word) && isSpanishInstruction(word, next);
  return isVerb ? at : -1;
}

function isEnglishInstruction(word: string, next: string): boolean {
  if (!ENGLISH_VERBS.has(word) && !MORE_ENGLISH_VERBS.has(word)) return false;
  if (BEHIND_A_NOUN.has(next)) return false;
  return BEHIND_A_VERB.has(next) || !(ALSO_NOUNS.has(word) || MORE_NOUNS.has(word));
}

function isSpanishInstruction(word: string, next: string): boolean {
  return !ALSO_SPANISH_NOUNS.has(word) || SPANISH_ARTICLES.has(next);
}
