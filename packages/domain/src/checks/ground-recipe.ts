import { normaliseDuration } from "../normalise/duration.ts";
import { createNotes } from "../normalise/notes.ts";
import { withoutUndefined } from "../normalise/values.ts";
import { formatMeasure } from "../measure/shown-amount.ts";
import {
  ASSUMABLE,
  type Duration,
  type IngredientRow,
  type RecipeDraft,
  type Step,
  type SubStep,
} from "../recipe/recipe.ts";
import { DEFAULT_SERVINGS } from "../recipe/default-servings.ts";
import { hasMinutes, hasNumber, hasNumbersOf, hasWordsOf, readSource, type Source } from "./grounding.ts";

export interface GroundedRecipe {
  /** The recipe without the explanations, tools, times and servings that are not in the source. */
  recipe: RecipeDraft;
  /** The share of ingredient lines and steps that are in the source: 0 to 1; 0 when there are none. */
  score: number;
  /** The ingredient lines and steps that are not in the source. */
  ungroundedLines: string[];
}

/** The longest tag, in characters, that the source need not contain: it can name the kind of dish. */
const TAG_LENGTH = 30;

/** Compares a recipe with the text that it was read from. */
export function groundRecipe(recipe: RecipeDraft, text: string): GroundedRecipe {
  const source = readSource(text);
  const rows = Object.values(recipe.ingredients).flat();
  const parts = recipe.steps.flatMap(({ sub_steps }) => sub_steps);
  const judged = [
    ...rows.map((row) => ({ line: lineOf(row), isGrounded: isRowIn(row, source) })),
    ...parts.map(({ description }) => ({ line: description, isGrounded: isStepIn(description, source) })),
  ];
  const grounded = judged.filter(({ isGrounded }) => isGrounded);
  return {
    recipe: withoutInventions(recipe, source),
    score: judged.length === 0 ? 0 : grounded.length / judged.length,
    ungroundedLines: judged.filter(({ isGrounded }) => !isGrounded).map(({ line }) => line),
  };
}

function lineOf(row: IngredientRow): string {
  const food = [formatMeasure(row), row.unit, row.ingredient_name].filter((part) => part !== "").join(" ");
  return row.prep_style === "" ? food : `${food}, ${row.prep_style}`;
}

/** Returns whether the source has both the food and its amount: a real food with an invented number misleads most. */
function isRowIn(row: IngredientRow, source: Source): boolean {
  const { measure, measureMin = measure, measureMax = measure } = row;
  const amounts = [measureMin, measureMax].filter((amount) => typeof amount === "number");
  const written = typeof measure === "string" && row.measureMin === undefined ? measure : "";
  const words = [written, row.unit, row.ingredient_name, row.prep_style].join(" ");
  return (
    amounts.every((amount) => amount === 0 || hasNumber(amount, source)) &&
    hasNumbersOf(words, source) &&
    hasWordsOf(row.ingredient_name, source) &&
    hasWordsOf(words, source)
  );
}

function isStepIn(description: string, source: Source): boolean {
  return hasWordsOf(description, source) && hasNumbersOf(description, source);
}

function withoutInventions(recipe: RecipeDraft, source: Source): RecipeDraft {
  const saidServings = hasNumber(recipe.servings, source);
  const isServingsNew = !saidServings && !recipe.assumed?.includes("servings");
  const duration = saidDuration(recipe, source);
  const assumed = new Set(recipe.assumed);
  if (isServingsNew) assumed.add("servings");
  if (duration.assumed) assumed.add("duration");
  return withoutUndefined({
    ...recipe,
    abstract: said(recipe.abstract, source),
    description: said(recipe.description, source),
    history: said(recipe.history, source),
    did_you_know: said(recipe.did_you_know, source),
    tags: recipe.tags.filter((tag) => tag.length <= TAG_LENGTH || hasWordsOf(tag, source)),
    tools: recipe.tools
      .filter(({ tool_name }) => hasWordsOf(tool_name, source))
      .map((tool) => ({ ...tool, purpose: said(tool.purpose, source) ?? "" })),
    servings: saidServings ? recipe.servings : DEFAULT_SERVINGS,
    duration: duration.duration,
    steps: recipe.steps.map((step) => withSaidReasons(step, source)),
    assumed: assumed.size > 0 ? ASSUMABLE.filter((part) => assumed.has(part)) : undefined,
  });
}

function saidDuration(recipe: RecipeDraft, source: Source): { duration: Duration; assumed: boolean } {
  const { duration } = recipe;
  if (recipe.assumed?.includes("duration")) return { duration, assumed: true };
  const { prep_time_minutes: prep, cook_time_minutes: cook, total_time_minutes: total } = duration;
  const saidOrNothing = (minutes: number) =>
    minutes > 0 && hasMinutes(minutes, source) ? minutes : undefined;
  const [saidPrep, saidCook] = [saidOrNothing(prep), saidOrNothing(cook)];
  const isSum = total === prep + cook && saidPrep === (prep || undefined) && saidCook === (cook || undefined);
  const saidTotal = isSum ? total || undefined : saidOrNothing(total);
  return normaliseDuration(
    { prep_time_minutes: saidPrep, cook_time_minutes: saidCook, total_time_minutes: saidTotal },
    createNotes(),
  );
}

function withSaidReasons(step: Step, source: Source): Step {
  return withoutUndefined({
    ...step,
    ...saidReasons(step, source),
    sub_steps: step.sub_steps.map((part) =>
      withoutUndefined({
        ...part,
        ...saidReasons(part, source),
        duration_minutes: saidMinutes(part, source),
      }),
    ),
  });
}

function saidMinutes({ duration_minutes: minutes }: SubStep, source: Source): number | undefined {
  return minutes !== undefined && hasMinutes(minutes, source) ? minutes : undefined;
}

function saidReasons({ tip, why, analogy }: Pick<Step, "tip" | "why" | "analogy">, source: Source) {
  return { tip: said(tip, source), why: said(why, source), analogy: said(analogy, source) };
}

function said(text: string | undefined, source: Source): string | undefined {
  return text !== undefined && isStepIn(text, source) ? text : undefined;
}
