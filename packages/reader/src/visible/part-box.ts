import { stepSimilarity } from "../layout/similarity.ts";
import type { PageLine, PageLines } from "../layout/page-lines.ts";
import type { PageElement } from "../layout/page-tree.ts";

const FEWEST_STEPS = 2;
const MOST_LINES = 60;
const OUTERMOST = /^(?:html|body|main|article)$/;

/**
 * Where the box ends that holds a heading and the steps below it, for what stands behind it in a box called otherwise
 * is another text: the article, advice, the author.
 *
 * @param at the line of the heading
 * @returns the place behind the last line in the box; null where there is no such box
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

/** The smallest element around one that holds a line too. */
function around(lines: PageLines, element: PageElement | null, line: number): PageElement | null {
  let box = element;
  while (box && lines.range(box).to <= line) box = box.parent;
  return box;
}

/** Reports whether a line stands right beside a box, in one that is called otherwise. */
function isOther(box: PageElement, line: PageLine | undefined): boolean {
  let beside: PageElement | null = line?.element ?? null;
  while (beside && beside.parent !== box.parent) beside = beside.parent;
  return beside !== null && beside.names !== "" && beside.names !== box.names && box.names !== "";
}
