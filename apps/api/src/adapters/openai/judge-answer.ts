import { groundRecipe } from "@larder/domain/checks/ground-recipe";
import { withListedIngredients } from "@larder/domain/checks/listed-ingredients";
import { withTimesAddedUp } from "@larder/domain/checks/times";
import { examineRecipe } from "@larder/domain/examine/examine-recipe";
import { findBreaches } from "@larder/domain/examine/find-breaches";
import { findDangers } from "@larder/domain/examine/find-dangers";
import type { ModelFailure } from "@larder/domain/generation/generation";
import { DEFAULT_LANGUAGE, recipeLanguageFrom } from "@larder/domain/language";
import type { Breach, Danger } from "@larder/domain/recipe/examination";
import type { ModelNote } from "@larder/domain/recipe/model-note";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { ingredientNames, type RecipeDraft } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { readRequest } from "@larder/domain/request/read-request";
import type { WantedRecipe } from "../../ports/recipe-model.ts";
import { SOURCE_MAX_LENGTH } from "./extract-prompt.ts";
import type { Issue } from "./prompt.ts";
import { rawRecipe } from "./raw-recipe.ts";
import type { Json } from "./read-reply.ts";
import { type WireRecipe, wireRecipeSchema } from "./wire-recipe.ts";

export type Verdict =
  | { kind: "recipe"; recipe: RecipeDraft; notes: ModelNote[] }
  /** An answer that the model can repair from the issues; `isOtherForm` when it did not follow the schema. */
  | { kind: "invalid"; issues: Issue[]; isOtherForm: boolean }
  /** A recipe that has what its request bars, or that can do harm: the model is informed once. */
  | {
      kind: "harmful";
      failure: "breach" | "unsafe";
      findings: readonly (Breach | Danger)[];
      issues: Issue[];
    }
  | { kind: "failed"; failure: ModelFailure; detail: string };

/** Validates an answer to a question. */
export type Judge = (answer: Json) => Verdict;

const MOST_SERVINGS = 100;
/** The share of lines that must be in the source. */
const LEAST_GROUNDED = 0.5;

export function judgeCreated({ language, request }: Omit<WantedRecipe, "query">): Judge {
  return (answer) => {
    const read = readWire(answer);
    if (read.kind !== "wire") return read;
    if (isEmpty(read.wire))
      return { kind: "failed", failure: "refused", detail: "the model sees no food in it" };
    const { recipe } = normaliseRecipe({ ...rawRecipe(read.wire), language: read.wire.language ?? language });
    const issues = [...faultsOf(recipe), ...missingParts(recipe)];
    if (issues.length > 0) return { kind: "invalid", issues, isOtherForm: false };
    return harmOf(recipe, request) ?? checked(recipe);
  };
}

export function judgeExtracted({ text }: { text: string }): Judge {
  const source = text.slice(0, SOURCE_MAX_LENGTH);
  return (answer) => {
    if (Object.keys(answer).length === 0) return nothingThere();
    const read = readWire(answer);
    if (read.kind !== "wire") return read;
    if (isEmpty(read.wire)) return nothingThere();
    const { recipe } = normaliseRecipe(rawRecipe(read.wire));
    const issues = faultsOf(recipe);
    if (issues.length > 0) return { kind: "invalid", issues, isOtherForm: false };
    const { recipe: grounded, score, ungroundedLines } = groundRecipe(recipe, source);
    if (score < LEAST_GROUNDED) {
      return {
        kind: "failed",
        failure: "not-in-source",
        detail: `${Math.round(score * 100)} % of its lines are`,
      };
    }
    return checked(withAssumedSteps(grounded), ungroundedLines);
  };
}

/** Returns the verdict on a recipe that must not be served; null when nothing is found. */
function harmOf(recipe: RecipeDraft, request: RecipeRequest): Verdict | null {
  const { breaches, dangers } = examineRecipe(recipe, request);
  const issues = [
    ...breaches.map(({ food, request: barred, where, quote }) => ({
      path: `${where.part} ${where.index + 1}`,
      expected: `"${barred}" of the request bars "${food}", which stands in "${quote}"`,
    })),
    ...dangers.map(({ code, where, quote, words = [] }) => ({
      path: `${where.part} ${where.index + 1}`,
      expected: `a recipe that is safe to eat, but there is a danger (${[code, ...words].join(", ")}) in "${quote}"`,
    })),
  ];
  if (issues.length === 0) return null;
  const failure = breaches.length > 0 ? "breach" : "unsafe";
  return { kind: "harmful", failure, findings: [...breaches, ...dangers], issues };
}

