import type { Step } from "../../recipe/recipe.ts";
import { balancedGroups, type GroupSize } from "./balanced-groups.ts";
import { type CookingCard, cookingCards, SCREEN_LETTERS } from "./cooking-cards.ts";
import { foldTitle, stepTitles } from "./step-titles.ts";

/** A screen of cooking mode: a stored step, or a part of one that is too long for a screen. */
export interface CookingScreen {
  /** The index of the stored step, from 0. */
  step: number;
  /** The index of this part of the step, from 0, and the number of its parts. */
  part: number;
  parts: number;
  /** The title of the step, or the label that begins its text; null where it has neither. */
  title: string | null;
  /** Empty for a step without parts. */
  cards: CookingCard[];
}

/** The height of a card's frame, its label and its box to tick, in characters of text. */
const CARD_FRAME_LETTERS = 125;
/** The text and the frames that one screen of a phone holds. */
const SCREEN_CAPACITY = 640;
/** A few short cards stay together, though the last one may need a scroll: turning a page for a line is more work. */
const FEW_LETTERS = 200;
const FEW_CARDS = 5;

/**
 * Cuts the steps of a recipe into screens for cooking. The stored recipe stays as it is: cards point into its texts. A
 * part of a step that begins with a label ("For the béchamel:") stays on one screen where it fits on one.
 *
 * @returns the screens of each step, at least one, in order
 */
export function cookingScreens(steps: readonly Pick<Step, "main_step" | "sub_steps">[]): CookingScreen[][] {
  const titles = stepTitles(steps);
  const seen = new Set(titles.map((title) => foldTitle(title ?? "")));
  return steps.map(({ sub_steps: subSteps }, step) => {
    const groups = screenGroups(cookingCards(subSteps));
    const title = titles[step] ?? unusedHeading(groups[0]?.[0]?.heading, seen);
    return groups.map((cards, part) => ({
      step,
      part,
      parts: groups.length,
      title,
      cards: cards.map((card) => withoutRepeatedHeading(card, title)),
    }));
  });
}

function screenGroups(cards: readonly CookingCard[]): CookingCard[][] {
  const sections: CookingCard[][] = [];
  for (const card of cards) {
    const section = sections.at(-1);
    if (section && card.heading === null) section.push(card);
    else sections.push([card]);
  }
  const blocks = sections.flatMap((section) =>
    fitsScreen(sizeOf(section)) ? [section] : balancedGroups(section, (card) => sizeOf([card]), fitsScreen),
  );
  const screens = balancedGroups(blocks, sizeOf, fitsScreen);
  return screens.length === 0 ? [[]] : screens.map((screen) => screen.flat());
}

function sizeOf(cards: readonly CookingCard[]): GroupSize {
  return { letters: cards.reduce((sum, { start, end }) => sum + end - start, 0), items: cards.length };
}

function fitsScreen({ letters, items }: GroupSize): boolean {
  if (letters <= FEW_LETTERS && items <= FEW_CARDS) return true;
  return letters <= SCREEN_LETTERS && letters + items * CARD_FRAME_LETTERS <= SCREEN_CAPACITY;
}

/** Returns a heading as a title, unless another step is called so. */
function unusedHeading(heading: string | null | undefined, seen: Set<string>): string | null {
  const folded = foldTitle(heading ?? "");
  if (!heading || seen.has(folded)) return null;
  seen.add(folded);
  return heading;
}

function withoutRepeatedHeading(card: CookingCard, title: string | null): CookingCard {
  return card.heading !== null && foldTitle(card.heading) === foldTitle(title ?? "")
    ? { ...card, heading: null }
    : card;
}
