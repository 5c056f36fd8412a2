import { isServings } from "../layout/fact-labels.ts";
import { isTimeFact } from "../layout/fact-parts.ts";
import { partHeading } from "../layout/page-headings.ts";
import { BOLD_LEVEL } from "../layout/page-lines.ts";
import type { PageLine } from "../layout/page-lines.ts";
import type { PageElement } from "../layout/page-tree.ts";
import { AMOUNT_AT_START, hasAmount, isFurniture } from "../layout/similarity.ts";

/** How a page shows that a line is the name of a group. */
export type NameEvidence = "heading" | "title" | "bold" | "text";

const LONGEST_NAME = 80;
const LONGEST_PLAIN_NAME = 60;
const TITLE_NAMES =
  /(?:^|[\s_-])(?:separator|header|heading|headline|title|subtitle|sub-?head(?:er|ing)?|divider|category|section|group|part|label|group-?name|group-?title)(?:$|[\s_-])/;
/** A purpose at the start of a group's name: "For the soup", "To serve", "Für die Suppe". */
const FOR =
  /^(?:for|to (?:serve|garnish|finish|assemble|decorate)|für|zum|zur|pour|para|per|voor|till?|til|na|do|dla|для|на)\s+\p{L}|^to (?:serve|garnish|finish|assemble|decorate)$|^(?:pour l|per l)['’]/iu;
/** "{soup}", "[soup]", "*** soup ***", "-- soup --". */
const FRAMED = /^(?:\{.*\}|\[.*\]|[*~_=-]{2,}.*[*~_=-]{2,}|<.*>)$/u;
const SIGNS_BEFORE = /^[\s#*~_=<{[•·–-]+/u;
const SIGNS_BEHIND = /[\s\p{Cf}#*~_=>}\]:：–-]+$/u;
/** The buttons behind a heading that multiply the recipe: "1x 2x 3x". */
const MULTIPLES_BEHIND = /(?:\s(?:\d|½|¼)[x×])+$/u;
const QUESTION_OR_SENTENCE = /[?!.]$/;
const CELL_TAGS = new Set(["dt", "dd", "td", "th"]);
const LETTER = /\p{L}/u;
const LETTERS = /\p{L}/gu;
const FEWEST_CAPITALS = 3;

/**
 * Returns how the page shows that a line is the name of a group; null where nothing does.
 *
 * @param isTitle whether the element of the line is named like a title, unlike the rows of the list
 */
export function nameEvidence(line: PageLine, isTitle: boolean): NameEvidence | null {
  const { text, level, row } = line;
  if (text.length > LONGEST_NAME || !isName(line)) return null;
  if (isHeading(line)) return "heading";
  if (isTitle) return "title";
  if (level === BOLD_LEVEL || (row && isBoldRow(row))) return "bold";
  if (text.length > LONGEST_PLAIN_NAME || hasAmount(text)) return null;
  return /[:：]$/.test(text) || FOR.test(text) || FRAMED.test(text) || inCapitals(text) ? "text" : null;
}

/** Reports whether a line without any evidence may be the name of a group, where nothing else stands between lists. */
export function isPlainName(line: PageLine): boolean {
  const { text, isLink, row, element } = line;
  const isApart = row === null && !isLink && !CELL_TAGS.has(element.tag);
  return text.length <= LONGEST_PLAIN_NAME && isApart && !hasAmount(text) && isName(line);
}

export function isHeading({ level }: PageLine): boolean {
  return level > 0 && level < BOLD_LEVEL;
}

/** Reports whether the element of a line is named like a title. */
export function hasTitleNames({ row, element }: PageLine): boolean {
  return TITLE_NAMES.test((row ?? element).names);
}

/** Reports whether a line heads the whole list: "Ingredients". */
export function headsList({ text, level }: PageLine): boolean {
  const heading = partHeading({ text: text.replace(MULTIPLES_BEHIND, ""), level });
  return heading?.part === "ingredients" && heading.strength === 3;
}

/** Returns the name of a group as the page writes it, without marks around it; null for "Ingredients" alone. */
export function groupName(line: PageLine): string | null {
  if (headsList(line)) return null;
  const name = line.text.replace(MULTIPLES_BEHIND, "").replace(SIGNS_BEFORE, "").replace(SIGNS_BEHIND, "");
  return name === "" ? null : name;
}

/** Reports whether a line, or the row that holds it, has bold words. */
export function hasBoldWords({ row, level }: PageLine): boolean {
  return (
    level > 0 ||
    (row !== null &&
      row.children.some((child) => typeof child !== "string" && /^(?:strong|b)$/.test(child.tag)))
  );
}

/** Reports whether a text can be a name at all. */
function isName(line: PageLine): boolean {
  const { text, isControl } = line;
  if (isControl || !LETTER.test(text) || QUESTION_OR_SENTENCE.test(text)) return false;
  if (AMOUNT_AT_START.test(text) || isFurniture(text) || isServings(line) || isTimeFact(line)) return false;
  const heading = partHeading(line);
  return heading?.part !== "method" || heading.strength < 3;
}

/** Reports whether a row is bold from end to end, or up to a nested list. */
function isBoldRow(row: PageElement): boolean {
  const cells = row.children.filter((child) => typeof child !== "string");
  if (row.tag === "tr" && cells.length > 1 && cells.every(({ tag }) => tag === "th")) return true;
  const parts = row.children.filter((child) =>
    typeof child === "string" ? child.trim() !== "" : !/^[uo]l$/.test(child.tag),
  );
  const [only] = parts;
  return (
    parts.length === 1 &&
    only !== undefined &&
    typeof only !== "string" &&
    /^(?:strong|b|em|u|h[1-6])$/.test(only.tag)
  );
}

/** Reports whether a text is in capitals; never true in scripts without case. */
function inCapitals(text: string): boolean {
  const letters = text.match(LETTERS) ?? [];
  return letters.length >= FEWEST_CAPITALS && text === text.toUpperCase() && text !== text.toLowerCase();
}
