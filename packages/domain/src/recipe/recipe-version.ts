import * as z from "zod/mini";
import { EDITABLE_FIELD_NAMES, type EditableField } from "./editable-fields.ts";
import { type Recipe, recipeDraftSchema, recipeSchema } from "./recipe.ts";

/** The limits of the history of one recipe. The latest version is stored whatever its size. */
export const HISTORY_LIMITS = {
  versions: 50,
  /** The age in days after which a version is dropped, from when it was replaced. */
  days: 365,
  /** The size of all versions of a recipe as JSON, in bytes: what 50 versions of 100 KB take. */
  bytes: 5_000_000,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The content of a recipe with what was stored about this content. */
export const recipeContentSchema = z.extend(recipeDraftSchema, {
  authorIsOwner: recipeSchema.shape.authorIsOwner,
  assumedFrom: recipeSchema.shape.assumedFrom,
  reckonedMinutes: recipeSchema.shape.reckonedMinutes,
  warnings: recipeSchema.shape.warnings,
  makerNotes: recipeSchema.shape.makerNotes,
  request: recipeSchema.shape.request,
});

export type RecipeContent = z.infer<typeof recipeContentSchema>;

const CONTENT_FIELDS = Object.keys(recipeContentSchema.shape) as readonly (keyof RecipeContent)[];

/** The fields that a cook writes or an import brings; the others of a content follow from them. */
const WRITTEN_FIELDS = (Object.keys(recipeDraftSchema.shape) as (keyof RecipeContent)[]).filter(
  (field) => field !== "assumed",
);

/** Fields that are younger than the digests of stored copies: a recipe without them has the digest that it had before. */
const LATER_FIELDS: ReadonlySet<keyof RecipeContent> = new Set([
  "notes",
  "nutrition",
  "moreImages",
  "video",
  "linkedRecipes",
]);

/** A field that differs between two versions; "other" stands for all that the edit form does not show. */
export const changedFieldSchema = z.enum([...EDITABLE_FIELD_NAMES, "other"]);
export type ChangedField = EditableField | "other";

/** A version that another one has replaced. */
export const recipeVersionSchema = z.object({
  recipeId: z.string(),
  /** The version of the recipe that had this content. */
  version: z.int().check(z.positive()),
  savedAt: z.iso.datetime(),
  replacedAt: z.iso.datetime(),
  /** The fields in which the version that replaced it differs. */
  changed: z.array(changedFieldSchema),
  /** An author that is the owner's display name is not stored: the name is the owner's to change and to take away. */
  content: recipeContentSchema,
});

export type RecipeVersion = z.infer<typeof recipeVersionSchema>;

/** Returns the content of a recipe, without what names it, owns it or counts it. */
export function contentOf(recipe: Recipe | RecipeContent): RecipeContent {
  const entries = CONTENT_FIELDS.map((field) => [field, recipe[field]] as const);
  return recipeContent(entries.filter(([, value]) => value !== undefined));
}

/** Returns a recipe with another content, as its next version. */
export function withContent(recipe: Recipe, content: RecipeContent, now: Date): Recipe {
  const others = Object.entries(recipe).filter(([field]) => !Object.hasOwn(recipeContentSchema.shape, field));
  return {
    // The fields that are no content are all that a recipe has beside it.
    ...(Object.fromEntries(others) as Omit<Recipe, keyof RecipeContent>),
    ...content,
    updatedAt: now.toISOString(),
    version: recipe.version + 1,
  };
}

/** Returns the version that a replacement makes a past one; null when both have the same content. */
export function versionBefore(before: Recipe, after: Recipe): RecipeVersion | null {
  const changed = changedFields(before, after);
  if (changed.length === 0) return null;
  return {
    recipeId: before.id,
    version: before.version,
    savedAt: before.updatedAt,
    replacedAt: after.updatedAt,
    changed,
    content: withoutShownName(contentOf(before)),
  };
}

/** Returns the fields in which two contents differ, in the order of the edit form. */
export function changedFields(before: RecipeContent, after: RecipeContent): ChangedField[] {
  const [one, other] = [withoutShownName(before), withoutShownName(after)];
  const changed = WRITTEN_FIELDS.filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
  const shown = EDITABLE_FIELD_NAMES.filter((field) => changed.includes(field));
  return changed.length > shown.length ? [...shown, "other"] : shown;
}

/** Returns a text that is the same for two recipes only when their cooks have written the same. */
export function writtenText(content: RecipeContent): string {
  const named = withoutShownName(content);
  return JSON.stringify(
    WRITTEN_FIELDS.flatMap((field): unknown[] => {
      const value = named[field] ?? null;
      if (!LATER_FIELDS.has(field)) return [value];
      return value === null ? [] : [[field, value]];
    }),
  );
}

/** Returns the time before which a replaced version is too old. */
export function historyBegin(now: Date): string {
  return new Date(now.getTime() - HISTORY_LIMITS.days * DAY_MS).toISOString();
}

/**
 * Returns the versions of one recipe that are beyond the limits of its history.
 *
 * @param versions newest first
 * @param now the time at which the newest one was replaced
 */
export function beyondHistory<V extends { replacedAt: string; bytes: number }>(
  versions: readonly V[],
  now: Date,
): V[] {
  const begin = historyBegin(now);
  let total = 0;
  return versions.filter(({ replacedAt, bytes }, index) => {
    total += bytes;
    const isTooMuch = index >= HISTORY_LIMITS.versions || total > HISTORY_LIMITS.bytes;
    return index > 0 && (isTooMuch || replacedAt < begin);
  });
}

function withoutShownName(content: RecipeContent): RecipeContent {
  if (!content.authorIsOwner) return content;
  const { author: _, ...rest } = content;
  return rest;
}

// `Object.fromEntries` loses which fields there are.
function recipeContent(entries: readonly (readonly [string, unknown])[]): RecipeContent {
  return Object.fromEntries(entries) as RecipeContent;
}
