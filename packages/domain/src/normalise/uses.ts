import { groupKey } from "../recipe/group-key.ts";
import { LIMITS } from "../limits.ts";
import type { Ingredients, Step, StepUse } from "../recipe/recipe.ts";
import type { Notes } from "./notes.ts";
import { amount, entries, isRecord, withoutUndefined } from "./values.ts";

/** The origins of uses that the server finds for each answer, and that a client may send back with it. */
const FOUND: ReadonlySet<unknown> = new Set(["found", "recipe"]);
const PARTS = ["all", "part", "rest"] as const;

/**
 * Reads the uses that a cook set for a sub-step. An empty list states that it takes nothing. Where any of them was set, the
 * whole list is the cook's.
 *
 * @returns undefined for a list that was only found: it is found anew for each answer
 */
export function normaliseUses(value: unknown, notes: Notes, path: string): StepUse[] | undefined {
  if (value == null) return undefined;
  if (!Array.isArray(value)) {
    notes.add("unreadable", path);
    return undefined;
  }
  const sent: readonly unknown[] = value;
  if (sent.length > 0 && sent.every((use) => isRecord(use) && FOUND.has(use["origin"]))) return undefined;
  const uses = entries(sent, LIMITS.rowsPerGroup, (use, at) => useOf(use, notes, at), notes, path);
  const isFirst = (use: StepUse, at: number) =>
    uses.findIndex(({ group, i }) => group === use.group && i === use.i) === at;
  return sent.length > 0 && uses.length === 0 ? undefined : uses.filter(isFirst);
}

function useOf(value: unknown, notes: Notes, path: string): StepUse | null {
  const { group, i, part = "all", amount: stated } = isRecord(value) ? value : {};
  const known = PARTS.find((one) => one === part);
  if (typeof group !== "string" || typeof i !== "number" || !Number.isSafeInteger(i) || !known) {
    notes.add("unreadable", path);
    return null;
  }
  return {
    group: groupKey(group),
    i,
    part: known,
    // The words that name it are found for each answer, because an edit moves them.
    start: null,
    end: null,
    amount: amountOf(stated, notes, path),
    origin: "cook",
  };
}

function amountOf(value: unknown, notes: Notes, path: string): StepUse["amount"] {
  if (!isRecord(value)) return null;
  const min = amount(value["min"], notes, `${path}.amount`);
  const max = amount(value["max"], notes, `${path}.amount`) ?? min;
  if (min === undefined || max === undefined) return null;
  const { unit } = value;
  const isUnit = typeof unit === "string" && unit !== "" && unit.length <= LIMITS.shortTextLength;
  return { min, max, unit: isUnit ? unit : null };
}

/** Returns the steps without uses of rows that the ingredient list does not have. */
export function withListedUses(steps: readonly Step[], ingredients: Ingredients, notes: Notes): Step[] {
  return steps.map((step, at) => ({
    ...step,
    sub_steps: step.sub_steps.map((subStep, part) => {
      const { uses } = subStep;
      if (!uses) return subStep;
      const listed = uses.filter(({ group, i }) => hasRow(ingredients, group, i));
      if (listed.length < uses.length) notes.add("unreadable", `steps.${at}.sub_steps.${part}.uses`);
      const isLost = listed.length === 0 && uses.length > 0;
      return withoutUndefined({ ...subStep, uses: isLost ? undefined : listed });
    }),
  }));
}

function hasRow(ingredients: Ingredients, group: string, i: number): boolean {
  return Object.hasOwn(ingredients, group) && ingredients[group]?.[i] !== undefined;
}
