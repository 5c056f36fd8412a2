import { isVegetable } from "./food-classes.ts";
import type { FoodLine, LineKind } from "./food-line.ts";
import type { IngredientUse } from "./ingredient-use.ts";
import type { LineIndex } from "./line-index.ts";
import { COLOURS } from "./link-vocabulary.ts";
import { type Match, VAGUE } from "./match-phrase.ts";
import { shareOf } from "./phrase-amount.ts";
import type { Portion } from "./phrase-portion.ts";

/** The uses of a line so far. */
export interface LineState {
  uses: number;
  /** True where the last use was stated to be a portion. */
  isPortion: boolean;
  /** The last step that took it; -1 for none. */
  lastStep: number;
  /** The use by a part of the food that another one can follow: the whites after the yolks. */
  product: { name: string; use: IngredientUse } | null;
}

export interface ChoiceRequest {
  step: number;
  matches: readonly Match[];
  portion: Portion;
  isPlural: boolean;
  /** True in a sentence about serving, to which lines "to serve" belong. */
  isServing: boolean;
  /** The group of the step, and whether a heading says so. */
  /** The group of the step; null for the lines without one, undefined where it is not known. */
  group: string | null | undefined;
  isGroupSure: boolean;
  /** The line that stands before in a list, which therefore is not meant again: "brown sugar and sugar". */
  listedBefore: number | null;
  /** Returns whether this step named the line before. */
  isTaken: (line: FoodLine) => boolean;
  isNamedLater: (line: FoodLine) => boolean;
  /** Returns whether the last steps that name two lines are the same. */
  areLastNamedTogether: (one: FoodLine, other: FoodLine) => boolean;
}

const NEAR = 2.6;
/** The scores of a line of the step's group, and of one that no step took. */
const GROUP = 1.9;
const UNUSED = 1.1;
const LISTED = 1.5;
const NAMED_BEFORE = 1.9;
const TIE = 0.5;

/** Creates the function that finds the lines that a phrase means: mostly one, of the step's group and not used yet. */
export function createLineChoice(index: LineIndex, states: readonly LineState[]) {
  const queues = new Map<LineKind, LineQueue>();
  const isUsed = (line: FoodLine) => (states[line.index]?.uses ?? 0) > 0;
  const queueOf = (kind: LineKind): LineQueue => {
    const known = queues.get(kind);
    if (known) return known;
    const queue = createQueue(index.linesOf.get(kind) ?? [], isUsed);
    queues.set(kind, queue);
    return queue;
  };

  return function chooseLines(request: ChoiceRequest): FoodLine[] {
    const { matches, group } = request;
    const best = Math.max(...matches.map(({ score }) => score));
    const isVague = best <= VAGUE;
    const ranked: { line: FoodLine; score: number; total: number }[] = [];
    for (const { kind, score } of matches)
      if (score >= best - NEAR)
        for (const line of queueOf(kind).candidates(group))
          ranked.push({ line, score, total: score + preference(line, request, states[line.index]) });
    let first: (typeof ranked)[number] | undefined;
    for (const each of ranked) if (!first || each.total > first.total) first = each;
    if (!first) return [];
    const { line, score } = first;
    const rivals = ranked.filter(
      (each) => each.line !== line && !isUsed(each.line) && each.score >= score - TIE,
    );
    if (isVague && rivals.length > 0 && !isUsed(line) && line.group !== group) return [];
    if (isUsed(line) || isVague) return [line];
    return [
      line,
      ...rivals.filter((each) => areMeantTogether(line, each.line, request)).map((each) => each.line),
    ];
  };
}

function preference(
  line: FoodLine,
  { portion, group, isGroupSure, isTaken, isNamedLater, isServing, listedBefore, step }: ChoiceRequest,
  state: LineState | undefined,
): number {
  const share = shareOf(line, portion);
  const isUsed = (state?.uses ?? 0) > 0;
  let score = -line.index / 1e6;
  if (
    line.group === group &&
    (!isUsed || isGroupSure || state?.lastStep === step - 1 || state?.isPortion || line.kind.isDivided)
  )
    score += GROUP;
  else if (isGroupSure && line.group !== null) score -= 0.5;
  if (line.index === listedBefore) score -= LISTED;
  else if (isTaken(line)) score += NAMED_BEFORE;
  else if (isUsed === (portion.isRest || portion.isMore)) score += UNUSED;
  if (isUsed && state?.isPortion) score += 0.5;
  if (share !== null && !isUsed) score += Math.abs(share - 1) < 0.05 ? 1.6 : share > 1.05 ? -1 : 0.4;
  if (line.kind.isOptional) score -= 0.6;
  if (line.kind.isToServe && !isServing) score -= 1.5;
  if (!isUsed && isNamedLater(line)) score -= 0.2;
  return score;
}

/** Returns whether one phrase means two lines: "the peppers" for a red and a yellow one, "los chiles" for two sorts. */
function areMeantTogether(
  first: FoodLine,
  other: FoodLine,
  { isPlural, isNamedLater, areLastNamedTogether }: ChoiceRequest,
): boolean {
  if (
    first.group !== other.group ||
    first.kind === other.kind ||
    (isNamedLater(other) && !areLastNamedTogether(first, other)) ||
    first.kind.isToServe !== other.kind.isToServe
  )
    return false;
  const [one, two] = [first.kind.names[0], other.kind.names[0]];
  if (!one || !two || one.head !== two.head || Math.abs(first.index - other.index) > MOST_APART) return false;
  if (isPlural && MASS_FOODS.has(one.head)) return true;
  if (isPlural && first.kind.names[0]?.food?.id === other.kind.names[0]?.food?.id) return true;
  const isColoured =
    one.modifiers.some(({ key }) => COLOURS.has(key)) && two.modifiers.some(({ key }) => COLOURS.has(key));
  return isVegetable(first) && isVegetable(other) && (isColoured || isPlural);
}

const MOST_APART = 4;
/** Foods that have a plural only where there are several sorts: "the sugars". */
const MASS_FOODS: ReadonlySet<string> = new Set([
  "sugar",
  "flour",
  "vinegar",
  "mustard",
  "azucar",
  "harina",
  "vinagr",
]);

interface LineQueue {
  candidates: (group: string | null | undefined) => ReadonlySet<FoodLine>;
}

/** Gives the few lines of a kind that can be meant, without a look at all of them. */
function createQueue(lines: readonly FoodLine[], isUsed: (line: FoodLine) => boolean): LineQueue {
  const byGroup = new Map<string | null, FoodLine[]>();
  for (const line of lines) {
    const own = byGroup.get(line.group);
    if (own) own.push(line);
    else byGroup.set(line.group, [line]);
  }
  const firstUnused = createPointer(lines, isUsed);
  const pointers = new Map([...byGroup].map(([group, own]) => [group, createPointer(own, isUsed)] as const));
  return {
    candidates: (group) => {
      const found = new Set<FoodLine>();
      for (const pointer of [group === undefined ? undefined : pointers.get(group), firstUnused]) {
        const { before, next } = pointer?.() ?? { before: null, next: null };
        if (before) found.add(before);
        if (next) found.add(next);
      }
      return found;
    },
  };
}

/** Returns the last used line of a list and the first unused one after it. */
function createPointer(lines: readonly FoodLine[], isUsed: (line: FoodLine) => boolean) {
  let at = 0;
  return (): { before: FoodLine | null; next: FoodLine | null } => {
    for (let line = lines[at]; line && isUsed(line); line = lines[at]) at += 1;
    return { before: lines[at - 1] ?? null, next: lines[at] ?? null };
  };
}
