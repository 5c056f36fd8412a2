import { groupKey, UNSAFE_KEYS } from "../recipe/group-key.ts";
import { linesOfEach } from "../ingredient/each-line.ts";
import { rowFromLine } from "../ingredient/ingredient-row.ts";
import { LIMITS } from "../limits.ts";
import { parseQuantity } from "../measure/quantity.ts";
import type { IngredientRow, Ingredients } from "../recipe/recipe.ts";
import type { Notes } from "./notes.ts";
import { amount, entries, first, isRecord, line, type Raw } from "./values.ts";

const MAIN = "main";

/**
 * Reads the ingredients by group. A plain list, a text of lines, or nothing at all becomes the group "main"; a list can
 * also hold groups, as objects with a name and a list.
 */
export function normaliseIngredients(value: unknown, notes: Notes): Ingredients {
  const groups = new Map<string, IngredientRow[]>();
  for (const [heading, content, path] of headed(value, notes)) {
    if (UNSAFE_KEYS.has(heading)) {
      notes.add("unsafe-key", "ingredients");
      continue;
    }
    const rows = normaliseRows(content, notes, path);
    if (rows === null) continue;
    const key = groupKey(heading);
    const before = groups.get(key);
    if (before) {
      notes.add("merged", `ingredients.${key}`);
      if (before.length + rows.length > LIMITS.rowsPerGroup) notes.add("cut", `ingredients.${key}`);
      groups.set(key, [...before, ...rows].slice(0, LIMITS.rowsPerGroup));
    } else if (groups.size < LIMITS.groups) {
      groups.set(key, rows);
    } else {
      notes.add("cut", "ingredients");
      break;
    }
  }
  return Object.fromEntries(groups);
}

type Headed = [heading: string, content: unknown, path: string];

function* headed(value: unknown, notes: Notes): Generator<Headed> {
  if (value == null) return yield [MAIN, [], "ingredients"];
  if (Array.isArray(value)) return yield* listed(value);
  if (isRecord(value)) {
    for (const key of Object.keys(value)) yield [key, value[key], `ingredients.${key.slice(0, 60)}`];
    return;
  }
  if (typeof value !== "string") notes.add("unreadable", "ingredients");
  yield [MAIN, typeof value === "string" ? value : [], "ingredients"];
}

/** Yields the rows of a plain list, and the groups between them. */
function* listed(list: readonly unknown[]): Generator<Headed> {
  const rows = list.filter((entry) => groupContent(entry) === undefined);
  if (rows.length > 0 || list.length === 0) yield [MAIN, rows, "ingredients"];
  for (const [index, entry] of list.entries()) {
    const content = groupContent(entry);
    if (content === undefined || !isRecord(entry)) continue;
    const heading = first(entry, "name", "group", "title", "heading", "category");
    yield [typeof heading === "string" ? heading : MAIN, content, `ingredients.${index}`];
  }
}

function groupContent(entry: unknown): unknown {
  const content = isRecord(entry) ? first(entry, "ingredients", "items", "rows") : undefined;
  return Array.isArray(content) ? content : undefined;
}

/** Reads the rows of one list, text or object; null for what holds no rows. */
export function normaliseRows(value: unknown, notes: Notes, path: string): IngredientRow[] | null {
  const rows = typeof value === "string" ? value.split(/\r\n?|\n/) : isRecord(value) ? [value] : value;
  if (Array.isArray(rows)) {
    const each = rows.flatMap((row: unknown) => (typeof row === "string" ? linesOfEach(row) : [row]));
    return entries(each, LIMITS.rowsPerGroup, (row, at) => rowOf(row, notes, at), notes, path);
  }
  notes.add("unreadable", path);
  return null;
}

function rowOf(value: unknown, notes: Notes, path: string): IngredientRow | null {
  if (typeof value === "string") return rowOfLine(value, notes, path);
  if (!isRecord(value)) {
    if (value != null) notes.add("unreadable", path);
    return null;
  }
  const named = rowOfRecord(value, notes, path);
  if (named.ingredient_name || named.unit || named.prep_style || named.measure !== "") return named;
  return named.text === undefined ? null : rowOfLine(named.text, notes, path);
}

function rowOfLine(written: string, notes: Notes, path: string): IngredientRow | null {
  const cleaned = line(written, notes, path, LIMITS.textLength);
  return cleaned === "" ? null : rowOfRecord({ ...rowFromLine(cleaned) }, notes, path);
}

function rowOfRecord(row: Raw, notes: Notes, path: string): IngredientRow {
  const written = line(first(row, "text"), notes, `${path}.text`, LIMITS.textLength);
  return {
    ingredient_name: line(first(row, "ingredient_name", "item", "name", "ingredient"), notes, path),
    unit: line(first(row, "unit"), notes, `${path}.unit`),
    ...measureOf(row, notes, `${path}.measure`),
    prep_style: line(first(row, "prep_style", "preparation"), notes, `${path}.prep_style`),
    ...(written && { text: written }),
  };
}

type Measure = Pick<IngredientRow, "measure" | "measureMin" | "measureMax">;

/** Reads a text as a number where it is one; a range stays a text and gets its ends. */
function measureOf(row: Raw, notes: Notes, path: string): Measure {
  const given = first(row, "measure", "quantity", "amount");
  const words = isRecord(given) ? rangeText(given) : given;
  const measure = typeof words === "number" ? (amount(words, notes, path) ?? "") : line(words, notes, path);
  const read = typeof measure === "string" ? parseQuantity(measure) : null;
  if (read && read.max === undefined) return { measure: read.min };
  const measureMin = read?.min ?? amount(first(row, "measureMin"), notes, path);
  const measureMax = read?.max ?? amount(first(row, "measureMax"), notes, path);
  return {
    measure,
    ...(measureMin !== undefined && { measureMin }),
    ...(measureMax !== undefined && { measureMax }),
  };
}

function rangeText(range: Raw): unknown {
  const [min, max] = [first(range, "min"), first(range, "max")];
  return typeof min === "number" && typeof max === "number" && max !== min ? `${min}-${max}` : (min ?? max);
}
