import { ingredientSimilarity } from "../layout/similarity.ts";
import { isWithin } from "../layout/page-tree.ts";
import type { PageElement } from "../layout/page-tree.ts";
import { partHeading } from "../layout/page-headings.ts";
import type { PartHeading } from "../layout/page-headings.ts";
import { BOLD_LEVEL } from "../layout/page-lines.ts";
import { isServings } from "../layout/fact-labels.ts";
import { isTimeFact } from "../layout/fact-parts.ts";
import { endOfBox } from "./part-box.ts";
import type { PageLine, PageLines } from "../layout/page-lines.ts";
import type { VisiblePart } from "../found/visible-part.ts";

export interface Candidate {
  how: VisiblePart["how"];
  /** The lines that may be the part. */
  lines: PageLine[];
  /** The index of the first line among the lines of the page. */
  from: number;
  to: number;
  weight: number;
}

export const MAX_LINES = 400;
export const MAX_CANDIDATES = 400;
const LONGEST_GROUP_NAME = 40;
const MOST_FACTS_BETWEEN = 4;
const FOR_SO_MANY: PartHeading = { part: "ingredients", strength: 2 };
const NAMED_WITHIN = 4;
const LIST_WEIGHT = 0.6;
/** The factor that decides between lists that are otherwise equal. */
const NAMED_TWICE = 1.001;
const SURROUNDING_TAGS = new Set(["nav", "footer", "aside"]);
const SURROUNDING_NAMES =
  /(?:^|[\s_-])(?:nav(?:igation)?|menu|footer|sidebar|comments?|comment-list|related|widget(?:_\w+|-area|s)|newsletter|cookie|breadcrumbs?|social|nutrition\w*|naehrwert\w*|equipment)(?:$|[\s_-])/;
const LIST_TAGS = new Set(["ul", "ol", "table", "tbody", "dl"]);

/** The headings of a page, by the index of their lines. */
export type Headings = ReadonlyMap<number, PartHeading>;

export function headingsOf(lines: readonly PageLine[]): Headings {
  const found = new Map<number, PartHeading>();
  for (const [at, line] of lines.entries()) {
    if (line.row && line.level === 0 && !line.isControl && line.text.length > 30) continue;
    if (line.level === 0 && isTimeFact(line)) continue;
    const heading = partHeading(line) ?? (headsAmounts(lines, at) ? FOR_SO_MANY : null);
    if (heading) found.set(at, heading);
  }
  return found;
}

/** Reports whether a line such as "For 6 people:" stands right above amounts, with only times between them. */
function headsAmounts(lines: readonly PageLine[], at: number): boolean {
  const line = lines[at];
  if (!line || line.row || !isServings(line)) return false;
  const below = lines.slice(at + 1, at + 1 + MOST_FACTS_BETWEEN).filter((next) => !isTimeFact(next));
  return below.length > 1 && below.slice(0, 2).every((next) => ingredientSimilarity(next.text) >= 1);
}

/** Returns the elements with names that match `names` and not `not`, as candidates. */
export function namedCandidates(lines: PageLines, names: RegExp, not: RegExp): Candidate[] {
  const found: Candidate[] = [];
  const rows = new Map<string, { elements: PageElement[]; from: number; to: number }>();
  for (const element of lines.elements) {
    if (found.length >= MAX_CANDIDATES) break;
    if (element.names === "" || !names.test(element.names) || not.test(element.names)) continue;
    const { from, to } = lines.range(element);
    if (to - from > MAX_LINES || to === from) continue;
    if (to - from > 1 || element.tag !== "span") found.push(candidate("names", lines, from, to, 1.3));
    const key = `${element.tag} ${element.names}`;
    const group = rows.get(key);
    if (!group) rows.set(key, { elements: [element], from, to });
    else if (group.elements.length < MAX_LINES) {
      group.elements.push(element);
      group.to = to;
    }
  }
  for (const { elements, from, to } of rows.values()) {
    if (elements.length < 2) continue;
    const parts = elements.flatMap((element) => {
      const range = lines.range(element);
      return lines.all.slice(range.from, Math.min(range.to, range.from + 40));
    });
    found.push({
      how: "names",
      lines: [...new Set(parts)].slice(0, MAX_LINES),
      from,
      to,
      weight: 1.3 * positionWeight(elements[0]),
    });
  }
  return found;
}

/** Returns the lines below each heading of a part, up to the heading of another part. */
export function headedCandidates(
  lines: PageLines,
  headings: Headings,
  part: "ingredients" | "method",
  names: RegExp,
): Candidate[] {
  const found: Candidate[] = [];
  for (const [at, heading] of headings) {
    if (heading.part !== part || found.length >= MAX_CANDIDATES) continue;
    const line = lines.all[at];
    if (!line) continue;
    const to = endOfPart(lines, headings, at, part);
    if (to === at + 1) continue;
    const weight = (1.1 + heading.strength * 0.15) * (isNamed(lines.all[at + 1], names) ? NAMED_TWICE : 1);
    found.push(candidate("heading", lines, at + 1, to, weight));
  }
  return found;
}

