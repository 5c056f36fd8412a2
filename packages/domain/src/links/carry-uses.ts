import { LIMITS } from "../limits.ts";
import { normaliseIngredients } from "../normalise/ingredients.ts";
import { createNotes } from "../normalise/notes.ts";
import { isRecord } from "../normalise/values.ts";
import type { Ingredients, RecipeDraft, Step, StepUse } from "../recipe/recipe.ts";
import { fold } from "../text/fold.ts";

/**
 * Returns the changes of a recipe's fields with the uses that a cook set before, where the change does not name any: those of
 * a sub-step whose sentence stays, at the rows of the changed ingredient list. Null as the `uses` of a sub-step drops them.
 *
 * @param change the named fields as a client sent them
 */
export function carryUses(
  before: Pick<RecipeDraft, "ingredients" | "steps">,
  change: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const stored = storedUses(before.steps);
  const { steps, ingredients } = change;
  if (stored.size === 0 || (steps === undefined && ingredients === undefined)) return change;
  const move =
    ingredients === undefined
      ? null
      : moveBetween(before.ingredients, normaliseIngredients(ingredients, createNotes()));
  const usesOf = (description: unknown): StepUse[] | undefined => {
    const uses = typeof description === "string" ? stored.get(description.trim()) : undefined;
    return uses && move ? movedUses(uses, move) : uses;
  };
  const withStoredUses = (subStep: unknown): unknown => {
    const [description, isNamed] = isRecord(subStep)
      ? [subStep["description"], Object.hasOwn(subStep, "uses")]
      : [subStep, false];
    const uses = isNamed ? undefined : usesOf(description);
    if (!uses) return subStep;
    return isRecord(subStep) ? { ...subStep, uses } : { description, uses };
  };
  const withStoredParts = (step: unknown): unknown => {
    if (!isRecord(step) || !Array.isArray(step["sub_steps"])) return step;
    const parts: readonly unknown[] = step["sub_steps"];
    return { ...step, sub_steps: parts.map(withStoredUses) };
  };
  const sent: unknown = steps === undefined ? before.steps.map(withoutUses) : steps;
  return Array.isArray(sent) ? { ...change, steps: sent.map(withStoredParts) } : change;
}

/** The uses that a cook set, by the sentence of the sub-step. */
function storedUses(steps: readonly Step[]): ReadonlyMap<string, StepUse[]> {
  const parts = steps.flatMap(({ sub_steps: own }) => own);
  return new Map(parts.flatMap(({ description, uses }) => (uses ? [[description, uses] as const] : [])));
}

function withoutUses(step: Step): Step {
  return { ...step, sub_steps: step.sub_steps.map(({ uses: _uses, ...subStep }) => subStep) };
}

/** Returns the uses at the rows of another list; undefined where none of their rows is left. */
function movedUses(uses: readonly StepUse[], move: Move): StepUse[] | undefined {
  const moved = uses.flatMap((use) => {
    const position = move(use);
    return position ? [{ ...use, ...position }] : [];
  });
  return uses.length > 0 && moved.length === 0 ? undefined : moved;
}

type Position = Pick<StepUse, "group" | "i">;
type Move = (position: Position) => Position | null;

/** Finds the row of another list that has the same name, the nearest of several, else the one that was renamed in its place. */
function moveBetween(from: Ingredients, to: Ingredients): Move {
  const names = new Set(positionsByName(from).keys());
  const positions = positionsByName(to);
  const distance = (one: Position, other: Position) =>
    (one.group === other.group ? 0 : LIMITS.rowsPerGroup) + Math.abs(one.i - other.i);
  const found = new Map<string, Position | null>();
  const find = ({ group, i }: Position): Position | null => {
    const row = from[group]?.[i];
    if (!row) return null;
    const same = positions.get(fold(row.ingredient_name)) ?? [];
    const [nearest] = same.toSorted(
      (one, other) => distance(one, { group, i }) - distance(other, { group, i }),
    );
    if (nearest) return nearest;
    const atPosition = to[group]?.[i];
    return atPosition && !names.has(fold(atPosition.ingredient_name)) ? { group, i } : null;
  };
  return ({ group, i }) => {
    const key = `${i} ${group}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const position = find({ group, i });
    found.set(key, position);
    return position;
  };
}

function positionsByName(ingredients: Ingredients): ReadonlyMap<string, readonly Position[]> {
  const positions = new Map<string, Position[]>();
  for (const [group, rows] of Object.entries(ingredients)) {
    for (const [i, { ingredient_name: name }] of rows.entries()) {
      const same = positions.get(fold(name));
      if (same) same.push({ group, i });
      else positions.set(fold(name), [{ group, i }]);
    }
  }
  return positions;
}
