import { parseDurationMinutes } from "../time/duration.ts";
import { LIMITS } from "../limits.ts";
import type { Step, SubStep } from "../recipe/recipe.ts";
import { normaliseRows } from "./ingredients.ts";
import type { Notes } from "./notes.ts";
import { normaliseUses } from "./uses.ts";
import {
  amount,
  entries,
  first,
  isRecord,
  listOf,
  optionalLine,
  optionalText,
  text,
  withoutUndefined,
} from "./values.ts";

/** Reads the steps in order; a value that is no list has none. A step given as a text has one part and no title. */
export function normaliseSteps(value: unknown, notes: Notes): Step[] {
  if (Array.isArray(value)) {
    return entries(value, LIMITS.steps, (step, path) => stepOf(step, notes, path), notes, "steps");
  }
  if (value != null) notes.add("unreadable", "steps");
  return [];
}

function stepOf(value: unknown, notes: Notes, path: string): Step | null {
  if (!isRecord(value)) {
    const part = subStepOf(value, notes, path);
    return part && { main_step: "", sub_steps: [part] };
  }
  const step: Step = withoutUndefined({
    main_step: text(first(value, "main_step", "name", "title"), notes, `${path}.main_step`),
    ...reasons(value, notes, path),
    parallel_group: parallelGroup(first(value, "parallel_group"), notes, path),
    sub_steps: entries(
      partsOf(value),
      LIMITS.subStepsPerStep,
      (part, at) => subStepOf(part, notes, at),
      notes,
      `${path}.sub_steps`,
    ),
  });
  const isEmpty = !step.main_step && !step.tip && !step.why && !step.analogy && step.sub_steps.length === 0;
  return isEmpty ? null : withStepIngredients(step, first(value, "ingredients"), notes, path);
}

/** Returns the parts of a step, or the step itself when it has none. */
function partsOf(step: Readonly<Record<string, unknown>>): readonly unknown[] {
  const parts = first(step, "sub_steps", "process");
  if (typeof parts === "string") return parts.split(/\r\n?|\n/);
  if (parts !== undefined) return listOf(parts);
  const description = first(step, "description", "text", "instruction");
  return description === undefined
    ? []
    : [{ description, duration_minutes: first(step, "duration_minutes") }];
}

/** Moves ingredients that older recipes list by step to its first part, before the part's own. */
function withStepIngredients(step: Step, value: unknown, notes: Notes, path: string): Step {
  const rows = value === undefined ? null : normaliseRows(value, notes, `${path}.ingredients`);
  if (!rows || rows.length === 0) return step;
  const [head, ...rest] = step.sub_steps;
  const ingredients = [...rows, ...(head?.ingredients ?? [])];
  if (ingredients.length > LIMITS.rowsPerGroup) notes.add("cut", `${path}.ingredients`);
  const first = { description: "", ...head, ingredients: ingredients.slice(0, LIMITS.rowsPerGroup) };
  return { ...step, sub_steps: [first, ...rest] };
}

function subStepOf(value: unknown, notes: Notes, path: string): SubStep | null {
  if (!isRecord(value)) {
    const description = text(value, notes, path);
    return description === "" ? null : { description };
  }
  const rows = first(value, "ingredients");
  const part: SubStep = withoutUndefined({
    description: text(first(value, "description", "text", "instruction", "step", "name"), notes, path),
    ...reasons(value, notes, path),
    action_id: optionalLine(first(value, "action_id"), notes, `${path}.action_id`),
    duration_minutes: minutesOf(first(value, "duration_minutes"), notes, `${path}.duration_minutes`),
    ingredients:
      rows === undefined ? undefined : (normaliseRows(rows, notes, `${path}.ingredients`) ?? undefined),
    uses: normaliseUses(first(value, "uses"), notes, `${path}.uses`),
  });
  const isEmpty = !part.description && !part.tip && !part.why && !part.analogy && !part.ingredients?.length;
  return isEmpty ? null : part;
}

function reasons(value: Readonly<Record<string, unknown>>, notes: Notes, path: string) {
  return {
    tip: optionalText(first(value, "tip"), notes, `${path}.tip`),
    why: optionalText(first(value, "why"), notes, `${path}.why`),
    analogy: optionalText(first(value, "analogy"), notes, `${path}.analogy`),
  };
}

function parallelGroup(value: unknown, notes: Notes, path: string): number | string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  return optionalLine(value, notes, `${path}.parallel_group`);
}

function minutesOf(value: unknown, notes: Notes, path: string): number | undefined {
  const minutes = amount(typeof value === "string" ? parseDurationMinutes(value) : value, notes, path);
  if (minutes === undefined || minutes <= LIMITS.minutes) return minutes;
  notes.add("cut", path);
  return LIMITS.minutes;
}
