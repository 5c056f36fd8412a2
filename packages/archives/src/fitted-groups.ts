import { linesOfEach } from "@larder/domain/ingredient/each-line";
import { LIMITS } from "@larder/domain/limits";
import { groupKey } from "@larder/domain/recipe/group-key";
import { partsOfText } from "@larder/domain/text/parts-of-text";
import type { Overflow } from "./overflow.ts";

export interface IngredientGroup {
  name: string | null;
  ingredients: string[];
}

interface SubStep {
  description: string;
}

/** A main step as the domain makes it from sections. */
export interface MainStep {
  main_step: string;
  sub_steps: readonly SubStep[];
}

/**
 * Splits groups of ingredients that are longer than a recipe's may be into several, and puts the groups after the last
 * possible one into the overflow.
 */
export function fittedIngredients(groups: readonly IngredientGroup[], overflow: Overflow): IngredientGroup[] {
  const merged = new Map<string, IngredientGroup>();
  for (const { name, ingredients } of groups) {
    const key = groupKey(name ?? "main");
    const same = merged.get(key);
    if (same) same.ingredients.push(...ingredients);
    else merged.set(key, { name, ingredients: [...ingredients] });
    if ((name ?? "").length > LIMITS.groupKeyLength) overflow.add(name ?? "");
  }
  const split = [...merged.values()].flatMap((group) => splitGroup(group, overflow));
  for (const { name, ingredients } of split.slice(LIMITS.groups))
    overflow.add([...(name === null ? [] : [`${name}:`]), ...ingredients].join("\n"));
  return split.slice(0, LIMITS.groups);
}

function splitGroup({ name, ingredients }: IngredientGroup, overflow: Overflow): IngredientGroup[] {
  const parts: string[][] = [];
  let rows: number = LIMITS.rowsPerGroup;
  for (const line of ingredients.flatMap(shortLines)) {
    const more = linesOfEach(line).length;
    if (rows + more > LIMITS.rowsPerGroup) {
      parts.push([]);
      rows = 0;
    }
    parts.at(-1)?.push(line);
    rows += more;
  }
  if (parts.length > 1) overflow.addSplit();
  return parts.map((lines, part) => ({
    name: part === 0 ? name : `${name ?? ""} ${part + 1}`.trim(),
    ingredients: lines,
  }));
}

/** Splits steps that have more parts than a step may have, and puts those after the last possible one into the overflow. */
export function fittedSteps(steps: readonly MainStep[], overflow: Overflow): MainStep[] {
  const split = steps.flatMap(({ main_step, sub_steps, ...rest }) => {
    const parts = sub_steps.flatMap((part) =>
      shortLines(part.description).map((description) => ({ ...part, description })),
    );
    if (parts.length > LIMITS.subStepsPerStep) overflow.addSplit();
    return chunks(parts, LIMITS.subStepsPerStep).map((some) => ({ ...rest, main_step, sub_steps: some }));
  });
  for (const { main_step, sub_steps } of split.slice(LIMITS.steps)) {
    const lines = [main_step, ...sub_steps.map(({ description }) => description)];
    overflow.add(lines.filter((line) => line !== "").join("\n"));
  }
  return split.slice(0, LIMITS.steps);
}

function shortLines(line: string): string[] {
  return line.length <= LIMITS.textLength ? [line] : partsOfText(line, LIMITS.textLength, Infinity);
}

function chunks<T>(list: readonly T[], length: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < list.length; at += length) parts.push(list.slice(at, at + length));
  return parts;
}
