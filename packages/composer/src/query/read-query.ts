import { DEFAULT_LANGUAGE, type RecipeLanguage } from "@larder/domain/language";
import { readCounted } from "./counted-words.ts";
import { Found, type Piece } from "./found.ts";
import { type Entry, LONGEST_PHRASE, lookUp, type Meaning } from "./lexicon.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { type Word, wordsOf } from "./tokens.ts";

/** The largest number of words of a query that are read. */
const MOST_WORDS = 60;

/**
 * Reads a query: foods, dish types, diets, servings, time, season; also returns the words that were not understood. The
 * words decide the language where they belong to one only; else it is the given one.
 */
export function readQuery(query: string, given: RecipeLanguage | undefined): ParsedQuery {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  const language = languageOf(words) ?? given ?? DEFAULT_LANGUAGE;
  const found = new Found(language);
  let at = 0;
  /** The word that excludes the foods after it, such as "sin"; null after other words. */
  let without: string | null = null;
  while (at < words.length) {
    const counted = readCounted(words, at);
    if (counted) {
      found.count(counted, writtenOf(words, at, counted.length));
      at += counted.length;
      continue;
    }
    const piece = readPiece(words, at, language);
    const length = piece.words.split(" ").length;
    if (without !== null && piece.meanings.some(({ kind }) => kind === "nor" || kind === "filler")) {
      at += length;
      continue;
    }
    const next = piece.meanings.some(({ kind }) => kind === "without");
    if (next && at + length < words.length) {
      without = piece.words;
    } else {
      if (without === null) found.take(piece);
      else found.bar(piece, without);
      const goesOn =
        without !== null &&
        words[at + length] !== undefined &&
        readPiece(words, at + length, language).meanings.some(({ kind }) => kind === "nor");
      if (!goesOn) without = null;
    }
    at += length;
  }
  return found.parsed();
}

/** Reads the longest known phrase at this index; meanings in the query's language come before those in the other. */
function readPiece(words: readonly Word[], at: number, language: RecipeLanguage): Piece {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const key = keyOf(words, at, length);
    const entries = lookUp(key);
    if (entries.length === 0) continue;
    return { words: writtenOf(words, at, length), key, meanings: inLanguage(entries, language) };
  }
  return { words: writtenOf(words, at, 1), key: keyOf(words, at, 1), meanings: [] };
}

function inLanguage(entries: readonly Entry[], language: RecipeLanguage): Meaning[] {
  const own = entries.filter((entry) => entry.language === language);
  return (own.length > 0 ? own : entries).map(({ meaning }) => meaning);
}

/** Returns the language that more of the words belong to alone; null on a tie. */
function languageOf(words: readonly Word[]): RecipeLanguage | null {
  const votes = { en: 0, es: 0 };
  let at = 0;
  while (at < words.length) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && lookUp(keyOf(words, at, length)).length === 0) length -= 1;
    const languages = new Set(lookUp(keyOf(words, at, length)).map((entry) => entry.language));
    if (languages.size === 1) for (const language of languages) votes[language] += length;
    if (/[ñ¿¡]/i.test(words[at]?.written ?? "")) votes.es += 1;
    at += length;
  }
  if (votes.en === votes.es) return null;
  return votes.en > votes.es ? "en" : "es";
}

function keyOf(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(" ");
}

function writtenOf(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ written }) => written)
    .join(" ");
}
