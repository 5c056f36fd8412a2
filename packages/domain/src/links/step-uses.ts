import type { FoodLine } from "./food-line.ts";
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
  isPortion: (line: FoodLine) => boolean;
  /** Returns the uses, and notes them in the states of the lines. */
  finish: (stepIndex: number) => IngredientUse[];
}

export function createStepUses(words: readonly LinkWord[], states: readonly LineState[]): StepUses {
  const taken = new Map<number, IngredientUse>();
  /** Lines of which only a little was taken before their own step, or that were only made ready. */
  const untouched = new Set<number>();

  const take: StepUses["take"] = (line, part, span, portion) => {
    if (taken.has(line.index)) return;
    const stated = portion?.amount ?? null;
    taken.set(line.index, {
      i: line.index,
      part,
      start: span && (words[span.from]?.start ?? null),
      end: span && (words[span.to - 1]?.end ?? null),
      amount: stated && { quantity: stated.quantity, unit: stated.unit?.id ?? null },
    });
  };

  return {
    take,
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
      take(line, isGreased ? "part" : part, mention.portion, mention.portion);
    },
    finish(stepIndex) {
      for (const use of taken.values()) {
        const state = states[use.i];
        if (!state || untouched.has(use.i)) continue;
        state.uses += 1;
        state.isPortion = use.part === "part";
        state.lastStep = stepIndex;
      }
      return [...taken.values()];
    },
  };
}
