import { stepSimilarity } from "../layout/similarity.ts";
import type { PageLine, PageLines } from "../layout/page-lines.ts";
import type { PageElement } from "../layout/page-tree.ts";

const FEWEST_STEPS = 2;
const MOST_LINES = 60;
const OUTERMOST = /^(?:html|body|main|article)$/;

/**
 * Finds the end of the element that contains a heading and the steps below it. The text after it, in an element with
 * another name, is no step: the article, advice, the author.
 *
 * @param at the line index of the heading
 * @returns the index after the last line in the element; null where there is no such element
 */
export function endOfBox(lines: PageLines, at: number): number | null {
  const heading = lines.all[at];
  if (!heading) return null;
  let box: PageElement | null = heading.element;
  let steps = 0;
  for (
    let next = at + 1;
    next < Math.min(lines.all.length, at + MOST_LINES) && steps < FEWEST_STEPS;
    next += 1
  ) {
    if (stepSimilarity(lines.all[next]?.text ?? "") < 1) continue;
    steps += 1;
    box = steps === FEWEST_STEPS ? around(lines, box, next) : box;
  }
  if (steps < FEWEST_STEPS || !box || OUTERMOST.test(box.tag)) return null;
  const { to } = lines.range(box);
  return isOther(box, lines.all[to]) ? to : null;
}

/** Returns the smallest element around another that also contains a line. */
function around(lines: PageLines, element: PageElement | null, line: number): PageElement | null {
  let box = element;
  while (box && lines.range(box).to <= line) box = box.parent;
  return box;
}

/** Reports whether a line stands right beside a box, in an element with another name. */
function isOther(box: PageElement, line: PageLine | undefined): boolean {
  let beside: PageElement | null = line?.element ?? null;
  while (beside && beside.parent !== box.parent) beside = beside.parent;
  return beside !== null && beside.names !== "" && beside.names !== box.names && box.names !== "";
}
