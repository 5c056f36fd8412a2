import type { NormaliseNote } from "../normalise/notes.ts";
import { first, isRecord, type Raw } from "../normalise/values.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import { findJsonFault, type JsonFault } from "./json-fault.ts";
import { jsonSource } from "./json-source.ts";
import { entriesOfLarderJson } from "./larder-json.ts";
import { findSchemaRecipe, recipeFromSchemaOrg } from "./schema-org.ts";
import { isRecipe } from "../schema-org/schema-node.ts";

/** The reasons why a text cannot be added as a recipe. */
export type RecipeJsonProblem =
  | { kind: "empty" }
  /** The text is not JSON. The detail is the parser's, in English; `fault` locates the error for other languages. */
  | { kind: "invalid"; detail: string; fault: JsonFault | null }
  /** The text is JSON without a recipe. */
  | { kind: "no-recipe" }
  | { kind: "name-required" }
  | { kind: "fields-required" };

export interface ReadRecipeJson {
  recipe: RecipeDraft;
  notes: readonly NormaliseNote[];
  /** The recipe as it was sent, for `originalJson`. */
  original: unknown;
}

export type RecipeJsonResult =
  /** The recipes that were read, at least one. */
  { ok: true; recipes: readonly ReadRecipeJson[] } | { ok: false; problem: RecipeJsonProblem };

/**
 * Reads recipes from pasted JSON: Larder's own shape and its older ones, a Larder file, or schema.org. Fails when any
 * recipe of a text is invalid, so that no recipe is lost silently.
 *
 * @param fillMissing true when only a name is required; else name, steps and duration are
 */
export function readRecipeJson(text: string, options: { fillMissing: boolean }): RecipeJsonResult {
  const source = jsonSource(text);
  if (source === "") return failed({ kind: "empty" });
  const json = parseJson(source);
  if (!json.ok) return failed({ kind: "invalid", detail: json.detail, fault: findJsonFault(source) });

  const recipes: ReadRecipeJson[] = [];
  for (const entry of recipesIn(json.value)) {
    const read = readEntry(entry, options.fillMissing);
    if ("kind" in read) return failed(read);
    recipes.push(read);
  }
  return recipes.length > 0 ? { ok: true, recipes } : failed({ kind: "no-recipe" });
}

function failed(problem: RecipeJsonProblem): RecipeJsonResult {
  return { ok: false, problem };
}

function parseJson(source: string): { ok: true; value: unknown } | { ok: false; detail: string } {
  try {
    return { ok: true, value: JSON.parse(source) };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Normalises a recipe of Larder's own shape, its older ones, or of schema.org. */
export function normaliseAnyRecipe(raw: unknown): ReturnType<typeof normaliseRecipe> {
  return normaliseRecipe(isRecord(raw) ? fieldsOf(raw) : raw);
}

/** Returns the fields that `normaliseRecipe` reads; for schema.org, also where the recipe came from. */
function fieldsOf(entry: Raw): unknown {
  if (!isRecipe(entry)) return entry;
  const importedUrl = first(entry, "importedUrl");
  return { ...recipeFromSchemaOrg(entry), ...(importedUrl !== undefined && { importedUrl }) };
}

/**
 * Returns the recipes that JSON holds, as they were sent: one, a list, a Larder file, an API response, or a schema.org
 * document.
 */
export function recipesIn(json: unknown): readonly Raw[] {
  const list = entriesOfLarderJson(json) ?? (Array.isArray(json) ? json : [json]);
  const records = list.filter(isRecord);
  const ofSchema = records.filter(isRecipe);
  if (ofSchema.length > 0) return ofSchema;
  const hidden = records.some(isOwn) ? null : findSchemaRecipe(json);
  return hidden ? [hidden] : records.map(unwrapped);
}

/** Returns whether an entry is a recipe itself, whatever other fields it has. */
function isOwn(entry: Raw): boolean {
  return first(entry, "name", "title") !== undefined && first(entry, "ingredients", "steps") !== undefined;
}

/** Returns the recipe of a response such as `{"success": true, "recipe": {...}}`. */
function unwrapped(entry: Raw): Raw {
  const inner = first(entry, "recipe");
  return isRecord(inner) && first(entry, "name") === undefined ? inner : entry;
}

function readEntry(original: Raw, fillMissing: boolean): ReadRecipeJson | RecipeJsonProblem {
  const mapped = fieldsOf(original);
  if (!fillMissing && !hasRequiredFields(mapped)) return { kind: "fields-required" };
  const { recipe, notes } = normaliseRecipe(mapped);
  return recipe.name === "" ? { kind: "name-required" } : { recipe, notes, original };
}

function hasRequiredFields(raw: unknown): boolean {
  return isRecord(raw) && ["name", "steps", "duration"].every((field) => Boolean(first(raw, field)));
}
