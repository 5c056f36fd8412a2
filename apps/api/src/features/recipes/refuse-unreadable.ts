import { EDITABLE_FIELD_NAMES, type EditableField } from "@larder/domain/recipe/editable-fields";
import { AppError } from "../../http/errors/app-error.ts";
import type { Normaliser } from "./normaliser.ts";

/** The name has an error of its own, and so have pictures. */
const OTHERWISE_CHECKED: ReadonlySet<EditableField> = new Set(["name", "image", "moreImages"]);
const CHECKED = EDITABLE_FIELD_NAMES.filter((field) => !OTHERWISE_CHECKED.has(field));

/**
 * Rejects a change with an unreadable field. `normaliseRecipe` repairs any input, which in a change would replace a
 * good value by an empty one.
 *
 * @throws AppError 400 when a field, or a whole part of it, has no readable value; null still empties a field
 */
export async function refuseUnreadable(
  change: Readonly<Record<string, unknown>>,
  normalise: (raws: readonly unknown[]) => ReturnType<Normaliser>,
): Promise<void> {
  const sent = CHECKED.filter((field) => change[field] !== undefined);
  const read = await normalise(sent.map((field) => ({ [field]: change[field] })));
  const issues = sent.flatMap((field, index) =>
    (read[index]?.notes ?? [])
      .filter(({ kind }) => kind === "unreadable" || kind === "bad-address")
      .filter(({ path }) => path === field || isPartOf(path, change[field]))
      .map(({ path }) => ({ path: `body.${path}`, message: "This cannot be read." })),
  );
  if (issues.length > 0) throw new AppError("bad-input", { details: { issues } });
}

/** Entries of a list are left out one by one; a part of an object is all that was said of it. */
function isPartOf(path: string, value: unknown): boolean {
  return !Array.isArray(value) && path.split(".").length === 2;
}
