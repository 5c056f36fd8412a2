import { isGenericAuthor } from "../lines/generic-author.ts";
import { hasNoSteps } from "./no-steps.ts";
import type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import { isNode, listOf, property } from "@larder/domain/schema-org/schema-node";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";
import { completeness, COMPLETE } from "@larder/domain/schema-org/schema-recipe";
import { hasAmount } from "../layout/similarity.ts";

/** The least share of ingredient lines with an amount; in real recipes it is nearly two in three. */
const LEAST_SHARE_OF_AMOUNTS = 0.4;
const FEWEST_LINES = 2;
/** The end of one line glued to the beginning of another: "oil2 small", "leeks.3 cloves". */
const GLUED = /\p{Ll}{3}\.?\d+\s?\p{L}|\p{Ll}\.\d/u;
const LONGEST_LINE = 250;
/** The longest step in characters; longer ones are text about a dish rather than steps. */
const LONGEST_STEP = 1_200;
const MANY_INGREDIENTS = 6;
const FEW_STEPS = 2;
/** The least number of characters of steps for each ingredient. */
const LEAST_LENGTH = 12;
const FEWEST_CUTS = 2;

/** Returns why ingredient lines cannot be trusted; null when they can. */
export function ingredientFault(lines: readonly string[]): string | null {
  if (lines.length === 0) return "missing";
  if (lines.length < FEWEST_LINES) return "hardly any";
  if (shareOfAmounts(lines) < LEAST_SHARE_OF_AMOUNTS) return "without amounts";
  if (lines.some((line) => line.length > LONGEST_LINE || GLUED.test(line))) return "glued";
  if (lines.filter(isReversed).length * 2 > lines.length) return "amounts last";
  return null;
}

/** Returns why steps cannot be trusted; null when they can. */
export function stepFault(steps: readonly string[]): string | null {
  if (steps.length === 0) return "missing";
  if (steps.some((step) => step.length > LONGEST_STEP)) return "in one piece";
  if (steps.length === 1) return "in one piece";
  if (steps.some((step) => /https?:\/\//.test(step))) return "part of an article";
  return null;
}

/** Reports whether a recipe, as read from this node, needs no comparison with what the page shows. */
export function looksWhole(recipe: Partial<RawRecipe>, node: SchemaNode): boolean {
  const steps = (recipe.instructions ?? []).flatMap((section) => section.steps.map((step) => step.text));
  return (
    completeness(recipe) === COMPLETE &&
    ingredientFault(recipe.ingredients ?? []) === null &&
    stepFault(steps) === null &&
    recipe.image !== undefined &&
    (recipe.author !== undefined || refersToAuthor(node)) &&
    recipe.servings !== undefined &&
    !isGenericAuthor(recipe.author ?? "") &&
    !hasNoSteps(recipe) &&
    !isBeginning(recipe.ingredients ?? [], steps) &&
    !isCutAtCommas(node) &&
    hasPlausibleTime(recipe)
  );
}

/** Reports whether steps are few and short for many ingredients: perhaps only the first ones. */
export function isBeginning(ingredients: readonly string[], steps: readonly string[]): boolean {
  const length = steps.reduce((sum, step) => sum + step.length, 0);
  return (
    ingredients.length >= MANY_INGREDIENTS &&
    steps.length <= FEW_STEPS &&
    length < ingredients.length * LEAST_LENGTH
  );
}

/** Reports whether a list was split at each comma, which leaves the blanks after the commas. */
function isCutAtCommas(node: SchemaNode): boolean {
  const [first, ...others] = listOf(property(node, "recipeIngredient") ?? property(node, "ingredients"));
  const isIndented = (line: unknown) => typeof line === "string" && /^\s/.test(line);
  return !isIndented(first) && others.filter(isIndented).length >= FEWEST_CUTS;
}

/** Reports whether the author is a reference to another node of the page's data. */
function refersToAuthor(node: SchemaNode): boolean {
  const [author] = listOf(property(node, "author") ?? property(node, "creator"));
  return isNode(author) && property(author, "@id") !== undefined;
}

/**
 * Reports whether the times look right. Minutes that may be seconds or hours must be compared with the visible page.
 */
function hasPlausibleTime({ prepMinutes, cookMinutes, totalMinutes }: Partial<RawRecipe>): boolean {
  const said = [prepMinutes, cookMinutes, totalMinutes].filter((minutes) => minutes !== undefined);
  const isLess = totalMinutes !== undefined && totalMinutes < Math.max(prepMinutes ?? 0, cookMinutes ?? 0);
  return (
    !isLess &&
    said.length > 0 &&
    said.every((minutes) => minutes > 1 && (minutes < 300 || minutes % 300 !== 0))
  );
}

export function shareOfAmounts(lines: readonly string[]): number {
  return lines.filter(hasAmount).length / Math.max(1, lines.length);
}

/** Reports whether the amount of a line is last: "Leeks 200g". */
function isReversed(line: string): boolean {
  return /^[^\d:]+\d[\d.,/–-]*\s?\p{L}{0,10}\.?$/u.test(line);
}
