import type { FoodLine } from "./food-line.ts";
import type { LineState } from "./line-choice.ts";
import type { UsePart } from "./ingredient-use.ts";
import type { ReadMention } from "./mention-context.ts";
import { shareOf } from "./phrase-amount.ts";

/** The share from which a stated amount is all of a line; cooks round. */
const WHOLE = 0.95;

/** Foods that several steps take without saying so each time. */
const PANTRY: ReadonlySet<string> = new Set(
  "salt pepper oil sal pimienta aceit salz pfeffer sel poivr olivenol pep azeit".split(" "),
);

/**
 * Decides what a mention takes of a line; null where it is no use.
 *
 * @param isPortionHere true where the step took a portion of the line before
 */
export function partOf(
  mention: ReadMention,
  line: FoodLine,
  state: LineState,
  isPortionHere: boolean,
): UsePart | null {
  const { portion, isAside, isHandled, isAdjusting, isToTaste, isRemoved } = mention;
  if (isAside || isRemoved) return null;
  if (isPortionHere && (portion.isRest || portion.isOther)) return "rest";
  const share = shareOf(line, portion);
  if (state.uses === 0) {
    const isPart = portion.isFraction || portion.isMore || (portion.isLittle && line.quantity !== null);
    return (share === null ? isPart : share < WHOLE) ? "part" : "all";
  }
  if ((isHandled && !portion.isRest) || isAdjusting) return null;
  if (mention.product !== null && state.product && state.product.name !== mention.product) return "part";
  const isOpen = state.isPortion || line.kind.isDivided || (line.quantity === null && isPantry(line));
  if (portion.isOther) return "rest";
  if (portion.isRest) return isOpen ? "rest" : null;
  if (portion.isMore || isOpen || (share !== null && share < WHOLE)) return "part";
  return isPantry(line) && (portion.isLittle || isToTaste) ? "part" : null;
}

function isPantry({ kind }: FoodLine): boolean {
  return kind.names.some(({ head }) => PANTRY.has(head));
}
