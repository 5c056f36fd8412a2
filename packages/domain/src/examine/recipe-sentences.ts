import type { IngredientRow, RecipeDraft, Step } from "../recipe/recipe.ts";
import { plainLetters } from "../text/fold.ts";
import type { FindingPosition } from "../recipe/examination.ts";

/** A row or a sentence of a recipe. */
export interface RecipeSentence {
  where: FindingPosition;
  /** The text as it is written. */
  quote: string;
  /** The text in lower case, without accents, with single spaces and straight apostrophes. */
  plain: string;
}

/** The parts of a recipe that an examiner reads, in their order. */
export interface RecipeSentences {
  /** The name and what describes the recipe. */
  names: readonly RecipeSentence[];
  rows: readonly RecipeSentence[];
  steps: readonly RecipeSentence[];
}

/** Splits a recipe into its rows and sentences: titles, instructions, tips and reasons alike. */
export function sentencesOf(recipe: RecipeDraft): RecipeSentences {
  const { name, abstract, description } = recipe;
  return {
    names: [name, abstract, description].flatMap((text) => split(text, { part: "name", index: 0 })),
    rows: Object.values(recipe.ingredients)
      .flat()
      .map((row, index) => sentence(row.text ?? lineOf(row), { part: "ingredient", index })),
    steps: recipe.steps.flatMap((step, index) =>
      textsOf(step).flatMap((text) => split(text, { part: "step", index })),
    ),
  };
}

/** Returns a step without what compares it with something: "like wet sand". */
export function withoutAnalogies(step: Step): Step {
  const { analogy: _, ...rest } = step;
  return { ...rest, sub_steps: step.sub_steps.map(({ analogy: __, ...part }) => part) };
}

/** Groups the sentences of the steps by their step, in order. */
export function byStep<S extends Pick<RecipeSentence, "where">>(sentences: readonly S[]): S[][] {
  const steps = new Map<number, S[]>();
  for (const sentence of sentences) {
    const step = steps.get(sentence.where.index);
    if (step) step.push(sentence);
    else steps.set(sentence.where.index, [sentence]);
  }
  return [...steps.values()];
}

function lineOf({ measure, unit, ingredient_name, prep_style }: IngredientRow): string {
  const amount = measure === 0 ? "" : String(measure);
  return [amount, unit, ingredient_name, prep_style].filter((part) => part !== "").join(" ");
}

function textsOf(step: Step): (string | undefined)[] {
  return [step, ...step.sub_steps].flatMap((part) => [
    "description" in part ? part.description : part.main_step,
    part.tip,
    part.why,
    part.analogy,
    ...("ingredients" in part ? (part.ingredients ?? []).map((row) => row.text ?? row.ingredient_name) : []),
  ]);
}

function split(text: string | undefined, where: FindingPosition): RecipeSentence[] {
  return (text ?? "")
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter((part) => part.trim() !== "")
    .map((part) => sentence(part, where));
}

function sentence(quote: string, where: FindingPosition): RecipeSentence {
  return { where, quote: quote.trim(), plain: plainText(quote) };
}

/** Text that has neither accents nor spaces in a row. */
const PLAIN = /^[!-~]*(?: [!-~]+)* ?$/;

/**
 * Removes accents and collapses spaces. The ordinal sign, often typed for a degree, would become the letter o, so it is
 * replaced first.
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().trim();
  return plainLetters(text.replaceAll("º", "°")).replace(/[’´]/g, "'").replace(/\s+/g, " ").trim();
}

const NEGATION =
  /\b(?:no|not|nor|never|none|without|avoid\w*|don't|doesn't|isn't|aren't|shouldn't|mustn't|won't|can't|cannot|longer|discard\w*|remove|cut (?:away|off|out)|throw|trim|peel away|sin|ni|nunca|jamas|tampoco|evita\w*|desech\w*|descart\w*|quit\w*|retir\w*|elimin\w*|tira\w*|deje|dejen|pierda|pierdan|en lugar de|en vez de|instead of|rather than|unsafe|dangerous|poisonous|toxic|peligros\w*|toxic[oa]s?|venenos[oa]s?)\b/;

/** The number of characters before and after a phrase in which a negation counts, within its clause. */
const BEFORE = 45;
const AFTER = 40;

/** Returns whether a phrase of a plain text is denied: "no pink is left", "discard the leaves", "deje de estar rosado". */
export function isDenied(plain: string, start: number, end: number): boolean {
  const before = plain
    .slice(Math.max(0, start - BEFORE), start)
    .split(/[:,] (?!and|or|y|o|ni)|\bbut\b|\bpero\b/);
  const [after = ""] = plain.slice(end, end + AFTER).split(/[,:;]|\bbut\b|\bpero\b|\band\b|\by\b/);
  return (
    NEGATION.test(before.at(-1) ?? "") ||
    /\b(?:must not|should not|never|are (?:poisonous|toxic)|is (?:poisonous|toxic|dangerous)|has gone|disappears?|is gone|not|nunca|no (?:se|debe|deben|es|son)|son (?:toxic|venenos)\w*|es (?:toxic|venenos|peligros)\w*|desaparezca)\b/.test(
      after,
    )
  );
}
