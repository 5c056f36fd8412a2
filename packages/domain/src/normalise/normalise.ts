import { importedUrlOf } from "../recipe/imported-url.ts";
import { EDITABLE_FIELDS, forTextFields } from "../recipe/editable-fields.ts";
import { DEFAULT_SERVINGS } from "../recipe/default-servings.ts";
import { LIMITS } from "../limits.ts";
import { normaliseDuration } from "./duration.ts";
import {
  normaliseImage,
  normaliseLinkedRecipes,
  normaliseMoreImages,
  normaliseRating,
  normaliseReviews,
  normaliseServings,
  normaliseTags,
  normaliseTools,
} from "./details.ts";
import { normaliseIngredients } from "./ingredients.ts";
import { normaliseRecipeNotes } from "./recipe-notes.ts";
import { createNotes, type NormaliseNote, type Notes } from "./notes.ts";
import { normaliseSteps } from "./steps.ts";
import { withListedUses } from "./uses.ts";
import {
  amount,
  first,
  isRecord,
  line,
  listOf,
  optionalLine,
  optionalText,
  type Raw,
  shortTexts,
  webAddress,
  withoutUndefined,
} from "./values.ts";
import { ASSUMABLE, type ImportedUrl, type RecipeDraft } from "../recipe/recipe.ts";

/**
 * Converts any scraped, generated, pasted or typed recipe, older shapes too, to a valid draft. Never fails: invalid
 * input gives a repaired recipe and notes on the repairs. Idempotent.
 *
 * @param raw JSON of any shape; only its own properties are read, at a fixed depth
 * @returns a draft that `recipeDraftSchema` accepts; its name is "" when none was given
 */
export function normaliseRecipe(raw: unknown): { recipe: RecipeDraft; notes: readonly NormaliseNote[] } {
  const notes = createNotes();
  if (!isRecord(raw)) notes.add("unreadable", "");
  return { recipe: draftOf(isRecord(raw) ? raw : {}, notes), notes: notes.list };
}

/** Normalises every recipe of a list; drops entries that are not objects. */
export function normaliseRecipes(raw: unknown): RecipeDraft[] {
  return Array.isArray(raw) ? raw.filter(isRecord).map((entry) => normaliseRecipe(entry).recipe) : [];
}

const TEXT_READERS = { line: optionalLine, text: optionalText };

function draftOf(raw: Raw, notes: Notes): RecipeDraft {
  const servings = normaliseServings(first(raw, "servings"), notes);
  const { duration, assumed } = normaliseDuration(raw, notes);
  const ingredients = normaliseIngredients(first(raw, "ingredients"), notes);
  return withoutUndefined({
    name: line(first(raw, "name", "title"), notes, "name", EDITABLE_FIELDS.name.maxLength),
    abstract: optionalText(first(raw, "abstract"), notes, "abstract"),
    ...forTextFields((field) => TEXT_READERS[EDITABLE_FIELDS[field].kind](first(raw, field), notes, field)),
    rating: normaliseRating(first(raw, "rating"), notes),
    url: webAddress(first(raw, "url"), notes, "url"),
    source: optionalLine(first(raw, "source"), notes, "source"),
    servings: servings ?? DEFAULT_SERVINGS,
    calories_per_serving: amount(first(raw, "calories_per_serving"), notes, "calories_per_serving"),
    tags: normaliseTags(first(raw, "tags"), notes),
    category: shortTexts(first(raw, "category"), LIMITS.listEntries, notes, "category"),
    dietary_preferences: shortTexts(
      first(raw, "dietary_preferences"),
      LIMITS.listEntries,
      notes,
      "dietary_preferences",
    ),
    reviews: normaliseReviews(first(raw, "reviews"), notes),
    notes: normaliseRecipeNotes(first(raw, "notes"), notes),
    history: optionalText(first(raw, "history"), notes, "history"),
    did_you_know: optionalText(first(raw, "did_you_know"), notes, "did_you_know"),
    tools: normaliseTools(first(raw, "tools"), notes),
    duration,
    ingredients,
    steps: withListedUses(normaliseSteps(first(raw, "steps"), notes), ingredients, notes),
    importedUrl: origin(first(raw, "importedUrl"), notes),
    image: normaliseImage(first(raw, "image"), notes),
    moreImages: normaliseMoreImages(first(raw, "moreImages"), notes),
    video: webAddress(first(raw, "video"), notes, "video"),
    linkedRecipes: normaliseLinkedRecipes(first(raw, "linkedRecipes"), notes),
    language: optionalLine(first(raw, "language"), notes, "language"),
    assumed: assumedOf(first(raw, "assumed"), { servings: servings === null, duration: assumed }),
  });
}

function origin(value: unknown, notes: Notes): ImportedUrl | undefined {
  const read = importedUrlOf(value);
  if (!read && value != null && value !== "") notes.add("bad-address", "importedUrl");
  return read ?? undefined;
}

/** Returns the fields that were assumed before or are now; undefined when there are none. */
function assumedOf(before: unknown, now: { servings: boolean; duration: boolean }): RecipeDraft["assumed"] {
  const given = listOf(before);
  const assumed = ASSUMABLE.filter(
    (part) =>
      given.includes(part) || (part === "servings" && now.servings) || (part === "duration" && now.duration),
  );
  return assumed.length > 0 ? assumed : undefined;
}
