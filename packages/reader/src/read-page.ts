import { confidenceOf } from "./merge/confidence.ts";
import { languageOfText } from "./lines/text-language.ts";
import { description, pageText } from "./text/text-recipe.ts";
import { appData } from "./data/app-data.ts";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import { canonicalLink } from "./canonical-url.ts";
import type { RawIngredientGroup } from "@larder/domain/schema-org/ingredient-groups";
import { ingredientGroups } from "./groups/ingredient-groups.ts";
import { instructionLines } from "@larder/domain/schema-org/raw-recipe";
import { pageMeta } from "./data/page-meta.ts";
import { mergeFound } from "./merge/merge-found.ts";
import type { Found, Merged } from "./merge/merge-found.ts";
import { isAboutCooking } from "./merge/about-cooking.ts";
import type { RawField, RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import type { Page, PageReader } from "./found/page.ts";
import { LIMITS_OF_A_THREAD, scanPage, type ScanLimits, scanStructured } from "./scan/scan-page.ts";
import { fieldsOfRaw } from "@larder/domain/schema-org/raw-to-recipe";
import { microdata, pageAuthor, structuredData } from "./scan/structured-data.ts";
import { pageImage, similarLists, siteAsAuthor, visible } from "./visible/visible-reader.ts";

/** The readers, best first; their results are merged field by field. */
const READERS: readonly PageReader[] = [
  structuredData,
  microdata,
  pageAuthor,
  description,
  visible,
  appData,
  similarLists,
  pageMeta,
  pageImage,
  siteAsAuthor,
  pageText,
];

/** The fields that a page states, before any default is filled in; null where it states none. */
export interface ExtractedFields {
  title: string | null;
  ingredients: string[];
  /** The ingredients by group; one group without a name where the page names none. */
  ingredientGroups: RawIngredientGroup[];
  instructions: string[];
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  servings: number | null;
  author: string | null;
  image: string | null;
}

export interface ReadResult {
  /** The recipe; null when the page has none: no name, or neither ingredients nor steps. */
  draft: RecipeDraft | null;
  raw: Partial<RawRecipe>;
  reading: ExtractedFields;
  /** The canonical form of the address that the page names as its own, where that counts. */
  canonicalUrl: string | null;
  /** The reader that found each field. */
  readers: Partial<Record<RawField, string>>;
  /** The reason why each field was chosen. */
  reasons: Partial<Record<RawField, string>>;
  /** The confidence in the result, from 0 to 1. */
  confidence: number;
  /** The page's text, from which the user can paste; empty when there is a draft. */
  text: string;
}

/** Reads a page's structured data where they look complete; null where more of the page has to be read. */
export function readWholeData(
  html: string,
  url: string,
  limits: ScanLimits = LIMITS_OF_A_THREAD,
): ReadResult | null {
  const page = scanStructured(html, url, limits);
  return page && resultOf(page);
}

/** Reads a page with all readers. Linear in its length, yet too slow for a thread that answers requests. */
export function readWholePage(html: string, url: string): ReadResult {
  return resultOf(scanPage(html, url));
}

/** Returns the result of a page from which nothing could be read. */
export function emptyResult(): ReadResult {
  return {
    draft: null,
    raw: {},
    reading: readingOf({}),
    canonicalUrl: null,
    readers: {},
    reasons: {},
    confidence: 0,
    text: "",
  };
}

function resultOf(page: Page): ReadResult {
  const merged = mergeFound(findBy(READERS, page), page.hasCutData);
  const { raw, reasons } = merged;
  const readers = namesOf(merged.readers);
  const language = languageOfText([...(raw.ingredients ?? []), ...instructionLines(raw.instructions ?? [])]);
  if (language !== null && language !== raw.language) {
    raw.language = language;
    readers.language = "text";
    reasons.language = "detected from the words of the recipe";
  }
  if (raw.ingredients) raw.ingredientGroups = ingredientGroups(raw.ingredients, page);
  const draft = isAboutCooking(merged) ? draftOf(raw) : null;
  return {
    draft,
    raw,
    reading: readingOf(raw),
    canonicalUrl: page.meta.canonicalLink === "" ? null : canonicalLink(page.meta.canonicalLink, page.url),
    readers,
    reasons,
    confidence: confidenceOf(merged),
    text: draft ? "" : page.text(),
  };
}

/** Returns the results of all readers. Those that are not sure run only where no other found both lists. */
function findBy(readers: readonly PageReader[], page: Page): Found[] {
  const found: Found[] = [];
  for (const reader of readers.toSorted((one, other) => Number(other.isSure) - Number(one.isSure))) {
    if (!reader.isSure && found.some(hasBothLists)) continue;
    const recipe = reader.read(page);
    if (recipe) found.push({ reader, recipe });
  }
  return found;
}

function hasBothLists({ recipe }: Found): boolean {
  return recipe.ingredients !== undefined && recipe.instructions !== undefined;
}

function namesOf(readers: Merged["readers"]): ReadResult["readers"] {
  return Object.fromEntries(Object.entries(readers).map(([field, { name }]) => [field, name]));
}

function draftOf(raw: Partial<RawRecipe>): RecipeDraft | null {
  if (!raw.ingredients && !raw.instructions) return null;
  const { recipe } = normaliseRecipe(fieldsOfRaw(raw));
  return recipe.name === "" ? null : recipe;
}

function readingOf(raw: Partial<RawRecipe>): ExtractedFields {
  return {
    title: raw.title ?? null,
    ingredients: raw.ingredients ?? [],
    ingredientGroups: raw.ingredientGroups ?? [],
    instructions: instructionLines(raw.instructions ?? []),
    prepMinutes: raw.prepMinutes ?? null,
    cookMinutes: raw.cookMinutes ?? null,
    totalMinutes: raw.totalMinutes ?? sumOfTimes(raw),
    servings: raw.servings ?? null,
    author: raw.author ?? null,
    image: raw.image ?? null,
  };
}

/** Returns the sum of preparing and cooking in minutes, where no total is given. */
function sumOfTimes({ prepMinutes, cookMinutes }: Partial<RawRecipe>): number | null {
  const sum = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return sum > 0 ? sum : null;
}
