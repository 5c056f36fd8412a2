import { parseDurationMinutes } from "@larder/domain/time/duration";
import {
  BARE_COUNT,
  BARE_TIME,
  isServed,
  LONGEST_FACT,
  LONGEST_VALUE,
  readMade,
  readServings,
  readTime,
} from "./fact-labels.ts";
import type { Around, LabelKind } from "./fact-labels.ts";
import { bareParts, partsOf } from "./fact-parts.ts";
import { AMOUNT_AT_START } from "./similarity.ts";
import type { PageLine } from "./page-lines.ts";

export type PageFacts = Partial<Record<LabelKind, number>>;

const MOST_LINES_ABOVE = 30;

/**
 * Reads the facts that a page labels: "Prep time: 10 min", "Serves 4", "Zutaten für 6 Personen".
 *
 * @param near the line index of the recipe: of several values the nearest counts
 * @param named facts found by the names of elements, for facts without a label
 */
export function readPageLabels(lines: readonly PageLine[], near: number, named: PageFacts): PageFacts {
  const found: Partial<Record<LabelKind, { value: number; distance: number }>> = {};
  for (const [at, line] of lines.entries()) {
    if (line.text.length > LONGEST_FACT) continue;
    const around = linesAround(lines, at);
    const parts = partsOf(line, lines[at - 1]);
    for (const part of parts) {
      const label =
        readTime(part, around.value, around.isInBox) ??
        readServings({ ...line, text: part }, around) ??
        (parts.length > 1 || line.level > 0 ? readMade(part) : null);
      if (!label) continue;
      const distance = Math.abs(at - near);
      const known = found[label.kind];
      if (!known || distance < known.distance) found[label.kind] = { value: label.value, distance };
    }
  }
  const values = Object.entries(found).map(([kind, { value }]) => [kind, value] as const);
  const facts: PageFacts = { ...named, ...Object.fromEntries(values) };
  const bare = (facts.total ?? facts.prep ?? facts.cook) ? null : bareTime(lines, near);
  return bare === null ? facts : { ...facts, total: bare };
}

/** Returns the unlabelled time nearest above the recipe, as beside a clock icon, in minutes; null without any. */
function bareTime(lines: readonly PageLine[], near: number): number | null {
  for (let at = Math.min(near, lines.length) - 1; at >= Math.max(0, near - MOST_LINES_ABOVE); at -= 1) {
    const line = lines[at];
    if (!line || line.isLink || line.text.length > LONGEST_VALUE) continue;
    const time = bareParts(line).find((part) => BARE_TIME.test(part));
    const minutes = time === undefined ? null : parseDurationMinutes(time);
    if (minutes) return minutes;
  }
  return null;
}

/** Returns the lines around a label. A line that begins a list of amounts is an ingredient, not the label's value. */
function linesAround(lines: readonly PageLine[], at: number): Around {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  const next = below?.text ?? "";
  const isValue = (text: string) => BARE_TIME.test(text) || BARE_COUNT.test(text);
  const isBelow = isValue(above?.text ?? "") && nearness(line, above) > nearness(line, below);
  const beginsList =
    !BARE_COUNT.test(next) &&
    !isServed(next) &&
    AMOUNT_AT_START.test(next) &&
    AMOUNT_AT_START.test(lines[at + 2]?.text ?? "");
  const before = above?.text ?? "";
  const isInBox = nearness(line, isBelow ? above : below) > 0;
  return { before, next: beginsList ? "" : next, value: isBelow ? before : next, isInBox };
}

/** Rates how closely two lines stand together: in one element, in one box, or neither. */
function nearness(line: PageLine | undefined, other: PageLine | undefined): number {
  if (!line || !other) return 0;
  const [own, its] = [line.element, other.element];
  if (own === its) return 2;
  return own.parent === its.parent || own.parent === its || its.parent === own ? 1 : 0;
}
