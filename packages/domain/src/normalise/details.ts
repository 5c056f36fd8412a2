import { cleanLine } from "../text/clean-text.ts";
import { LIMITS } from "../limits.ts";
import { EDITABLE_FIELDS } from "../recipe/editable-fields.ts";
import { readPictureAddress } from "../picture/picture-address.ts";
import { isPictureColour, isPicturePlaceholder } from "../picture/picture-sources.ts";
import {
  imageSchema,
  type LinkedRecipe,
  linkedRecipeSchema,
  type RecipeDraft,
  type RecipeImage,
  type Tool,
} from "../recipe/recipe.ts";
import { parseServings } from "../measure/servings.ts";
import type { Notes } from "./notes.ts";
import {
  amount,
  entries,
  first,
  isRecord,
  line,
  listOf,
  optionalLine,
  text,
  withoutUndefined,
} from "./values.ts";

/** Reads the servings from a number, a text such as "4 people", or the first entry of a list that has one. */
export function normaliseServings(value: unknown, notes: Notes): number | null {
  for (const entry of listOf(value).slice(0, LIMITS.listEntries)) {
    const count = typeof entry === "string" ? parseServings(entry) : entry;
    if (typeof count !== "number" || !Number.isFinite(count) || count <= 0) continue;
    if (count > EDITABLE_FIELDS.servings.max) notes.add("cut", "servings");
    return Math.min(Math.max(count, 1), EDITABLE_FIELDS.servings.max);
  }
  if (listOf(value).length > 0 && value !== "") notes.add("unreadable", "servings");
  return null;
}

/** Returns the tags in lower case, without duplicates; cuts a text at its commas. */
export function normaliseTags(value: unknown, notes: Notes): string[] {
  const seen = new Set<string>();
  const tagOf = (entry: unknown, path: string): string | null => {
    const tag = line(typeof entry === "string" ? entry.toLowerCase() : entry, notes, path).toLowerCase();
    if (tag === "" || seen.has(tag)) return null;
    seen.add(tag);
    return tag;
  };
  const values = typeof value === "string" ? value.split(",") : listOf(value);
  return entries(values, EDITABLE_FIELDS.tags.maxEntries, tagOf, notes, "tags");
}

/** Reads tools by name, with their purpose where it is stated. */
export function normaliseTools(value: unknown, notes: Notes): Tool[] {
  const toolOf = (entry: unknown, path: string): Tool | null => {
    const tool = isRecord(entry) ? entry : { tool_name: entry };
    const tool_name = line(first(tool, "tool_name", "name", "tool"), notes, path);
    return tool_name === "" ? null : { tool_name, purpose: line(first(tool, "purpose", "use"), notes, path) };
  };
  const values = typeof value === "string" ? value.split(",") : listOf(value);
  return entries(values, EDITABLE_FIELDS.tools.maxEntries, toolOf, notes, "tools");
}

/** Reads reviews; a rating without a text counts. */
export function normaliseReviews(value: unknown, notes: Notes): RecipeDraft["reviews"] {
  const reviewOf = (entry: unknown, path: string): RecipeDraft["reviews"][number] | null => {
    const review = isRecord(entry) ? entry : { text: entry };
    const words = text(first(review, "text", "reviewBody", "comment", "content"), notes, path);
    const given = first(review, "rating");
    const rating = typeof given === "number" && Number.isFinite(given) ? given : undefined;
    if (words === "" && rating === undefined) return null;
    return withoutUndefined({
      author: optionalLine(first(review, "author"), notes, path),
      rating,
      text: words,
    });
  };
  return entries(listOf(value), LIMITS.listEntries, reviewOf, notes, "reviews");
}

/** Reads a rating of at most five. */
export function normaliseRating(value: unknown, notes: Notes): number | undefined {
  const rating = amount(value, notes, "rating");
  if (rating === undefined || rating <= 5) return rating;
  notes.add("unreadable", "rating");
  return undefined;
}

/**
 * Reads a stored picture from an address or an object with one; of a list, the first. Drops the addresses of other
 * sites' pictures, which are never linked: only the import that downloads a picture uses them.
 */
export function normaliseImage(value: unknown, notes: Notes): RecipeImage | undefined {
  for (const entry of listOf(value).slice(0, LIMITS.listEntries)) {
    const image = imageOf(entry);
    if (image) return image;
  }
  if (listOf(value).length > 0) notes.add("bad-address", "image");
  return undefined;
}

/** Reads the further pictures, each once; drops what is no stored picture. */
export function normaliseMoreImages(value: unknown, notes: Notes): RecipeImage[] | undefined {
  const seen = new Set<string>();
  const pictureOf = (entry: unknown, path: string): RecipeImage | null => {
    const image = imageOf(entry);
    if (!image) notes.add("bad-address", path);
    if (!image || seen.has(image.url)) return null;
    seen.add(image.url);
    return image;
  };
  const { maxEntries } = EDITABLE_FIELDS.moreImages;
  const images = entries(listOf(value), maxEntries, pictureOf, notes, "moreImages");
  return images.length > 0 ? images : undefined;
}

/** Reads the recipes that a recipe uses: by name alone, or with their ids. */
export function normaliseLinkedRecipes(value: unknown, notes: Notes): LinkedRecipe[] | undefined {
  const linkOf = (entry: unknown, path: string): LinkedRecipe | null => {
    const link = isRecord(entry) ? entry : { name: entry };
    const name = line(first(link, "name", "title"), notes, path, EDITABLE_FIELDS.name.maxLength);
    const id = linkedRecipeSchema.shape.id.safeParse(first(link, "id")).data;
    return name === "" ? null : withoutUndefined({ name, id });
  };
  const { maxEntries } = EDITABLE_FIELDS.linkedRecipes;
  const links = entries(listOf(value), maxEntries, linkOf, notes, "linkedRecipes");
  return links.length > 0 ? links : undefined;
}

function imageOf(value: unknown): RecipeImage | undefined {
  const image = isRecord(value) ? value : { url: value };
  const url = cleanLine(textOf(first(image, "url", "contentUrl")) ?? "");
  if (!readPictureAddress(url)) return undefined;
  const size = (side: unknown): number | undefined => imageSchema.shape.width.safeParse(side).data;
  const blurhash = textOf(first(image, "blurhash"));
  const colour = textOf(first(image, "colour"));
  return withoutUndefined({
    url,
    width: size(first(image, "width")),
    height: size(first(image, "height")),
    blurhash: isPicturePlaceholder(blurhash) ? blurhash : undefined,
    colour: isPictureColour(colour) ? colour : undefined,
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
