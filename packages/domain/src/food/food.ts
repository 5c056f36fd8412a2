import type { RecipeLanguage } from "../language.ts";
import { type Content, isContent } from "./content.ts";
import { type Noun, noun } from "./noun.ts";

/** The id of a food in the table, such as "soy-sauce". */
export type FoodId = string;

/** A food, or a group of foods such as "cheese". */
export interface Food {
  id: FoodId;
  name: Readonly<Record<RecipeLanguage, Noun>>;
  /** The name in sentences and titles: "chicken" for boneless chicken thighs. */
  short: Readonly<Record<RecipeLanguage, Noun>>;
  /** More names of it. */
  also: Readonly<Record<RecipeLanguage, readonly string[]>>;
  /** The groups that it belongs to: a chicken breast is chicken. Their contents are its contents. */
  is: readonly FoodId[];
  /** The foods that a compound is made of: pesto has basil, pine nuts and Parmesan. */
  has: readonly FoodId[];
  /** Its own contents, besides those of its groups and its parts: `contentsOf` has all. */
  contains: readonly Content[];
  /** What a food that is named by this group alone can contain: "shellfish" can be crustaceans or molluscs. */
  mayContain: readonly Content[];
  /** True where the name can also be what a recipe makes, so that a step means no ingredient by it: "the cake". */
  isMade: boolean;
  /** True where a request means something else by the name: who writes "frittata" asks for the dish. */
  isOnlyInRecipes: boolean;
}

/**
 * Reads a table of foods, one a line: `id | English names | Spanish names | relations`.
 *
 * Names are separated by commas and written as for `noun`; the first one is the name, after which the name in sentences
 * can follow in parentheses. Relations are `is`, `has`, `contains` and `may` with their words, and `made`
 * and `in-recipes` without, separated by semicolons.
 *
 * @throws Error where a line is not of this form, so that a mistake in the table shows at once
 */
export function foodTable(table: string): Food[] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(readLine);
}

function readLine(line: string): Food {
  const [id = "", english = "", spanish = "", relations = ""] = line.split("|").map((cell) => cell.trim());
  if (id === "" || english === "" || spanish === "") throw new Error(`No food: ${line}`);
  const [en, es] = [readNames(english), readNames(spanish)];
  const related = readRelations(relations, line);
  return {
    id,
    name: { en: en.name, es: es.name },
    short: { en: en.short, es: es.short },
    also: { en: en.also, es: es.also },
    is: related.get("is") ?? [],
    has: related.get("has") ?? [],
    contains: contentsIn(related.get("contains"), line),
    mayContain: contentsIn(related.get("may"), line),
    isMade: related.has("made"),
    isOnlyInRecipes: related.has("in-recipes"),
  };
}

/** A name with, in parentheses, its form in sentences: "double cream (cream)". */
const NAME = /^([^()]+?)(?: \(([^()]+)\))?$/;

function readNames(cell: string): { name: Noun; short: Noun; also: string[] } {
  const [first = "", ...also] = cell.split(", ");
  const [, name = first, short = name] = NAME.exec(first) ?? [];
  return { name: noun(name), short: noun(short), also };
}

const RELATIONS: readonly string[] = ["is", "has", "contains", "may"];
/** Relations without words. */
const FLAGS: readonly string[] = ["made", "in-recipes"];

function readRelations(cell: string, line: string): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const relation of cell.split(";").filter((each) => each.trim() !== "")) {
    const [kind = "", ...others] = relation.trim().split(/\s+/);
    if (!(others.length > 0 ? RELATIONS : FLAGS).includes(kind)) throw new Error(`No relation: ${line}`);
    related.set(kind, others);
  }
  return related;
}

function contentsIn(words: readonly string[] | undefined, line: string): Content[] {
  return (words ?? []).map((word) => {
    if (!isContent(word)) throw new Error(`No content "${word}": ${line}`);
    return word;
  });
}
