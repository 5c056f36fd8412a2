import { sentenceRanges, type TextRange, trimmedRange } from "../../text/sentence-ranges.ts";
import { balancedGroups } from "./balanced-groups.ts";
import { leadingLabel } from "../../text/leading-label.ts";

/** A card of cooking mode: some sentences of a stored sub-step, by their indexes in its description. */
export interface CookingCard extends TextRange {
  /** The index of the sub-step in its step, from 0. */
  subStep: number;
  /** The label that begins the sub-step or a sub-step before it ("For the béchamel"), where the card begins it. */
  heading: string | null;
  /** Whether the card begins its sub-step. */
  isFirst: boolean;
  /** Whether the card ends its sub-step, which can then be ticked. */
  isLast: boolean;
}

/** The length of a card, in characters: more sentences begin another card. */
export const CARD_LETTERS = 260;
/** The length of a screen, in characters: a longer sentence is cut between its clauses. */
export const SCREEN_LETTERS = 420;

/**
 * Cuts the texts of a step's parts into cards, at sentences. A part that is a label alone is the heading of the next
 * card. A part without a text is one empty card, because it may hold ingredients.
 */
export function cookingCards(subSteps: readonly { description: string }[]): CookingCard[] {
  const cards: CookingCard[] = [];
  let waiting: string | null = null;
  for (const [subStep, { description }] of subSteps.entries()) {
    const label = leadingLabel(description);
    const isLabelAlone = label !== null && description.slice(label.end).trim() === "";
    if (isLabelAlone && subStep < subSteps.length - 1) {
      waiting = label.title;
      continue;
    }
    const from = isLabelAlone ? 0 : (label?.end ?? 0);
    const ranges = cardRanges(description, from);
    for (const [at, range] of ranges.entries()) {
      const heading: string | null = at === 0 ? ((isLabelAlone ? null : label?.title) ?? waiting) : null;
      cards.push({ subStep, ...range, heading, isFirst: at === 0, isLast: at === ranges.length - 1 });
    }
    waiting = null;
  }
  return cards;
}

/** @param from the index at which the text begins, after its label */
function cardRanges(description: string, from: number): TextRange[] {
  const sentences = sentenceRanges(description.slice(from))
    .map(({ start, end }) => ({ start: start + from, end: end + from }))
    .flatMap((sentence) => clauses(description, sentence));
  const [first] = sentences;
  const last = sentences.at(-1);
  if (!first || !last) return [{ start: from, end: description.length }];
  const groups = balancedGroups(
    sentences,
    ({ start, end }) => ({ letters: end - start + 1, items: 1 }),
    ({ letters }) => letters <= CARD_LETTERS + 1,
  );
  return groups.map((group) => ({ start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 }));
}

/** Cuts a sentence that is longer than a screen: after a semicolon, else after a comma, else between words. */
function clauses(text: string, { start, end }: TextRange): TextRange[] {
  const parts: TextRange[] = [];
  let from = start;
  while (end - from > SCREEN_LETTERS) {
    const part = text.slice(from, from + SCREEN_LETTERS);
    const cuts = [part.lastIndexOf("; ") + 1, part.lastIndexOf(", ") + 1, part.lastIndexOf(" ")];
    const cut = cuts.find((at) => at > SCREEN_LETTERS / 3) ?? SCREEN_LETTERS;
    const range = trimmedRange(text, from, from + cut);
    if (range) parts.push(range);
    from += cut;
  }
  const rest = trimmedRange(text, from, end);
  return rest ? [...parts, rest] : parts;
}
