import { stem } from "../text/stem.ts";
import { plainLetters } from "../text/fold.ts";
import { spellings } from "../measure/measure-units.ts";
import { OTHER_FOODS, WEIGHED_FOODS, type WeighedFood } from "./density-table.ts";

const US_CUP_ML = 236.59;

/** The density of a food, and how it is measured. */
export interface Density {
  gramsPerMl: number;
  kind: WeighedFood["kind"];
}

type Foods = ReadonlyMap<string, Density | null>;

const ENGLISH = foodsBy("en");
const SPANISH = foodsBy("es");
const LONGEST_NAME = 5;
const LONGEST_TEXT = 120;

/** Remarks in brackets, behind a comma or behind "for" and the like: they do not identify the food. */
const MORE_SAID = /\(.*|,.*|\s(?:for|at|plus|with|or)\s.*/u;

/**
 * Returns the density of a food by the name that a recipe gives it, English or Spanish; null where it is not known.
 * English names end with the food ("unsalted butter", but not "butter beans"), Spanish ones begin with it ("harina de
 * trigo").
 */
export function densityOf(name: string): Density | null {
  const said = plainLetters(name.slice(0, LONGEST_TEXT));
  const english = wordsOf(said.replace(MORE_SAID, ""));
  const spanish = wordsOf(said);
  const found = longest(english, ENGLISH, (count) => english.slice(-count));
  return (
    (found === undefined ? longest(spanish, SPANISH, (count) => spanish.slice(0, count)) : found) ?? null
  );
}

/**
 * Finds the longest name that matches.
 *
 * @returns null where that name is of another food, undefined where none matches
 */
function longest(
  words: readonly string[],
  foods: Foods,
  take: (count: number) => string[],
): Density | null | undefined {
  for (let count = Math.min(words.length, LONGEST_NAME); count > 0; count -= 1) {
    const found = foods.get(take(count).join(" "));
    if (found !== undefined) return found;
  }
  return undefined;
}

function wordsOf(plain: string): string[] {
  return plain
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "")
    .map(stem);
}

function foodsBy(language: "en" | "es"): Foods {
  const foods = new Map<string, Density | null>();
  for (const food of WEIGHED_FOODS) {
    const density = { gramsPerMl: food.cup / US_CUP_ML, kind: food.kind };
    for (const name of spellings(food[language])) foods.set(namedAs(name), density);
  }
  for (const name of spellings(OTHER_FOODS[language])) foods.set(namedAs(name), null);
  return foods;
}

function namedAs(name: string): string {
  return wordsOf(plainLetters(name)).join(" ");
}