/**
 * Reports whether a line is in an element with a matching name: a card is preferred to an article that repeats it.
 */
function isNamed(line: PageLine | undefined, names: RegExp): boolean {
  let element: PageElement | null | undefined = line?.element;
  for (let up = 0; element && up < NAMED_WITHIN; up += 1, element = element.parent)
    if (names.test(element.names)) return true;
  return false;
}

/** Reports whether a list stands in the content of a page, not beside it. */
export function isInContent({ weight }: Candidate): boolean {
  return weight >= LIST_WEIGHT;
}

/** Returns the lists, tables and rows of the page, whether or not a heading or a name describes them. */
export function listCandidates(lines: PageLines): Candidate[] {
  const found: Candidate[] = [];
  for (const element of lines.elements) {
    if ((!LIST_TAGS.has(element.tag) && !lines.holdsBoxes(element)) || found.length >= MAX_CANDIDATES)
      continue;
    const { from, to } = lines.range(element);
    if (to - from >= 3 && to - from <= MAX_LINES) found.push(candidate("list", lines, from, to, LIST_WEIGHT));
  }
  return found;
}

/**
 * Returns a candidate without the lines that headings in it assign to another part: an element around the whole
 * recipe is no list.
 *
 * @param part the part that the candidate may be
 */
export function withinPart(found: Candidate, headings: Headings, part: "ingredients" | "method"): Candidate {
  if (found.how === "heading" || found.lines.length !== found.to - found.from) return found;
  let { from, to } = found;
  for (let at = found.from; at < found.to; at += 1) {
    const heading = headings.get(at);
    if (!heading || heading.strength < 2) continue;
    if (heading.part === part && from === found.from) from = at + 1;
    else if (
      heading.part !== part &&
      at > from &&
      (heading.part !== "stop" || endsPart(heading, found.lines[at - found.from]))
    ) {
      to = at;
      break;
    }
  }
  if (to - from === found.lines.length) return found;
  return { ...found, from, to, lines: found.lines.slice(from - found.from, to - found.from) };
}

/** Reports whether a heading within an element (tools, notes or the like) ends the part above it. */
function endsPart({ strength }: PartHeading, line: PageLine | undefined): boolean {
  return strength === 3 && line !== undefined && line.level > 0 && line.level < BOLD_LEVEL;
}

function endOfPart(lines: PageLines, headings: Headings, at: number, part: "ingredients" | "method"): number {
  const own = lines.all[at]?.level || BOLD_LEVEL + 1;
  const box = part === "method" ? endOfBox(lines, at) : null;
  const last = Math.min(lines.all.length, at + MAX_LINES, box ?? Number.POSITIVE_INFINITY);
  for (let next = at + 1; next < last; next += 1) {
    const line = lines.all[next];
    if (!line) return next;
    const heading = headings.get(next);
    if (heading && heading.part !== part && next > at + 1 && ends(heading, line)) return next;
    if (heading && heading.part !== part && heading.part !== "stop") return next;
    const isOther = line.level > 0 && line.level < BOLD_LEVEL && line.level <= own && next > at + 1;
    if (isOther && !headsGroup(line.text) && !goesOn(lines.all[next + 1], line, part)) return next;
    if (line.surroundings && line.surroundings !== lines.all[at]?.surroundings) return next;
  }
  return last;
}

/** Reports whether a heading names a group: it stands in the list itself, or an ingredient row follows it. */
function goesOn(next: PageLine | undefined, heading: PageLine, part: "ingredients" | "method"): boolean {
  if (heading.row && next?.row && heading.row.parent === next.row.parent) return true;
  const isRow = next !== undefined && next.row !== null && !next.isLink;
  return (
    part === "ingredients" &&
    isRow &&
    heading.text.length <= LONGEST_GROUP_NAME &&
    ingredientSimilarity(next.text) >= 0.6
  );
}

/** Reports whether a heading ends a part; a line within a list seldom does. */
function ends(heading: PartHeading, line: PageLine): boolean {
  return heading.part !== "stop" || line.level > 0 || (heading.strength === 3 && !line.row);
}

/** Reports whether a text is the name of a group or a step: "For the sauce", "Step 2", "Sauce:". */
function headsGroup(text: string): boolean {
  return /^(?:for|für|fur|pour|per|para|voor|till|til|to make|zum|zur|step|schritt|étape|paso|passo|stap|steg)\b|:$|^\d+[.)]?\s/i.test(
    text,
  );
}

export function candidate(
  how: Candidate["how"],
  lines: PageLines,
  from: number,
  to: number,
  weight: number,
): Candidate {
  const own = lines.all.slice(from, to);
  return { how, lines: own, from, to, weight: weight * positionWeight(own[0]?.element) };
}

function positionWeight(element: PageElement | undefined): number {
  return element && isAside(element) ? 0.4 : 1;
}

/** Reports whether an element is, or stands within, a menu, a sidebar, comments or the like. */
export function isAside(element: PageElement): boolean {
  return isWithin(
    element,
    ({ tag, names }) =>
      SURROUNDING_TAGS.has(tag) || (tag !== "body" && tag !== "html" && SURROUNDING_NAMES.test(names)),
  );
}
