/**
 * Returns a record that may be a recipe with the fields of today: an earlier version stored "hidden" as the visibility of
 * what an administrator had hidden.
 */
export function withPresentVisibility<T>(record: T): T {
  if (typeof record !== "object" || record === null) return record;
  if (!("visibility" in record) || record.visibility !== "hidden") return record;
  return { ...record, visibility: "shared", hiddenBy: "" };
}
