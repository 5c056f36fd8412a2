import { stem } from "../text/stem.ts";
import { type Token, tokenise } from "../text/text-tokens.ts";
import { DESCRIBING, sortsOf } from "./link-vocabulary.ts";
import { wordSet } from "../text/word-set.ts";

/** A language whose words for foods, parts and groups are known here. */
export type LinkLanguage = "en" | "es" | "de" | "fr" | "it" | "pt";

/** A token of a recipe's text with the stem by which names are compared. */
export interface LinkWord extends Token {
  stem: string;
  /** The sorts of words that the word can be by itself, as bits of `link-vocabulary`. */
  sorts: number;
  /** True at the start of a sentence and after a colon or a semicolon. */
  begins: boolean;
}

const LITTLE_WORDS: readonly (readonly [LinkLanguage, ReadonlySet<string>])[] = [
  ["en", wordSet("the and with of in until to for into add a on over")],
  ["es", wordSet("el la los las y en con un una del al hasta de que se para")],
  ["de", wordSet("der die das und mit den dem in auf ein eine zu bis im")],
  ["fr", wordSet("le la les et dans avec un une des du de au puis jusqu en sur pour")],
  ["it", wordSet("il la le i e in con un una di del della al fino per che gli")],
  ["pt", wordSet("o a os as e em com um uma do da no na ate ao que leve de")],
];

/** The indexes in `LITTLE_WORDS` of the languages that have a word. */
const LANGUAGES_OF: ReadonlyMap<string, readonly number[]> = new Map(
  [...new Set(LITTLE_WORDS.flatMap(([, words]) => [...words]))].map((word) => [
    word,
    LITTLE_WORDS.flatMap(([, words], at) => (words.has(word) ? [at] : [])),
  ]),
);

/** Returns the language of which a recipe's steps have the most little words; English on a tie. */
export function languageOf(steps: readonly (readonly Token[])[]): LinkLanguage {
  const counts = LITTLE_WORDS.map(() => 0);
  for (const step of steps)
    for (const { key } of step)
      for (const at of LANGUAGES_OF.get(key) ?? []) counts[at] = (counts[at] ?? 0) + 1;
  const most = Math.max(...counts);
  return LITTLE_WORDS[counts.indexOf(most)]?.[0] ?? "en";
}

/** Returns whether the head of a name comes first in a language: "caldo de pollo", against "chicken broth". */
export function isHeadFirst(language: LinkLanguage): boolean {
  return language !== "en" && language !== "de";
}

const SENTENCE_ENDS: ReadonlySet<string> = new Set([".", ":", ";", "!", "?", "•", "*"]);

/** Cuts a text into words with stems. A hyphen between two words is dropped: "all-purpose" is two words. */
export function linkWords(tokens: readonly Token[], language: LinkLanguage): LinkWord[] {
  const words: LinkWord[] = [];
  let begins = true;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || (token.key === "-" && joinsWords(tokens, at))) continue;
    const { kind, text, value, start, end, glued } = token;
    const key = kind === "word" ? bareKey(token.key) : token.key;
    words.push({
      kind,
      text,
      key,
      value,
      start,
      end,
      glued,
      stem: kind === "word" ? linkStem(key, language) : key,
      sorts: kind === "word" ? sortsOf(key) : 0,
      begins,
    });
    begins = token.kind === "mark" && SENTENCE_ENDS.has(token.key) && !isAbbreviation(tokens, at);
  }
  return words;
}

export function readWords(text: string, language: LinkLanguage): LinkWord[] {
  return linkWords(tokenise(text), language);
}

function joinsWords(tokens: readonly Token[], at: number): boolean {
  const [before, dash, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return before?.kind === "word" && after?.kind === "word" && dash?.glued === true && after.glued;
}

/** Returns whether a dot ends an abbreviation rather than a sentence: "2 tbsp. of butter". */
function isAbbreviation(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    tokens[at]?.key === "." &&
    next?.kind === "word" &&
    next.text.charAt(0) === next.key.charAt(0) &&
    !next.glued
  );
}

const ELISION = /^(?:[dlnsc]|qu|dell|all|sull|nell|un)'(?=.)/;

/** Returns a word without an elided article and without the English genitive. */
function bareKey(key: string): string {
  if (!key.includes("'")) return key;
  return key.replace(ELISION, "").replace(/'s$/, "").replaceAll("'", "");
}

const SHORT = 4;

/** Returns the stem of a word; German and Italian plurals have rules of their own. */
export function linkStem(key: string, language: LinkLanguage): string {
  if (language === "de")
    return key.length > SHORT ? key.replace(/(?:en|er|n|e|(?<=[ao])s)$/, "") : key.replace(/^eier$/, "ei");
  if (language === "it") return key.length > 3 ? key.replace(/h?[aeio]$/, "") : key;
  if (language === "fr" && key.length > SHORT) return stem(key.replace(/x$/, ""));
  return stem(key);
}

/** Returns whether a word is of a sort, or of one of several that are joined as bits. */
export function isSort({ sorts }: { sorts: number }, sort: number): boolean {
  return (sorts & sort) !== 0;
}

/** Returns whether a word describes a food and names none by itself. */
export function isDescribing({ sorts }: { sorts: number }): boolean {
  return (sorts & DESCRIBING) !== 0;
}
