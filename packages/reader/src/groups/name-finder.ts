import type { PageLine } from "../layout/page-lines.ts";
import type { PageElement } from "../layout/page-tree.ts";
import { groupName, headsList, isHeading, isPlainName, nameEvidence } from "./group-name.ts";
import type { NameEvidence } from "./group-name.ts";
import { wordsOf } from "./line-words.ts";
import type { Match } from "./match-lines.ts";

/** The number of lines above the first ingredient among which the name of its group is looked for. */
const LINES_ABOVE = 4;
const PRICE = /[€$£]\s?\d|\d\s?[€$£]/;

/** Finds the names of groups between the ingredients that a page shows. */
export class NameFinder {
  private readonly matches: readonly Match[];
  private readonly lines: readonly PageLine[];
  private readonly isTitle: (line: PageLine) => boolean;
  private readonly missingWords: ReadonlySet<string>;

  /**
   * @param isTitle whether the element of a line is named like a title, unlike the rows of the list
   * @param missingWords words of ingredients; a line with one of them may be a part of an ingredient
   */
  constructor(
    matches: readonly Match[],
    lines: readonly PageLine[],
    isTitle: (line: PageLine) => boolean,
    missingWords: ReadonlySet<string>,
  ) {
    this.matches = matches;
    this.lines = lines;
    this.isTitle = isTitle;
    this.missingWords = missingWords;
  }

  /**
   * Returns the name of the group that each ingredient begins: null for a group without a name, undefined where an
   * ingredient continues the group of the one before it.
   */
  names(): (string | null | undefined)[] {
    const above = this.matches.map(({ at }, index) => {
      const before = this.matches[index - 1];
      return before ? this.nameBetween(before.at, at) : undefined;
    });
    const shapes = new Set(above.flatMap((line) => (line ? [this.shapeOf(line)] : [])));
    const first = this.matches[0];
    if (first) above[0] = this.nameAbove(first.at, shapes);
    return above.map((line, index) => (line ? groupName(line) : this.beginsNameless(index, above)));
  }

  /** Returns the last line between two ingredients that is the name of a group. */
  private nameBetween(before: number, at: number): PageLine | undefined {
    const between = this.lines.slice(this.endOfGoods(before, at), at);
    const shown = between.filter((line) => this.evidenceOf(line) !== null);
    const named = shown.filter((line) => groupName(line) !== null);
    const headings = named.filter(isHeading);
    if (shown.length > 0) return headings.at(-1) ?? named.at(-1) ?? shown.at(-1);
    const [only] = between;
    const style = styleOf(this.lines[at]);
    const isApart = styleOf(this.lines[before]) === style && styleOf(only) !== style;
    return between.length === 1 && only && isApart && this.mayBeName(only) ? only : undefined;
  }

  /** Returns the index behind the last price between two ingredients: the name above a price is that of goods. */
  private endOfGoods(before: number, at: number): number {
    for (let above = at - 1; above > before; above -= 1)
      if (PRICE.test(this.lines[above]?.text ?? "")) return above + 1;
    return before + 1;
  }

  /** Returns the name above the first ingredient: a line that looks like a name farther below. */
  private nameAbove(first: number, shapes: ReadonlySet<string>): PageLine | undefined {
    for (let above = first - 1; above >= Math.max(0, first - LINES_ABOVE); above -= 1) {
      const line = this.lines[above];
      if (!line || headsList(line)) return undefined;
      if (shapes.has(this.shapeOf(line)) && (this.evidenceOf(line) !== null || this.mayBeName(line)))
        return line;
    }
    return undefined;
  }

  /**
   * Returns null for an ingredient that begins a list below others of which each has its name: it is in none of their
   * groups.
   */
  private beginsNameless(index: number, above: readonly (PageLine | undefined)[]): null | undefined {
    const begins = (at: number) => this.listOf(at) !== this.listOf(at - 1);
    const named = above.flatMap((line, at) => (line && at > 0 && at < index ? [at] : []));
    return named.length > 0 && begins(index) && named.every(begins) ? null : undefined;
  }

  private listOf(index: number): PageElement | null | undefined {
    const match = this.matches[index];
    return match && this.lines[match.at]?.row?.parent;
  }

  private evidenceOf(line: PageLine): NameEvidence | null {
    return nameEvidence(line, this.isTitle(line));
  }

  /** Reports whether a line that nothing shows to be a name may be one: it is like no ingredient. */
  private mayBeName(line: PageLine): boolean {
    return isPlainName(line) && ![...wordsOf(line.text).words].some((word) => this.missingWords.has(word));
  }

  /** Returns what lines that the page shows alike have in common. */
  private shapeOf(line: PageLine): string {
    return `${this.evidenceOf(line)} ${line.element.tag} ${line.level} ${line.row?.tag ?? ""}`;
  }
}

/** Returns the markup of a line, equal for the rows of one list. */
export function styleOf(line: PageLine | undefined): string {
  return line ? `${line.element.tag} ${line.element.names} ${line.row?.tag ?? ""}` : "";
}
