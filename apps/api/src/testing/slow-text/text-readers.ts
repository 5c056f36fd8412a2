import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parameterTypes } from "./parameter-types.ts";
import { type Samples, type TextCall, quadraticGrowth, samplesOf, timeAtFullLength } from "./slow-text.ts";
import { argumentsFor, bearsText } from "./text-arguments.ts";
import type { TextShape } from "./text-shapes.ts";

/** An exported function, with the types of its parameters as the source has them. */
export interface ExportedFunction {
  /** The file's base name and the function's, which stay when a file moves: "slug.ts slugOf". */
  name: string;
  call: TextCall["call"];
  types: readonly string[];
}

/** Every exported function of these files; classes, and functions that a call has made, are none. */
export async function exportedFunctions(
  root: string,
  files: readonly string[],
  skipped: RegExp,
): Promise<ExportedFunction[]> {
  const found: ExportedFunction[] = [];
  for (const file of globSync([...files], { cwd: root }).toSorted()) {
    if (skipped.test(file)) continue;
    const types = parameterTypes(readFileSync(`${root}/${file}`, "utf8"));
    const module: Record<string, unknown> = await import(`${root}/${file}`);
    for (const [name, ofParameters] of types) {
      const call = module[name];
      if (isCallable(call)) found.push({ name: `${basename(file)} ${name}`, call, types: ofParameters });
    }
  }
  return found;
}

function isCallable(value: unknown): value is TextCall["call"] {
  return typeof value === "function";
}

/** Reports whether the function has a parameter with text. */
export function takesText({ types }: ExportedFunction): boolean {
  return types.some(bearsText);
}

/** Reports whether the tests can build the function's arguments. */
export function isTried(exported: ExportedFunction): boolean {
  return takesText(exported) && argumentsFor(exported.types) !== null;
}

/** Measures a function; returns a sentence when a text is slow, else null. */
export type Measure = (read: TextCall, samples: Samples, shape: TextShape) => string | null;

export const byGrowth: Measure = quadraticGrowth;
export const atFullLength =
  (mostMs: number): Measure =>
  (read, _, shape) =>
    timeAtFullLength(read, shape, mostMs);

/**
 * The texts that these functions are slow with, the first of each function. Every text is made once for all
 * functions of the same parameters, for to make it takes longer than most of them do.
 */
export function slowTextsOf(
  tried: readonly ExportedFunction[],
  shapes: readonly TextShape[],
  measure: Measure,
  share = 1,
): string[] {
  const byTypes = Map.groupBy(tried.filter(isTried), ({ types }) => types.join("; "));
  const found = new Map<string, string[]>();
  for (const [turn, shape] of shapes.entries()) {
    for (const functions of byTypes.values()) {
      const alike = functions.filter((each) => (tried.indexOf(each) + turn) % share === 0);
      const prepare = argumentsFor(alike[0]?.types ?? []);
      if (!prepare) continue;
      const samples = samplesOf(prepare, shape);
      for (const { name, call } of alike) {
        const slow = found.get(name) ?? [];
        const words = slow.length < 1 ? measure({ prepare, call }, samples, shape) : null;
        if (words !== null) found.set(name, [...slow, `${name}: ${shape.label}: ${words}`]);
      }
    }
  }
  return [...found.values()].flat();
}
