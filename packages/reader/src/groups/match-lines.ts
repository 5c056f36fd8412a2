import { sameness, wordsOf } from "./line-words.ts";
import type { LineWords } from "./line-words.ts";

/** A line of a page that repeats an ingredient of the recipe. */
export interface Match {
  /** The index of the line among the lines of the page. */
  at: number;
  /** The index of the ingredient. */
  ingredient: number;
}

/** A line and the ingredients that it may repeat, best first. */
interface LikeLine {
  at: number;
  candidates: Candidate[];
}

interface Candidate {
  ingredient: number;
  score: number;
}

/** The lines to be matched. */
export interface LinesToMatch {
  texts: readonly string[];
  /** Reports whether a line repeats no ingredient whatever its words: a heading. */
  isOther(at: number): boolean;
  /** Reports whether a line is the heading above a whole list. */
  beginsList(at: number): boolean;
}

/** The most lines without an ingredient between two groups of one list. */
const WIDEST_GAP = 12;
const LEAST_SAMENESS = 0.62;
/** Words that more ingredients share than this distinguish none of them. */
const MOST_SHARING = 24;
const MOST_CANDIDATES = 12;
const LONGEST_LINE = 500;
const EXACT = 1;

/**
 * Returns the run of lines that repeats the most ingredients, each of them once; of equal ones the last, since a page
 * may tell of the ingredients before it lists them. Linear in the number of lines.
 */
export function bestRun(ingredients: readonly string[], lines: LinesToMatch): Match[] {
  let best: Match[] = [];
  for (const run of runsOf(ingredients, lines)) {
    const matches = assign(run);
    if (matches.length >= best.length) best = matches;
  }
  return best;
}

/** Yields the runs of lines that are like ingredients, and before each the longer ones that it is a part of. */
function* runsOf(ingredients: readonly string[], lines: LinesToMatch): Generator<LikeLine[]> {
  const known = ingredients.map(wordsOf);
  const index = indexOf(known);
  let run: LikeLine[] = [];
  let pieces: LikeLine[][] = [];
  let piece: LikeLine[] = [];
  for (const [at, text] of lines.texts.entries()) {
    const isFar = at - (run.at(-1)?.at ?? at) > WIDEST_GAP;
    if (isFar) {
      yield run;
      if (pieces.length > 1) yield* pieces;
      run = [];
      pieces = [];
      piece = [];
    }
    if (text.length > LONGEST_LINE) continue;
    if (piece.length > 0 && lines.beginsList(at)) piece = [];
    if (lines.isOther(at)) continue;
    const candidates = candidatesFor(wordsOf(text), known, index);
    if (candidates.length === 0) continue;
    const line = { at, candidates };
    if (isFirstAgain(line, piece)) piece = [];
    run.push(line);
    if (piece.length === 0) pieces.push(piece);
    piece.push(line);
  }
  yield run;
  if (pieces.length > 1) yield* pieces;
}

/** Reports whether a line repeats the first ingredient of a list once more: the list begins again. */
function isFirstAgain({ candidates }: LikeLine, before: readonly LikeLine[]): boolean {
  const isFirst = ({ ingredient, score }: Candidate) => ingredient === 0 && score === EXACT;
  return candidates.some(isFirst) && before.some((line) => line.candidates.some(isFirst));
}

function indexOf(known: readonly LineWords[]): ReadonlyMap<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [at, { words }] of known.entries()) {
    for (const word of words) {
      const sharing = index.get(word);
      if (!sharing) index.set(word, [at]);
      else if (sharing.length < MOST_SHARING) sharing.push(at);
    }
  }
  return index;
}

/** Returns the ingredients that a line may repeat, best first. */
function candidatesFor(
  line: LineWords,
  known: readonly LineWords[],
  index: ReadonlyMap<string, number[]>,
): Candidate[] {
  const shared = new Map<number, number>();
  for (const word of line.words)
    for (const at of index.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  const likely = [...shared].toSorted(([, one], [, two]) => two - one).slice(0, MOST_CANDIDATES);
  const found: Candidate[] = [];
  for (const [ingredient] of likely) {
    const other = known[ingredient];
    const score = other ? sameness(line, other) : 0;
    if (score >= LEAST_SAMENESS) found.push({ ingredient, score });
  }
  return found.toSorted((one, two) => two.score - one.score);
}

/** Assigns the lines of a run to ingredients: the most similar one, and of equal ones the next in order. */
function assign(run: readonly LikeLine[]): Match[] {
  const used = new Set<number>();
  const matches: Match[] = [];
  let next = 0;
  for (const { at, candidates } of run) {
    let best: Candidate | null = null;
    for (const one of candidates) {
      if (used.has(one.ingredient)) continue;
      if (best && one.score < best.score) break;
      if (!best || distance(one.ingredient, next) < distance(best.ingredient, next)) best = one;
    }
    if (!best) continue;
    used.add(best.ingredient);
    matches.push({ at, ingredient: best.ingredient });
    next = best.ingredient + 1;
  }
  return matches;
}

/** Returns how far an ingredient is from the expected one; those before it are farther. */
function distance(ingredient: number, next: number): number {
  return ingredient >= next ? ingredient - next : (next - ingredient) * 2;
}
