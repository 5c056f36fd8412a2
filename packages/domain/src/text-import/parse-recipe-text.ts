import { DEFAULT_SERVINGS } from "../recipe/default-servings.ts";
import { linesOfEach } from "../ingredient/each-line.ts";
import { rowFromLine } from "../ingredient/ingredient-row.ts";
import { LIMITS } from "../limits.ts";
import type { IngredientRow } from "../recipe/recipe.ts";
import { importUnit } from "../measure/units.ts";
import { foodGroup } from "./food-groups.ts";
import type { FoodGroup } from "./food-groups.ts";
import { readingOf } from "./parsed-text.ts";
import { capitalised, guessStepTitles, titleLanguage } from "./step-title.ts";

/** A pasted text in the shape of the text import, for `normaliseRecipe`. */
export type TextImport = {
  name: string;
  servings: number;
  /** The duration as text, "45 min". */
  duration: string;
  tags: string[];
  ingredients: Partial<Record<FoodGroup | "main", IngredientRow[]>>;
  steps: TextImportStep[];
  /** The fields that the text did not state. */
  assumed: ("duration" | "servings" | "ingredients" | "steps")[];
  /** The source address that the text names. */
  url?: string;
};

export type TextImportStep = {
  name: string;
  ingredients: IngredientRow[];
  process: { step: string; description: string }[];
};

/** The step of a recipe whose text has none. */
export type DefaultStep = { title: string; description: string };

const DEFAULT_STEP: DefaultStep = { title: "Preparation", description: "Recipe steps not provided" };
const DEFAULT_MINUTES = 30;
const SUB_STEPS_PER_STEP = 3;

/**
 * Reads a pasted recipe into a draft for `normaliseRecipe`. Any text gives a recipe: missing values are filled in and
 * listed in `assumed`.
 *
 * @param defaultStep in the reader's language
 */
export function parseRecipeText(text: string, defaultStep: DefaultStep = DEFAULT_STEP): TextImport {
  const { name, servings, totalMinutes, ingredients, steps, url } = readingOf(text);
  const assumed: TextImport["assumed"] = [];
  if (totalMinutes === null) assumed.push("duration");
  if (servings === null) assumed.push("servings");
  if (ingredients.length === 0) assumed.push("ingredients");
  if (steps.length === 0) assumed.push("steps");
  return {
    name: name.slice(0, LIMITS.nameLength),
    servings: servings ?? DEFAULT_SERVINGS,
    duration: `${totalMinutes ?? DEFAULT_MINUTES} min`,
    tags: ["imported", "text"],
    ingredients: groupedRows(ingredients),
    steps:
      steps.length === 0 ? [stepOf([defaultStep.description], 1, defaultStep.title)] : groupedSteps(steps),
    assumed,
    ...(url !== null && { url }),
  };
}

/** Groups the rows by kind of food; an empty "main" when there are none. */
function groupedRows(lines: readonly string[]): TextImport["ingredients"] {
  if (lines.length === 0) return { main: [] };
  const groups: TextImport["ingredients"] = {};
  for (const line of lines.flatMap(linesOfEach)) {
    const row = rowFromLine(line);
    const group = foodGroup(row.ingredient_name, row.unit);
    const amount = row.measureMax ?? (typeof row.measure === "number" ? row.measure : 1);
    (groups[group] ??= []).push({ ...row, unit: importUnit(row.unit, amount) });
  }
  return groups;
}

function groupedSteps(steps: readonly string[]): TextImportStep[] {
  const groups: string[][] = [];
  for (let at = 0; at < steps.length; at += SUB_STEPS_PER_STEP) {
    groups.push(steps.slice(at, at + SUB_STEPS_PER_STEP));
  }
  const numbered = titleLanguage(groups, undefined) === "es" ? "Paso" : "Step";
  const titles = guessStepTitles(groups);
  return groups.map((group, index) => stepOf(group, index + 1, titles[index] ?? `${numbered} ${index + 1}`));
}

function stepOf(descriptions: readonly string[], number: number, title: string): TextImportStep {
  return {
    name: title,
    ingredients: [],
    process: descriptions.map((description, index) => ({
      step: `${number}.${index + 1}`,
      description: capitalised(description),
    })),
  };
}

export type TextImportProblem = { code: "no-step" } | { code: "invalid-step"; step: number };

/**
 * Returns the problem that prevents saving a text import: no step at all, or a step without a title or a description.
 * Null when there is none.
 */
export function textImportProblem({ steps }: Pick<TextImport, "steps">): TextImportProblem | null {
  if (steps.length === 0) return { code: "no-step" };
  const index = steps.findIndex((step) => step.name.trim() === "" || step.process.length === 0);
  return index === -1 ? null : { code: "invalid-step", step: index + 1 };
}
