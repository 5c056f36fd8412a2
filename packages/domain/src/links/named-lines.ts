import type { FoodLine, LineKind } from "./food-line.ts";
import type { LineState } from "./line-choice.ts";
import type { LineIndex } from "./line-index.ts";
import type { ReadMention } from "./mention-context.ts";

/** The most lines of one kind that are looked at, so that the work stays linear. */
const MOST_COMPARED = 6;
/** The least score at which a phrase surely names a line. */
const SURE = 8;
const CLOSE = 0.6;
const RIVAL = 1.5;

/** Returns for each line the last step that names it surely; none for a line that no step names. */
export function lastNamedSteps(
  mentions: readonly (readonly ReadMention[])[],
  index: LineIndex,
): readonly (number | undefined)[] {
  const last: number[] = [];
  for (const [at, own] of mentions.entries())
    for (const { matches, best, isAside, isAdjusting, isHandled } of own) {
      if (isAside || isAdjusting || isHandled || best < SURE) continue;
      for (const { kind, score } of matches)
        if (score >= best - CLOSE) for (const line of linesOf(kind, index)) last[line.index] = at;
    }
  return last;
}

/**
 * Returns the ingredient group to which most lines belong that a step names and that no line of another group can be;
 * null for the lines without a group, undefined where no line tells.
 */
export function votedGroup(
  mentions: readonly ReadMention[],
  index: LineIndex,
  states: readonly LineState[],
): string | null | undefined {
  const votes = new Map<string | null, number>();
  for (const { matches, best, isAside, isExcluded } of mentions) {
    if (isAside || isExcluded) continue;
    const meant = new Set<string | null>();
    let isUnused = false;
    for (const { kind, score } of matches) {
      if (score < best - RIVAL) continue;
      for (const line of linesOf(kind, index)) {
        meant.add(line.group);
        if (states[line.index]?.uses === 0) isUnused = true;
      }
    }
    const [only] = meant;
    if (meant.size === 1 && only !== undefined && isUnused) votes.set(only, (votes.get(only) ?? 0) + 1);
  }
  let most: string | null | undefined;
  for (const [name, count] of votes) if (most === undefined || count > (votes.get(most) ?? 0)) most = name;
  return most;
}

function linesOf(kind: LineKind, { linesOf: lines }: LineIndex): readonly FoodLine[] {
  return (lines.get(kind) ?? []).slice(0, MOST_COMPARED);
}
