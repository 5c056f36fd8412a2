import type { FoodLine } from "./food-line.ts";
import type { GroupPhrase } from "./group-request.ts";
import type { LineState } from "./line-choice.ts";
import type { IngredientUse, UsePart } from "./ingredient-use.ts";
import type { LinkWord } from "./link-text.ts";
import type { ReadMention } from "./mention-context.ts";
import type { Portion } from "./phrase-portion.ts";

/** The ingredients that one step takes, each once. */
export interface StepUses {
  /** Adds a use; the first of a line stays. `span` is null where the ingredient is only meant. */
  take: (line: FoodLine, part: UsePart, span: { from: number; to: number } | null, portion?: Portion) => void;
  /** Adds what a mention takes, and merges a portion and its rest in one step. */
  takeMention: (line: FoodLine, part: UsePart, mention: ReadMention) => void;
  /** Adds the lines that a phrase means together. */
  takePhrase: (phrase: GroupPhrase) => void;
  isPortion: (line: FoodLine) => boolean;
  /** Returns the uses, and notes them in the states of the lines. */
  finish: (stepIndex: number) => IngredientUse[];
}

/** @param prepared gets the uses that only make a line ready */
export function createStepUses(
  words: readonly LinkWord[],
  states: readonly LineState[],
  prepared: Set<IngredientUse>,
): StepUses {
  const taken = new Map<number, IngredientUse>();
  /** Lines of which only a little was taken before their own step, or that were only made ready. */
  const untouched = new Set<number>();

  const take = (
    line: FoodLine,
    part: UsePart,
    span: { from: number; to: number } | null,
    portion?: Portion,
  ): IngredientUse | null => {
    if (taken.has(line.index)) return null;
    const stated = portion?.amount ?? null;
    const use: IngredientUse = {
      i: line.index,
      part,
      start: span && (words[span.from]?.start ?? null),
      end: span && (words[span.to - 1]?.end ?? null),
      amount: stated && { quantity: stated.quantity, unit: stated.unit?.id ?? null },
    };
    taken.set(line.index, use);
    return use;
  };

  const takePhrase: StepUses["takePhrase"] = ({ lines, from, to, isPrepared }) => {
    for (const line of lines) {
      if (isPrepared && !taken.has(line.index)) untouched.add(line.index);
      take(line, "all", { from, to });
    }
  };

  return {
    take,
    takePhrase,
    isPortion: (line) => taken.get(line.index)?.part === "part",
    takeMention(line, part, mention) {
      const before = taken.get(line.index);
      const isUnused = states[line.index]?.uses === 0;
      if (before?.part === "part" && part === "rest") {
        before.part = isUnused ? "all" : "rest";
        before.amount = null;
        return;
      }
      const isGreased = mention.isGreasing && line.kind.purpose === null && isUnused;
      if (isGreased || mention.isPrepared) untouched.add(line.index);
      const use = take(line, isGreased ? "part" : part, mention.portion, mention.portion);
      const state = states[line.index];
      if (!use || !state || mention.product === null) return;
      if (state.product) state.product.use.part = "part";
      state.product = { name: mention.product, use };
    },
    finish(stepIndex) {
      for (const use of taken.values()) {
        const state = states[use.i];
        if (!state) continue;
        if (untouched.has(use.i)) {
          if (use.part === "all") prepared.add(use);
          continue;
        }
        state.uses += 1;
        state.isPortion = use.part === "part";
        state.lastStep = stepIndex;
      }
      return [...taken.values()];
    },
  };
}
