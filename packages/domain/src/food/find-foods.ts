import { type RecipeLanguage, RECIPE_LANGUAGES } from "../language.ts";
import type { Content } from "./content.ts";
import type { Food } from "./food.ts";
import { foodIndex, type Named } from "./food-index.ts";
import { type FoodWord, foodWords } from "./food-words.ts";
import { isWithout, type Qualifier, readMore, readQualifier } from "./qualifiers.ts";
import { meansOther } from "./word-senses.ts";

/** A food that a text names. */
export interface FoodMention {
  food: Food;
  /** The name with its qualifiers, as the text has it: "gluten-free flour". */
  words: string;
  /** The offset of the first character of the words in the text. */
  start: number;
  /** The offset after the last character of the words. */
  end: number;
  /** The contents that qualifiers take away; contents that the food does not have can be among them. */
  lacks: readonly Content[];
}

/**
 * Returns the foods that a text names, in its order; names in both languages are read, the longest first. A qualifier
 * beside the name is part of the mention ("gluten-free flour", "pan sin gluten ni huevo"), so a reader of requests cuts
 * off what is to be left out before it looks for foods. Linear in the length of the text.
 *
 * @param language the language whose meaning counts where a word is a name in both; guessed from the text where none is given
 * @param isOfRecipe true for the rows and sentences of a recipe, in which a dish's name is an ingredient: "frittata"
 */
export function findFoods(text: string, language?: RecipeLanguage, isOfRecipe = false): FoodMention[] {
  const words = foodWords(text);
  const used = language ?? likelyLanguage(words);
  const nameOf = (at: number) => nameAt(words, at, used, isOfRecipe);
  const mentions: FoodMention[] = [];
  let before: Before | undefined;
  let at = 0;
  for (let first = words[at]; first; first = words[at]) {
    if (before && (first.begins ? before.at !== at : at - before.at > MOST_BETWEEN)) before = undefined;
    const name = nameOf(at);
    const qualifier: Qualifier | null = readQualifier(words, at) ?? freeOf(words, at, name);
    const isOther = (length: number) =>
      length === 1 &&
      meansOther({
        words,
        at,
        written: text.slice(first.start, first.end),
        language: used,
        isFood: (next) => nameOf(next)?.food != null,
      });
    const found = qualifier && qualifier.length >= (name?.length ?? 0) ? null : name;
    if (found && (found.food === null || isOther(found.length))) {
      at += found.length;
    } else if (found?.food) {
      const after = qualifiersAfter(words, at, found.length);
      const start = before?.start ?? first.start;
      const end = withClosing(text, start, words[after.at - 1]?.end ?? first.end);
      const lacks = [...new Set([...(before?.lacks ?? []), ...after.lacks])];
      mentions.push({ food: found.food, words: text.slice(start, end), start, end, lacks });
      before = undefined;
      at = after.at;
    } else if (qualifier) {
      at += qualifier.length;
      before = {
        start: before?.start ?? first.start,
        at,
        lacks: [...new Set([...(before?.lacks ?? []), ...qualifier.lacks])],
      };
    } else {
      at += 1;
    }
  }
  return mentions;
}

const ENGLISH_WORDS = new Set([
  "the",
  "of",
  "with",
  "and",
  "a",
  "in",
  "to",
  "for",
  "or",
  "without",
  "no",
  "on",
]);
const SPANISH_WORDS = new Set([
  "de",
  "con",
  "sin",
  "la",
  "el",
  "los",
  "las",
  "y",
  "para",
  "al",
  "del",
  "en",
  "un",
  "una",
]);

/** Returns the language with more of its little words in the text; English on a tie. */
function likelyLanguage(words: readonly FoodWord[]): RecipeLanguage {
  const count = (little: ReadonlySet<string>) => words.filter(({ key }) => little.has(key)).length;
  return count(SPANISH_WORDS) > count(ENGLISH_WORDS) ? "es" : "en";
}

/** Qualifiers of the food that follows. */
interface Before {
  start: number;
  /** The index of the word after them. */
  at: number;
  lacks: readonly Content[];
}

/** The most words between a qualifier and the food: "gluten-free dark soy sauce" where only "soy sauce" is known. */
const MOST_BETWEEN = 2;

/** A name at an index; the food is null for a phrase that names none, such as "cake tin". */
interface Name {
  food: Food | null;
  length: number;
}

/** Returns the longest name at an index. */
function nameAt(
  words: readonly FoodWord[],
  at: number,
  language: RecipeLanguage,
  isOfRecipe: boolean,
): Name | null {
  const { named, inRecipes, longest } = foodIndex();
  let key = words[at]?.key ?? "";
  const most = longest.get(key) ?? 0;
  let found: Name | null = null;
  for (let length = 1; length <= most; length += 1) {
    if (length > 1) {
      const word = words[at + length - 1];
      if (!word || word.begins) break;
      key = `${key} ${word.key}`;
    }
    const meanings = named.get(key);
    const more = isOfRecipe ? inRecipes.get(key) : undefined;
    const all = more && meanings ? { ...meanings, ...more } : (more ?? meanings);
    if (all) found = { food: inLanguage(all, language) ?? null, length };
  }
  return found;
}

function inLanguage(named: Named, language: RecipeLanguage): Food | undefined {
  const other = RECIPE_LANGUAGES.find((each) => each !== language);
  return named[language] ?? (other && named[other]);
}

/** Returns the qualifier that a name with "free" after it is, as in "mushroom-free"; null for other names. */
function freeOf(words: readonly FoodWord[], at: number, name: { length: number } | null): Qualifier | null {
  const next = name && words[at + name.length];
  if (!name || next?.key !== "free" || next.begins) return null;
  const isFreeRange = words[at + name.length + 1]?.key === "range";
  return isFreeRange ? null : { length: name.length + 1, lacks: [], follows: false };
}

/** Returns the end of a mention with the closing parenthesis of its qualifier: "butter (vegan)". */
function withClosing(text: string, start: number, end: number): number {
  return text.charAt(end) === ")" && text.slice(start, end).includes("(") ? end + 1 : end;
}

/** Reads the qualifiers that follow a name: "sin gluten", "(vegan)", ", gluten-free"; "ni huevo" after "pan sin gluten". */
function qualifiersAfter(
  words: readonly FoodWord[],
  from: number,
  length: number,
): { at: number; lacks: Content[] } {
  const more = words.slice(from, from + length).some(isWithout) ? readMore(words, from + length) : null;
  const lacks: Content[] = [...(more?.lacks ?? [])];
  let at = from + length + (more?.length ?? 0);
  for (let word = words[at]; word && (!word.begins || word.goesOn); word = words[at]) {
    const qualifier = readQualifier(words, at);
    const next = words[at + (qualifier?.length ?? 0)];
    const isOwn = (qualifier?.follows && !word.begins) || next === undefined || next.begins;
    if (!qualifier || !isOwn) break;
    lacks.push(...qualifier.lacks);
    at += qualifier.length;
  }
  return { at, lacks };
}
