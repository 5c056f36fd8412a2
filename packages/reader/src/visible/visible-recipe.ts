import {
  headedCandidates,
  headingsOf,
  isInContent,
  listCandidates,
  namedCandidates,
  withinPart,
} from "./candidates.ts";
import type { Candidate } from "./candidates.ts";
import { followingCandidate, runCandidates } from "./run-candidates.ts";
import { ingredientPart } from "./ingredient-part.ts";
import { readAuthorLine, readCredit } from "./author.ts";
import { readCardName } from "./card-name.ts";
import { findPageImage } from "./page-image.ts";
import { readNamedFacts } from "./named-facts.ts";
import { readPageLabels } from "../layout/page-labels.ts";
import type { PageLines } from "../layout/page-lines.ts";
import { stepPart } from "./step-part.ts";
import type { VisiblePart, VisibleParts } from "../found/visible-part.ts";

const INGREDIENT_NAMES = /ingredi[eë]n|zutat|sastojc|hozzaval|skladnik/;
const NOT_INGREDIENTS =
  /instruct|direction|method|adjustable|nutrition|ingredients?-(?:header|title|heading)/;
const STEP_NAMES =
  /instruct|direction|method|prepar(?!\w*-?time)|procedure|(?:^|[\s_-])steps?(?:$|[\s_-])|zubereit|bereiding|how-?to|etapes?|elabora|tillag|fremgang/;
const NOT_STEPS = /ingredi|zutat|nutrition|prep-?time|payment|shipping/;

/** Finds the visible ingredients and steps of a page, by names, headings and similarity. */
export function findVisibleParts(lines: PageLines): VisibleParts {
  const headings = headingsOf(lines.all);
  const lists = listCandidates(lines);
  const ingredients = best(
    [
      ...namedCandidates(lines, INGREDIENT_NAMES, NOT_INGREDIENTS),
      ...headedCandidates(lines, headings, "ingredients", INGREDIENT_NAMES),
      ...lists,
      ...runCandidates(lines),
    ],
    (found) => ingredientPart(withinPart(found, headings, "ingredients")),
  );
  const steps = best(
    [
      ...namedCandidates(lines, STEP_NAMES, NOT_STEPS),
      ...headedCandidates(lines, headings, "method", STEP_NAMES),
      ...lists.filter(isInContent),
      ...(ingredients ? [followingCandidate(lines, headings, ingredients.to)] : []),
    ],
    (found) => stepPart(withinPart(found, headings, "method"), ingredients),
  );
  const near = ingredients?.from ?? steps?.from ?? 0;
  const labels = readPageLabels(lines.all, near, readNamedFacts(lines, near));
  const image = findPageImage(lines, ingredients?.to ?? 0);
  const title = readCardName(lines, near);
  const author = readAuthorLine(lines, near) ?? creditBehind(lines, steps);
  return { ingredients, steps, labels, title, author, image };
}

/** A credit is looked for behind the last line that is a step. */
function creditBehind(lines: PageLines, steps: VisiblePart | null): string | null {
  const last = steps?.source.at(-1);
  return steps && last ? readCredit(lines.all, steps, lines.all.indexOf(last, steps.from) + 1) : null;
}

function best(
  candidates: readonly Candidate[],
  read: (candidate: Candidate) => VisiblePart | null,
): VisiblePart | null {
  let top: VisiblePart | null = null;
  for (const candidate of candidates) {
    const part = read(candidate);
    if (
      part &&
      (!top || part.score > top.score + 1e-9 || (part.score > top.score * 0.98 && isTighter(part, top)))
    )
      top = part;
  }
  return top;
}

function isTighter(part: VisiblePart, than: VisiblePart): boolean {
  return part.to - part.from < than.to - than.from && part.from >= than.from && part.to <= than.to;
}
