import { type LooseRecord, textIn } from "../loose-fields.ts";

/** Fields that say nothing of the food: types, ids, and when a row was written. */
const SKIPPED = /^@|(?:^|_)id$|^source$|(?:created|updated?)_?at$/i;

/** Writes a record of nutrients as text, a line for each: `{fatContent: "12 g"}` becomes "Fat: 12 g". */
export function nutritionLines(nutrition: LooseRecord): string | undefined {
  const lines = Object.keys(nutrition).flatMap((field) => {
    const value = SKIPPED.test(field) ? undefined : textIn(nutrition, field);
    if (value === undefined || Number(value) === 0) return [];
    return [field === "description" ? value.trim() : `${nameOf(field)}: ${value.trim()}`];
  });
  return lines.length > 0 ? lines.join("\n") : undefined;
}

/** "saturatedFatContent" and "saturated_fat_content" are "Saturated fat". */
function nameOf(field: string): string {
  const words = field
    .replace(/_?content$/i, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
