import type { RawIngredientGroup } from "@larder/domain/schema-org/ingredient-groups";
import type { PageLine } from "../layout/page-lines.ts";
import { hasTitleNames, headsList, isHeading } from "./group-name.ts";
import { bestRun } from "./match-lines.ts";
import type { Match } from "./match-lines.ts";
import { ShownList } from "./shown-list.ts";

/** The least share of the ingredients that a list on the page must repeat. */
const LEAST_SHARE = 0.6;
const SHARE_OF_WHOLE = 0.9;
const FEWEST_MATCHES = 2;
/** The most lines with the element names of a title, beside the ingredients; more of them are the rows of the list. */
const MOST_TITLES = 0.5;

/**
 * Finds the groups of a recipe's ingredients by the names that the page shows between them. The lines keep their
 * wording, and their order within a group.
 *
 * @returns null where the page names no group
 */
export function groupsOnPage(
  ingredients: readonly string[],
  lines: readonly PageLine[],
): RawIngredientGroup[] | null {
  const isTitle = titlesAmong(lines, ingredients.length * MOST_TITLES);
  const list = new ShownList(ingredients, lines, shownRun(ingredients, lines, isTitle), isTitle);
  const isWhole = list.matches.length >= Math.max(FEWEST_MATCHES, ingredients.length * LEAST_SHARE);
  return isWhole ? list.groups() : null;
}

/** Reports whether lines show the list of ingredients from its beginning to its end. */
export function showsList(ingredients: readonly string[], lines: readonly PageLine[]): boolean {
  const isTitle = titlesAmong(lines, ingredients.length * MOST_TITLES);
  const matched = new Set(shownRun(ingredients, lines, isTitle).map(({ ingredient }) => ingredient));
  const hasEnds = matched.has(0) && matched.has(ingredients.length - 1);
  return hasEnds && matched.size >= ingredients.length * SHARE_OF_WHOLE;
}

function shownRun(
  ingredients: readonly string[],
  lines: readonly PageLine[],
  isTitle: (line: PageLine) => boolean,
): Match[] {
  const is = (at: number, fits: (line: PageLine) => boolean) => {
    const line = lines[at];
    return line !== undefined && fits(line);
  };
  return bestRun(ingredients, {
    texts: lines.map((line) => line.text),
    isOther: (at) => is(at, isTitle),
    beginsList: (at) => is(at, (line) => line.row === null && headsList(line)),
  });
}

/** Returns whether a line is a heading, or named like a title that is rarer than ingredients. */
function titlesAmong(lines: readonly PageLine[], most: number): (line: PageLine) => boolean {
  const counts = new Map<string, number>();
  const namesOf = ({ row, element }: PageLine) => (row ?? element).names;
  for (const line of lines) {
    if (hasTitleNames(line)) counts.set(namesOf(line), (counts.get(namesOf(line)) ?? 0) + 1);
  }
  return (line) => {
    const count = counts.get(namesOf(line));
    return isHeading(line) || (count !== undefined && count <= most);
  };
}
