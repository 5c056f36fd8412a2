import { ingredientFault, isBeginning, shareOfAmounts, stepFault } from "./looks-whole.ts";
import { isGenericAuthor } from "../lines/generic-author.ts";
import { instructionLines } from "@larder/domain/schema-org/raw-recipe";
import { lettersOf } from "../lines/letters.ts";
import { hasNoSteps } from "./no-steps.ts";
import type { RawField, RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import type { PageReader } from "../found/page.ts";

export interface Found {
  reader: PageReader;
  recipe: Partial<RawRecipe>;
}

/** The merged fields, with the reader of each and why it was chosen. */
export interface Merged {
  raw: Partial<RawRecipe>;
  readers: Partial<Record<RawField, PageReader>>;
  reasons: Partial<Record<RawField, string>>;
}

const RAW_FIELDS = [
  "title",
  "description",
  "ingredients",
  "instructions",
  "prepMinutes",
  "cookMinutes",
  "totalMinutes",
  "servings",
  "author",
  "image",
  "language",
  "site",
  "details",
] as const satisfies readonly RawField[];

/**
 * Merges the results of the readers, best first. Each field comes from the first reader that has it; lists come from
 * a later reader where the first one's look poor.
 *
 * @param isCut whether the page's data break off
 */
export function mergeFound(found: readonly Found[], isCut = false): Merged {
  const merged: Merged = { raw: {}, readers: {}, reasons: {} };
  for (const field of RAW_FIELDS) {
    const finders = found.filter(({ recipe }) => recipe[field] !== undefined);
    const choice = choose(field, finders, isCut);
    if (!choice) continue;
    Object.assign(merged.raw, { [field]: choice.found.recipe[field] });
    merged.readers[field] = choice.found.reader;
    merged.reasons[field] = choice.reason;
  }
  if (isLessThanPart(merged)) mendTotal(found, merged);
  if (isOtherTotal(found, merged)) {
    delete merged.raw.totalMinutes;
    delete merged.readers.totalMinutes;
    delete merged.reasons.totalMinutes;
  }
  return merged;
}

function isLessThanPart({ raw: { prepMinutes = 0, cookMinutes = 0, totalMinutes } }: Merged): boolean {
  return totalMinutes !== undefined && totalMinutes < Math.max(prepMinutes, cookMinutes);
}

/** Replaces a total by another reader's that equals its longer part: the page's data may have mixed up the two. */
function mendTotal(found: readonly Found[], merged: Merged): void {
  const { prepMinutes = 0, cookMinutes = 0 } = merged.raw;
  const other = found.find(({ recipe }) => {
    return recipe.totalMinutes === Math.max(prepMinutes, cookMinutes);
  });
  if (other?.recipe.totalMinutes === undefined) return;
  merged.raw.totalMinutes = other.recipe.totalMinutes;
  merged.readers.totalMinutes = other.reader;
  merged.reasons.totalMinutes = "the others are less than a part of it";
}

/**
 * Reports whether the total comes from a lower-ranked reader than both preparing and cooking, whose sum is used
 * instead.
 */
function isOtherTotal(found: readonly Found[], { readers }: Merged): boolean {
  const rank = (reader: PageReader | undefined) => found.findIndex((one) => one.reader === reader);
  const hasParts = readers.prepMinutes !== undefined && readers.cookMinutes !== undefined;
  return (
    hasParts && rank(readers.totalMinutes) > Math.max(rank(readers.prepMinutes), rank(readers.cookMinutes))
  );
}

function choose(field: RawField, finders: readonly Found[], isCut: boolean): Choice | null {
  switch (field) {
    case "ingredients":
      return chooseIngredients(finders);
    case "instructions":
      return chooseSteps(finders, isCut);
    case "prepMinutes":
    case "cookMinutes":
    case "totalMinutes":
      return chooseMinutes(field, finders);
    case "author":
      return (
        firstOf(finders.filter(({ recipe }) => !isGenericAuthor(recipe.author ?? ""))) ?? firstOf(finders)
      );
    default:
      return firstOf(finders);
  }
}

/** Returns the first minutes, or others that differ by a factor of 60: pages mistake their units. */
function chooseMinutes(
  field: "prepMinutes" | "cookMinutes" | "totalMinutes",
  finders: readonly Found[],
): Choice | null {
  const [first, ...others] = finders;
  const minutes = first?.recipe[field];
  if (minutes === undefined) return null;
  const label = others.find(({ recipe }) => recipe[field] !== minutes);
  const shown = label?.recipe[field];
  if (label && shown !== undefined && (minutes === shown * 60 || minutes === Math.ceil(shown / 60)))
    return { found: label, reason: "the others mistake the unit of time" };
  return firstOf(finders);
}

const FEWEST_STEPS = 2;
const SHORTEST_STEPS = 25;
const LEAST_OVERLAP_OF_STEP = 0.5;

interface Choice {
  found: Found;
  reason: string;
}

function firstOf([first, ...others]: readonly Found[]): Choice | null {
  return first
    ? { found: first, reason: others.length === 0 ? "the only one" : "the first of several" }
    : null;
}

function chooseIngredients(finders: readonly Found[]): Choice | null {
  let best = firstOf(finders);
  for (const other of finders.slice(1).filter(({ reader }) => reader.isSure)) {
    const reason =
      best && whyOtherIngredients(best.found.recipe.ingredients ?? [], other.recipe.ingredients ?? []);
    if (reason) best = { found: other, reason };
  }
  return best;
}

/** Returns why other lines are better than those of an earlier reader; null when they are not. */
function whyOtherIngredients(lines: readonly string[], others: readonly string[]): string | null {
  const fault = ingredientFault(lines);
  const otherFault = ingredientFault(others);
  if (
    others.length < lines.length &&
    otherFault === null &&
    lettersOf(lines.join("")) === lettersOf(others.join(""))
  )
    return "the others are cut";
  if (fault === "without amounts" && shareOfAmounts(others) > 0.5 && others.length * 2 >= lines.length)
    return "the others are without amounts";
  if (fault === "amounts last" && otherFault === null && isAbout(others.length, lines.length))
    return "the others have their amounts last";
  if (fault === "glued" && otherFault === null && others.length >= lines.length)
    return "the others are glued";
  if (others.length > lines.length * 1.5 && otherFault === null && overlap(lines, others) > 0.5)
    return shareOfAmounts(linesBeyond(lines, others)) > 0.5 ? "the others are fewer" : null;
  return null;
}

/** Returns the lines that a longer list has in addition: with tools, links or steps it is no better list. */
function linesBeyond(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(lines.map(lettersOf));
  const beyond = others.filter((line) => !known.has(lettersOf(line)));
  return beyond.length > 0 ? beyond : [...others];
}

function chooseSteps(all: readonly Found[], isCut: boolean): Choice | null {
  // A heading alone, as broken markup leaves it, is no step.
  const sure = all.filter((one) => lengthOf(stepsOf(one)) > SHORTEST_STEPS && !hasNoSteps(one.recipe));
  const finders = sure.length > 0 ? sure : all;
  let best = firstOf(finders);
  for (const other of finders.slice(1)) {
    const reason =
      best &&
      (whyOtherSteps(stepsOf(best.found), stepsOf(other)) ??
        whyBeyondMarkup(best.found, other) ??
        (isCut || isBeginning(best.found.recipe.ingredients ?? [], stepsOf(best.found))
          ? whyBeyondBeginning(stepsOf(best.found), stepsOf(other))
          : null));
    if (reason) best = { found: other, reason };
  }
  return best;
}

function whyOtherSteps(steps: readonly string[], others: readonly string[]): string | null {
  const fault = stepFault(steps);
  if (fault === null || others.length < FEWEST_STEPS) return null;
  if (others.length <= steps.length) {
    const isCore = fault === "part of an article" && overlap(others, steps) > 0.95;
    return isCore && lengthOf(steps) > lengthOf(others) * 1.5 ? "the others hold an article" : null;
  }
  const isSame =
    overlap(steps, others) > 0.8 && others.every((other) => overlap([other], steps) > LEAST_OVERLAP_OF_STEP);
  return isSame ? "the others are in one piece" : null;
}

/** Returns a reason when markup that may break off contains only a part of the other steps. */
function whyBeyondMarkup(found: Found, other: Found): string | null {
  const steps = stepsOf(found);
  const others = stepsOf(other);
  const isPart =
    found.reader.mayBreakOff === true &&
    lengthOf(others) > lengthOf(steps) * 1.45 &&
    overlap(steps, others) > 0.8;
  return isPart ? "the others are a part of it" : null;
}

/** Returns a reason when data that break off contain only the first of the other steps. */
function whyBeyondBeginning(steps: readonly string[], others: readonly string[]): string | null {
  const isBeginning =
    others.length > steps.length &&
    steps.every((step, index) => lettersOf(step) === lettersOf(others[index] ?? ""));
  return isBeginning ? "the others are its beginning" : null;
}

function stepsOf({ recipe }: Found): string[] {
  return instructionLines(recipe.instructions ?? []);
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

function isAbout(count: number, other: number): boolean {
  return count >= other * 0.8 && count <= other * 1.25;
}

/** Returns the share of the words of some lines that other lines contain too, from 0 to 1. */
function overlap(lines: readonly string[], others: readonly string[]): number {
  const words = (of: readonly string[]) =>
    of.flatMap((line) => line.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const known = new Set(words(others));
  const own = words(lines);
  return own.length === 0 ? 0 : own.filter((word) => known.has(word)).length / own.length;
}
