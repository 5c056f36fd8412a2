import { omittedLines } from "@larder/domain/checks/omitted-lines";
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
import { LIMITS } from "@larder/domain/limits";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { readRequest } from "@larder/domain/request/read-request";
import type { WantedRecipe } from "@larder/domain/generation/wanted-recipe";
import { SOURCE_MAX_LENGTH } from "./extract-prompt.ts";
import { fitsRequest } from "./fits-request.ts";
import type { Issue } from "./prompt.ts";
import { rawRecipe } from "./raw-recipe.ts";
import type { Json } from "./read-reply.ts";
import { wideAnswer } from "./wide-answer.ts";
import { type WireRecipe, wireRecipeSchema } from "./wire-recipe.ts";

interface RecipeVerdict {
  kind: "recipe";
  recipe: RecipeDraft;
  notes: ModelNote[];
}

export type Verdict =
  | RecipeVerdict
  /** A recipe of another dish than requested: the model is asked once more; the recipe is used if it stays. */
  | { kind: "other-dish"; issues: Issue[]; used: RecipeVerdict }
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
    if (read.isEmpty) return { kind: "failed", failure: "refused", detail: "the model sees no food in it" };
    const { recipe } = normaliseRecipe({ ...read.raw, language: read.raw["language"] ?? language });
    const issues = [...faultsOf(recipe), ...missingParts(recipe)];
    if (issues.length > 0) return { kind: "invalid", issues, isOtherForm: false };
    const harm = harmOf(recipe, request);
    if (harm) return harm;
    const verdict = checked(recipe, stepsCut(read.raw));
    return fitsRequest(recipe, request) ? verdict : otherDish(verdict, recipe, request);
  };
}

export function judgeExtracted({ text }: { text: string }): Judge {
  const source = text.slice(0, SOURCE_MAX_LENGTH);
  return (answer) => {
    if (Object.keys(answer).length === 0) return nothingThere();
    const read = readWire(answer);
    if (read.kind !== "wire") return read;
    if (read.isEmpty) return nothingThere();
    const { recipe } = normaliseRecipe(read.raw);
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
    const omitted = omittedLines(recipe, source);
    return checked(withAssumedSteps(grounded), [
      ...(ungroundedLines.length > 0 ? [{ code: "not-in-source" as const, words: ungroundedLines }] : []),
      ...(omitted.length > 0 ? [{ code: "not-in-recipe" as const, words: omitted }] : []),
      ...stepsCut(read.raw),
    ]);
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

function otherDish(verdict: RecipeVerdict, recipe: RecipeDraft, request: RecipeRequest): Verdict {
  const words = request.dish?.words ?? request.foods.map((food) => food.words).join(", ");
  return {
    kind: "other-dish",
    issues: [{ path: "name", expected: `a recipe for "${words}", which the request asks for` }],
    used: { ...verdict, notes: [...verdict.notes, { code: "other-dish", words: [words, recipe.name] }] },
  };
}

/** Returns a note on the steps of an answer beyond those that a recipe can have. */
function stepsCut({ steps }: Record<string, unknown>): ModelNote[] {
  const cut = Array.isArray(steps) ? steps.length - LIMITS.steps : 0;
  return cut > 0 ? [{ code: "steps-cut", words: [String(cut)] }] : [];
}

function nothingThere(): Verdict {
  return { kind: "failed", failure: "not-in-source", detail: "the model finds no recipe in it" };
}

/** Reads an answer in the form of the schema, or in another one that `normaliseRecipe` reads whole. */
function readWire(
  answer: Json,
): { kind: "wire"; raw: Record<string, unknown>; isEmpty: boolean } | Extract<Verdict, { kind: "invalid" }> {
  const parsed = wireRecipeSchema.safeParse(answer);
  if (parsed.success) return { kind: "wire", raw: rawRecipe(parsed.data), isEmpty: isEmpty(parsed.data) };
  const raw = wideAnswer(answer);
  const { recipe } = normaliseRecipe(raw);
  if (faultsOf(recipe).length === 0 && missingParts(recipe).length === 0)
    return { kind: "wire", raw, isEmpty: false };
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
function checked(recipe: RecipeDraft, found: readonly ModelNote[]): RecipeVerdict {
  const listed = withListedIngredients(recipe);
  const timed = withTimesAddedUp(listed.recipe);
  const notes: ModelNote[] = [
    ...found,
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
    const { diets, excluded } = readRequest(tag, language);
    return findBreaches(recipe, { diets, excluded }).length === 0;
  });
  return { ...recipe, tags };
}
