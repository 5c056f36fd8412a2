import { UNSAFE_KEYS } from "@larder/domain/recipe/group-key";
import { plain } from "./raw-recipe.ts";
import type { Json } from "./read-reply.ts";

const DEEPEST = 8;

/**
 * Converts an answer in another form than the schema's to the input of `normaliseRecipe`, which also reads ingredients
 * as texts or by group, and steps as texts. Every text loses its markup and links.
 */
export function wideAnswer(answer: Json): Record<string, unknown> {
  const { prep_minutes, cook_minutes, total_minutes, ingredients, ...rest } = answer;
  const minutes = {
    prep_time_minutes: prep_minutes,
    cook_time_minutes: cook_minutes,
    total_time_minutes: total_minutes,
  };
  const times = Object.fromEntries(Object.entries(minutes).filter(([, value]) => value != null));
  return {
    ...(Object.keys(times).length > 0 && { duration: times }),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, cleaned(value, 0)])),
    ingredients: groupsOf(cleaned(ingredients, 0)),
  };
}

/** Returns groups by name as a list: a group may be called "constructor". */
function groupsOf(ingredients: unknown): unknown {
  if (typeof ingredients !== "object" || ingredients === null) return ingredients;
  if (Array.isArray(ingredients)) return ingredients.map(withSafeName);
  return Object.entries(ingredients).map(([name, rows]) =>
    withSafeName({ name, ingredients: Array.isArray(rows) ? rows : [rows] }),
  );
}

function withSafeName(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null) return entry;
  const group = "group" in entry ? entry.group : "name" in entry ? entry.name : null;
  return typeof group === "string" && UNSAFE_KEYS.has(group)
    ? { ...entry, name: "main", group: "main" }
    : entry;
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === "string") return plain(value);
  if (typeof value !== "object" || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((each) => cleaned(each, depth + 1));
  // Own keys are defined, not assigned: one may be "__proto__".
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each, depth + 1)]));
}
