import { addChip, removeChip } from "@larder/domain/text/chips";
import type { EditForm, FormGroup, FormStep, FormSubStep } from "./edit-form.ts";
import type { FormRow, RowFields } from "./edit-form-rows.ts";
import { groupKey } from "@larder/domain/recipe/group-key";
import { LIMITS } from "@larder/domain/limits";
import { EDITABLE_FIELDS, type TextField } from "@larder/domain/recipe/editable-fields";
import type { RecipeImage } from "@larder/domain/recipe/recipe";

/** A change of the form; rows and steps are identified by their keys. */
export type FormChange =
  | {
      type: "set";
      field:
        | TextField
        | "name"
        | "prepMinutes"
        | "cookMinutes"
        | "totalMinutes"
        | "servings"
        | "video"
        | "url"
        | "sourceType";
      value: string;
    }
  | { type: "set-image"; image: RecipeImage | null }
  | { type: "add-group"; name: string }
  | { type: "remove-group"; group: number }
  | { type: "add-row"; group: number }
  | { type: "remove-row"; group: number; row: number }
  | {
      type: "set-row";
      group: number;
      row: number;
      field: "quantity" | "unit" | "item" | "preparation";
      value: string;
    }
  /** All four fields of a row at once. */
  | { type: "fill-row"; group: number; row: number; fields: RowFields }
  /** A change that is loaded only when it is needed. */
  | { type: "apply"; change: (form: EditForm) => EditForm }
  | { type: "add-step" }
  | { type: "remove-step"; step: number }
  | { type: "move-step"; step: number; by: -1 | 1 }
  | { type: "set-step"; step: number; value: string }
  | { type: "add-sub-step"; step: number }
  | { type: "remove-sub-step"; step: number; subStep: number }
  | {
      type: "set-sub-step";
      step: number;
      subStep: number;
      field: "description" | "tip" | "why";
      value: string;
    }
  | { type: "add-tag"; tag: string }
  | { type: "remove-tag"; tag: string };

/** The form after a change; the form itself where the change is not possible. */
export function changeForm(form: EditForm, change: FormChange): EditForm {
  const { nextKey } = form;
  switch (change.type) {
    case "set":
      return { ...form, [change.field]: change.value };
    case "set-image":
      return { ...form, image: change.image };
    case "add-group":
      if (groupProblem(form, change.name) || form.groups.length >= LIMITS.groups) return form;
      return withKeys(form, {
        groups: [...form.groups, { key: nextKey, name: groupKey(change.name), rows: [] }],
      });
    case "remove-group":
      return { ...form, groups: without(form.groups, change.group) };
    case "add-row":
      return withKeys(
        form,
        inGroup(form, change.group, (rows) => added(rows, emptyRow(nextKey), LIMITS.rowsPerGroup)),
      );
    case "remove-row":
      return { ...form, ...inGroup(form, change.group, (rows) => without(rows, change.row)) };
    case "set-row":
      return {
        ...form,
        ...inGroup(form, change.group, (rows) => set(rows, change.row, { [change.field]: change.value })),
      };
    case "fill-row":
      return { ...form, ...inGroup(form, change.group, (rows) => set(rows, change.row, change.fields)) };
    case "apply":
      return change.change(form);
    case "add-step":
      return withKeys(form, {
        steps: added(
          form.steps,
          { key: nextKey, mainStep: "", subSteps: [emptySubStep(nextKey + 1)] },
          EDITABLE_FIELDS.steps.maxEntries,
        ),
      });
    case "remove-step":
      return { ...form, steps: without(form.steps, change.step) };
    case "move-step":
      return { ...form, steps: moved(form.steps, change.step, change.by) };
    case "set-step":
      return { ...form, steps: set(form.steps, change.step, { mainStep: change.value }) };
    case "add-sub-step":
      return withKeys(
        form,
        inStep(form, change.step, (parts) => added(parts, emptySubStep(nextKey), LIMITS.subStepsPerStep)),
      );
    case "remove-sub-step":
      return { ...form, ...inStep(form, change.step, (parts) => without(parts, change.subStep)) };
    case "set-sub-step":
      return {
        ...form,
        ...inStep(form, change.step, (parts) => set(parts, change.subStep, { [change.field]: change.value })),
      };
    case "add-tag":
      return form.tags.length >= EDITABLE_FIELDS.tags.maxEntries
        ? form
        : { ...form, tags: addChip(form.tags, change.tag.toLowerCase()) };
    case "remove-tag":
      return { ...form, tags: removeChip(form.tags, change.tag) };
  }
}

/** Why a group of this name cannot be added. */
export function groupProblem(form: EditForm, name: string): "blank" | "exists" | null {
  if (name.trim() === "") return "blank";
  return form.groups.some((group) => group.name === groupKey(name)) ? "exists" : null;
}

/** A step comes with a sub-step, so each addition takes two keys. */
function withKeys(form: EditForm, changed: Partial<EditForm>): EditForm {
  return { ...form, ...changed, nextKey: form.nextKey + 2 };
}

function inGroup(form: EditForm, key: number, change: (rows: readonly FormRow[]) => readonly FormRow[]) {
  const groups: readonly FormGroup[] = form.groups.map((group) =>
    group.key === key ? { ...group, rows: change(group.rows) } : group,
  );
  return { groups };
}

function inStep(
  form: EditForm,
  key: number,
  change: (parts: readonly FormSubStep[]) => readonly FormSubStep[],
) {
  const steps: readonly FormStep[] = form.steps.map((step) =>
    step.key === key ? { ...step, subSteps: change(step.subSteps) } : step,
  );
  return { steps };
}

function added<T>(list: readonly T[], entry: T, limit: number): readonly T[] {
  return list.length >= limit ? list : [...list, entry];
}

function without<T extends { key: number }>(list: readonly T[], key: number): readonly T[] {
  return list.filter((entry) => entry.key !== key);
}

/** Returns the list with one entry moved up or down by one; an entry at the end stays. */
function moved<T extends { key: number }>(list: readonly T[], key: number, by: -1 | 1): readonly T[] {
  const from = list.findIndex((entry) => entry.key === key);
  const [entry, other] = [list[from], list[from + by]];
  return entry && other ? list.with(from, other).with(from + by, entry) : list;
}

function set<T extends { key: number }>(list: readonly T[], key: number, fields: Partial<T>): readonly T[] {
  return list.map((entry) => (entry.key === key ? { ...entry, ...fields } : entry));
}

function emptyRow(key: number): FormRow {
  return { key, quantity: "", unit: "", item: "", preparation: "" };
}

function emptySubStep(key: number): FormSubStep {
  return { key, description: "", tip: "", why: "" };
}
