import { wordSet } from "../text/word-set.ts";
import { finishParts } from "./finish-parts.ts";
import { CLASS_NOUNS, type FoodClass, isSalt, isVegetable } from "./food-classes.ts";
import type { FoodLine } from "./food-line.ts";
import { findGroupPhrases, groupOfClasses } from "./group-phrases.ts";
import { impliedAt } from "./implied-uses.ts";
import { type ChoiceRequest, createLineChoice, type LineState } from "./line-choice.ts";
import type { LineIndex } from "./line-index.ts";
import type { NameContext } from "./line-names.ts";
import type { IngredientUse } from "./ingredient-use.ts";
import { GREASING } from "./link-vocabulary.ts";
import { linkStem, type LinkWord, readWords } from "./link-text.ts";
import { VAGUE } from "./match-phrase.ts";
import { readMentions, type ReadMention } from "./mention-context.ts";
import { lastNamedSteps, votedGroup } from "./named-lines.ts";
import { NO_PORTION } from "./phrase-portion.ts";
import { groupNamedBy, headingOf, namedGroups } from "./step-groups.ts";
import { findMentions } from "./step-phrases.ts";
import { createStepUses, type StepUses } from "./step-uses.ts";
import { createUnusedLines } from "./unused-lines.ts";
import { partOf } from "./use-part.ts";

export interface StepReaderRequest {
  lines: readonly FoodLine[];
  index: LineIndex;
  context: NameContext;
  words: readonly (readonly LinkWord[])[];
  sections: readonly (string | null)[];
  isHeadFirst: boolean;
}

/** A mention with a line that it means. */
interface NamedLine {
  mention: ReadMention;
  line: FoodLine;
  /** True where the mention can mean a class of lines: "the fruit". */
  isOfClass: boolean;
}

