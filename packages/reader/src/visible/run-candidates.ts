import { candidate, isAside, MAX_CANDIDATES, MAX_LINES } from "./candidates.ts";
import type { Candidate, Headings } from "./candidates.ts";
import { ingredientSimilarity, stepSimilarity } from "../layout/similarity.ts";
import type { PartHeading } from "../layout/page-headings.ts";
import { BOLD_LEVEL } from "../layout/page-lines.ts";
import type { PageLine, PageLines } from "../layout/page-lines.ts";

const MOST_MISSES = 3;
const FEWEST_IN_RUN = 4;
const MOST_PLAIN = 10;

/** Returns runs of lines that each begin with an amount, for pages without lists and names. */
export function runCandidates(lines: PageLines): Candidate[] {
  const found: Candidate[] = [];
  let from = 0;
  let misses = 0;
  for (let at = 0; at <= lines.all.length && found.length < MAX_CANDIDATES; at += 1) {
    const line = lines.all[at];
    const similarity = line && !line.isLink ? ingredientSimilarity(line.text) : -1;
    misses = similarity >= 0.6 ? 0 : misses + 1;
    if (misses > 1 || similarity < 0) {
      const end = at - misses + 1;
      const to = end - from >= FEWEST_IN_RUN - 1 ? endOfList(lines.all, end) : end;
      if (to - from >= FEWEST_IN_RUN && to - from <= MAX_LINES)
        found.push(candidate("list", lines, from, to, 0.7));
      from = at + 1;
      misses = 0;
    }
  }
  return found;
}

/** Returns the end of a run extended by following lines without an amount ("salt"), up to the end of their list. */
function endOfList(lines: readonly PageLine[], end: number): number {
  const last = lines[end - 1];
  let to = end;
  while (
    last &&
    to - end < MOST_PLAIN &&
    isOneList(last, lines[to]) &&
    ingredientSimilarity(lines[to]?.text ?? "") > 0
  )
    to += 1;
  return to;
}

function isOneList(line: PageLine, next: PageLine | undefined): boolean {
  if (!next || next.level > 0 || next.isLink) return false;
  return line.row && next.row ? line.row.parent === next.row.parent : line.element === next.element;
}

/** Returns the lines right after the ingredients, up to a heading. */
export function followingCandidate(lines: PageLines, headings: Headings, after: number): Candidate {
  const last = Math.min(lines.all.length, after + MAX_LINES);
  let from = after;
  // The first heading may name the steps in words that are not known.
  while (from < after + 2 && (lines.all[from]?.level ?? 0) > 0 && !headings.has(from)) from += 1;
  let to = from;
  let misses = 0;
  const first = lines.all[from];
  const isBeside = first !== undefined && isAside(first.element);
  while (to < last && misses < MOST_MISSES && !endsText(lines.all[to], headings.get(to))) {
    const line = lines.all[to];
    if (!isBeside && line && isAside(line.element)) break;
    misses = stepSimilarity(lines.all[to]?.text ?? "") > 0 ? 0 : misses + 1;
    to += 1;
  }
  to -= misses;
  return candidate("list", lines, from, to, 0.7);
}

function endsText(line: PageLine | undefined, heading: PartHeading | undefined): boolean {
  return (
    !line ||
    heading !== undefined ||
    (line.level > 0 && line.level < BOLD_LEVEL) ||
    line.surroundings !== null
  );
}
