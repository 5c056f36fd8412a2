import { DEFAULT_SERVINGS } from "../recipe/default-servings.ts";
import { linesOfEach } from "../ingredient/each-line.ts";
import { rowFromLine } from "../ingredient/ingredient-row.ts";
import { LIMITS } from "../limits.ts";
import { groupKey } from "../recipe/group-key.ts";
import type { IngredientRow } from "../recipe/recipe.ts";
import { importUnit } from "../measure/units.ts";
import { foodGroup } from "./food-groups.ts";
import { readingOf } from "./parsed-text.ts";
import { capitalised, guessStepTitles, titleLanguage } from "./step-title.ts";
import type { TextGroup } from "./titled-texts.ts";

/** A pasted text in the shape of the text import, for `normaliseRecipe`. */
export type TextImport = {
  name: string;
  servings: number;
  /** The duration as text, "45 min". */
  duration: string;
  tags: string[];
  /** By the titles that the text has, else by the kinds of food (`FoodGroup`). */
  ingredients: Record<string, IngredientRow[]>;
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
const MAIN = "main";

/**
 * Reads a pasted recipe into a draft for `normaliseRecipe`. Any text gives a recipe: missing values are filled in and
 * listed in `assumed`.
 *
 * @param defaultStep in the reader's language
 */
export function parseRecipeText(text: string, defaultStep: DefaultStep = DEFAULT_STEP): TextImport {
  const { name, servings, totalMinutes, ingredients, steps, ingredientGroups, stepGroups, url } =
    readingOf(text);
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
    ingredients: groupedRows(ingredientGroups),
    steps:
      steps.length === 0
        ? [stepOf([defaultStep.description], 1, defaultStep.title)]
        : groupedSteps(stepGroups),
    assumed,
    ...(url !== null && { url }),
  };
}

/** Returns the rows in the groups that the text has, else by kind of food; an empty "main" when there are none. */
function groupedRows(written: readonly TextGroup[]): TextImport["ingredients"] {
  if (written.length === 0) return { [MAIN]: [] };
  const isTitled = written.some(({ title }) => title !== null);
  const groups = new Map<string, IngredientRow[]>();
  for (const { title, texts } of written)
    for (const line of texts.flatMap(linesOfEach)) {
      const row = rowFromLine(line);
      const group = isTitled ? groupKey(title ?? MAIN) : foodGroup(row.ingredient_name, row.unit);
      const amount = row.measureMax ?? (typeof row.measure === "number" ? row.measure : 1);
      const own = groups.get(group) ?? [];
      own.push({ ...row, unit: importUnit(row.unit, amount) });
      groups.set(group, own);
    }
  return Object.fromEntries(groups);
}

/** Begins a step at each title of the text, and after three sub-steps. */
function groupedSteps(written: readonly TextGroup[]): TextImportStep[] {
  const groups = written.flatMap(({ title, texts }) =>
    chunks(texts).map((own, index) => ({ title: index === 0 && title ? capitalised(title) : null, own })),
  );
  const descriptions = groups.map(({ own }) => own);
  const numbered = titleLanguage(descriptions, undefined) === "es" ? "Paso" : "Step";
  const titles = guessStepTitles(descriptions, { taken: groups.flatMap(({ title }) => title ?? []) });
  return groups.map(({ title, own }, index) =>
    stepOf(own, index + 1, title ?? titles[index] ?? `${numbered} ${index + 1}`),
  );
}

function chunks(texts: readonly string[]): string[][] {
  const found: string[][] = [];
  for (let at = 0; at < texts.length; at += SUB_STEPS_PER_STEP)
    found.push(texts.slice(at, at + SUB_STEPS_PER_STEP));
  return found;
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
