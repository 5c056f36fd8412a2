import { plainLetters } from "../../text/fold.ts";
import type { Step } from "../../recipe/recipe.ts";
import { celsiusOf } from "../degrees.ts";
import { findTemperatures } from "../../measure/temperature.ts";

/** Words for baking, but not for bakeware: "bake", but neither "baking tray" nor "rest the roast". */
const BAKING =
  /\b(?:bake|(?<!\b(?:the|a|your|pot) )roast|hornea(?:r|lo|la|los|las)?|asa(?:r|lo|la|los|las)?)\b/;
const OVEN = /\b(?:oven|horno)\b/;
const OUT_OF_OVEN = /\b(?:from|out of) the (?:hot )?oven\b|\bdel horno\b/;

/**
 * Returns the oven's temperature in °C for each sub-step that uses it; null for the others, and where no temperature is
 * named. A temperature that is named once ("Heat the oven to 180 °C") lasts until the next. A step without sub-steps
 * counts as one sub-step.
 */
export function ovenHeats(steps: readonly Pick<Step, "main_step" | "sub_steps">[]): (number | null)[][] {
  let heat: number | null = null;
  const hear = (text: string) => {
    const said = plainLetters(text);
    if (BAKING.test(said) || OVEN.test(said)) heat = heatIn(text) ?? heat;
    return BAKING.test(said) || (OVEN.test(said) && !OUT_OF_OVEN.test(said));
  };
  return steps.map(({ main_step: title, sub_steps: parts }) => {
    const isInOven = hear(title);
    if (parts.length === 0) return [isInOven ? heat : null];
    return parts.map(({ description }) => (hear(description) ? heat : null));
  });
}

function heatIn(text: string): number | null {
  const [first] = findTemperatures(text);
  return first ? celsiusOf(first) : null;
}