/** Reads the steps in their order and returns what each takes. */
export function readSteps({
  lines,
  index,
  context,
  words,
  sections,
  isHeadFirst,
}: StepReaderRequest): IngredientUse[][] {
  const states: LineState[] = lines.map(() => ({ uses: 0, isPortion: false, lastStep: -1, product: null }));
  const chooseLines = createLineChoice(index, states);
  const groups = namedGroups(lines, context.language);
  const mentions = words.map((step) => readMentions(step, findMentions(step, index, context, isHeadFirst)));
  const lastNamed = lastNamedSteps(mentions, index);
  let greaseLines = lines.filter(({ kind }) => kind.purpose === "grease");
  let group: string | null | undefined;
  const counts = new Map<FoodClass, number>();
  let takenCount = 0;
  const prepared = new Set<IngredientUse>();
  const wordCount = words.reduce((count, step) => count + step.length, 0);
  const unusedLines = createUnusedLines(lines, states, wordCount);

  function readStep(step: readonly LinkWord[], stepIndex: number): IngredientUse[] {
    const own = mentions[stepIndex] ?? [];
    const heading = headingGroup(step, stepIndex);
    const byNames = heading === null && groups.length > 0 ? votedGroup(own, index, states) : undefined;
    const isOpen = heading === null && byNames === undefined && groups.length > 0;
    const voted = isOpen ? groupOfClasses(step, unusedLines) : byNames;
    if (heading !== null || voted !== undefined) group = heading ?? voted;
    const uses = createStepUses(step, states, prepared);
    /** The lines that the step names, each with the head of the first mention that names it. */
    const named = new Map<number, number>();
    const excluded = new Set<number>();
    const request: Omit<ChoiceRequest, "matches"> = {
      ...NOT_SPECIAL,
      step: stepIndex,
      group,
      isGroupSure: heading !== null,
      isTaken: (line) => named.has(line.index),
      isNamedLater: (line) => (lastNamed[line.index] ?? -1) > stepIndex,
      areLastNamedTogether: (one, other) => lastNamed[one.index] === lastNamed[other.index],
    };
    const chosen: NamedLine[] = [];
    for (const mention of own) {
      const key = step[mention.head]?.key ?? "";
      const isOfClass = mention.best <= VAGUE && CLASS_NOUNS.has(key);
      const listedBefore = mention.isInList ? (chosen.at(-1)?.line.index ?? null) : null;
      const { matches, portion, isServing } = mention;
      for (const line of chooseLines({
        ...request,
        matches,
        portion,
        isServing,
        listedBefore,
        isPlural: key.endsWith("s"),
      })) {
        if (mention.isExcluded) excluded.add(line.index);
        else chosen.push({ mention, line, isOfClass });
        if (!mention.isAside && !isOfClass && !named.has(line.index)) named.set(line.index, mention.head);
      }
    }
    const phrases = findGroupPhrases({
      words: step,
      unusedLines,
      countOf,
      group: group ?? null,
      isGroupKnown: group !== undefined,
      groups,
      isNamedLater: request.isNamedLater,
      isNamedHere: (line, at) =>
        (named.has(line.index) && named.get(line.index) !== at) || excluded.has(line.index),
      isSaltNamed: chosen.some(({ line }) => isSalt(line)),
      namedCount: named.size,
      isFirst: takenCount === 0,
      isOwnName,
    });
    for (const { mention, line, isOfClass } of chosen) {
      const covering = phrases.find(({ to }) => to - 1 === mention.head);
      if (covering && (isOfClass || covering.lines.includes(line))) continue;
      if (mention.isHeading && (request.isNamedLater(line) || isNamedTwice(chosen, line))) continue;
      const state = states[line.index];
      const part = state ? partOf(mention, line, state, uses.isPortion(line)) : null;
      if (part) uses.takeMention(line, part, mention);
    }
    for (const phrase of phrases) uses.takePhrase(phrase);
    takeImplied(step, request, uses);
    const found = uses.finish(stepIndex);
    takenCount += found.length;
    return found;
  }

  /** Counts the lines of a class once for all phrases. */
  function countOf(members: FoodClass): number {
    const count = counts.get(members) ?? lines.filter(members).length;
    counts.set(members, count);
    return count;
  }

  function headingGroup(step: readonly LinkWord[], stepIndex: number): string | null {
    if (groups.length === 0) return null;
    const section = readWords(sections[stepIndex] ?? "", context.language);
    return groupNamedBy([...section, ...headingOf(step)], groups);
  }

  function isOwnName(stem: string): boolean {
    const named = index.byHead.get(stem) ?? [];
    return named.some(({ name }) => !name.isWeak && name.modifiers.length === 0);
  }

  /** Takes what verbs and adjectives mean: "salpimentar", "floured", "grease the pan". */
  function takeImplied(
    step: readonly LinkWord[],
    request: Omit<ChoiceRequest, "matches">,
    uses: StepUses,
  ): void {
    for (const [at, word] of step.entries()) {
      const implied = impliedAt(step, at);
      for (const food of implied?.foods ?? []) {
        const named = index.byHead.get(linkStem(food, context.language)) ?? [];
        const matches = named
          .filter(({ name, kind }) => !name.isWeak && !index.linesOf.get(kind)?.some(isVegetable))
          .map(({ kind }) => ({ kind, score: 10 }));
        const [line] = chooseLines({ ...request, matches, isGroupSure: false, isNamedLater: never });
        if (!line || !implied || request.isTaken(line)) continue;
        const isExtra = line.kind.isDivided || line.kind.purpose !== null || line.quantity === null;
        // "Season" alone takes no measured salt that a later step names.
        if (!implied.isNamed && line.quantity !== null && request.isNamedLater(line)) continue;
        if (!isExtra && (implied.isExtra || states[line.index]?.uses !== 0)) continue;
        const part = implied.isExtra && line.kind.purpose === null ? "part" : "all";
        uses.take(line, part, implied.isNamed ? { from: at, to: at + 1 } : null);
      }
      if (greaseLines.length === 0 || !GREASE_WORDS.has(word.key)) continue;
      for (const line of greaseLines)
        if (states[line.index]?.uses === 0 && !request.isTaken(line)) uses.take(line, "all", null);
      greaseLines = [];
    }
  }

  const uses = words.map(readStep);
  finishParts(uses, lines, (use) => prepared.has(use));
  return uses;
}

const GREASE_WORDS = wordSet(GREASING);
const never = () => false;
const NOT_SPECIAL = { portion: NO_PORTION, isPlural: false, isServing: false, listedBefore: null };

function isNamedTwice(chosen: readonly NamedLine[], line: FoodLine): boolean {
  return chosen.filter((each) => each.line === line).length > 1;
}