function nothingThere(): Verdict {
  return { kind: "failed", failure: "not-in-source", detail: "the model finds no recipe in it" };
}

function readWire(answer: Json): { kind: "wire"; wire: WireRecipe } | Extract<Verdict, { kind: "invalid" }> {
  const parsed = wireRecipeSchema.safeParse(answer);
  if (parsed.success) return { kind: "wire", wire: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    expected: message,
  }));
  return { kind: "invalid", issues, isOtherForm: true };
}

/** Reports whether an answer is the empty recipe, with which models refuse. */
function isEmpty({ name, ingredients, steps }: WireRecipe): boolean {
  return name.trim() === "" && ingredients.every(({ items }) => items.length === 0) && steps.length === 0;
}

/** Returns the issues that make any recipe invalid. */
function faultsOf(recipe: RecipeDraft): Issue[] {
  const issues: Issue[] = [];
  if (recipe.name === "") issues.push({ path: "name", expected: "the name of the dish" });
  for (const [index, step] of recipe.steps.entries()) {
    if (step.sub_steps.length === 0 || step.sub_steps.some(({ description }) => description === "")) {
      issues.push({ path: `steps.${index}.sub_steps`, expected: "at least one, each with a description" });
    }
  }
  if (recipe.steps.length === 0 && ingredientNames(recipe.ingredients).length === 0) {
    issues.push({ path: "", expected: "ingredients and steps" });
  }
  return issues;
}

/** Returns the issues that make a new recipe unusable. An extracted recipe may have them, because its source may. */
function missingParts(recipe: RecipeDraft): Issue[] {
  const issues: Issue[] = [];
  if (recipe.steps.length === 0) issues.push({ path: "steps", expected: "at least one step" });
  if (ingredientNames(recipe.ingredients).length === 0) {
    issues.push({ path: "ingredients", expected: "at least one ingredient with a name" });
  }
  if (recipe.servings > MOST_SERVINGS) {
    issues.push({ path: "servings", expected: `a number from 1 to ${MOST_SERVINGS}` });
  }
  return issues;
}

function withAssumedSteps(recipe: RecipeDraft): RecipeDraft {
  const lacks = {
    steps: recipe.steps.length === 0,
    ingredients: ingredientNames(recipe.ingredients).length === 0,
  };
  const missing = (["steps", "ingredients"] as const).filter((part) => lacks[part]);
  return missing.length === 0 ? recipe : { ...recipe, assumed: [...(recipe.assumed ?? []), ...missing] };
}

/** Corrects what can be corrected, and adds notes on it and on what the cook should check. */
function checked(recipe: RecipeDraft, ungroundedLines: readonly string[] = []): Verdict {
  const listed = withListedIngredients(recipe);
  const timed = withTimesAddedUp(listed.recipe);
  const notes: ModelNote[] = [
    ...(ungroundedLines.length > 0 ? [{ code: "not-in-source" as const, words: [...ungroundedLines] }] : []),
    ...(listed.added.length > 0 ? [{ code: "added-to-list" as const, words: listed.added }] : []),
    ...findDangers(timed.recipe).flatMap(({ words }) =>
      words ? [{ code: "unsafe-temperature" as const, words }] : [],
    ),
    ...(timed.isMended ? [{ code: "times-mended" as const, words: [] }] : []),
  ];
  return { kind: "recipe", recipe: withTrueTags(timed.recipe), notes };
}

/** Drops tags of diets that the ingredients break. */
function withTrueTags(recipe: RecipeDraft): RecipeDraft {
  const language = recipeLanguageFrom(recipe.language ?? DEFAULT_LANGUAGE);
  const tags = recipe.tags.filter((tag) => {
    const { diets, leftOut } = readRequest(tag, language);
    return findBreaches(recipe, { diets, leftOut }).length === 0;
  });
  return { ...recipe, tags };
}
