import type { SchemaNode } from "./schema-node.ts";

export interface RawStep {
  /** What the step is called, where that says more than its text. */
  name: string | null;
  text: string;
}

export interface RawSection {
  name: string | null;
  steps: RawStep[];
}

/** What a reader can find in a page, in the page's own words: lists of lines, and numbers where a number was said. */
export interface RawRecipe {
  title: string;
  description: string;
  ingredients: string[];
  instructions: RawSection[];
  prepMinutes: number;
  cookMinutes: number;
  totalMinutes: number;
  servings: number;
  author: string;
  /** An address on the web. */
  image: string;
  language: string;
  /** The name of the site. */
  site: string;
  /** What else the page's data say of the recipe, in the words of schema.org: cuisine, keywords, nutrition ... */
  about: SchemaNode;
}

export type RawField = keyof RawRecipe;

/** A page, gone by once: what each kind of reader needs of it. */
export interface Page {
  url: string;
  /** Recipes of the page's JSON-LD and of its microdata. */
  jsonLd: readonly SchemaNode[];
  microdata: readonly SchemaNode[];
  meta: PageMeta;
}

export interface PageMeta {
  title: string;
  openGraphTitle: string;
  heading: string;
  description: string;
  author: string;
  image: string;
  site: string;
  language: string;
  /** The address that the page names as its own, as written. */
  canonicalLink: string;
}

/** One way to find a recipe in a page: what it found, or null. A field that it found is never empty. */
export interface Reader {
  name: string;
  read(page: Page): Partial<RawRecipe> | null | Promise<Partial<RawRecipe> | null>;
}

const RAW_FIELDS = [
  "title",
  "description",
  "ingredients",
  "instructions",
  "prepMinutes",
  "cookMinutes",
  "totalMinutes",
  "servings",
  "author",
  "image",
  "language",
  "site",
  "about",
] as const satisfies readonly RawField[];

/** Of each field the first that was found, and the name of the reader that found it. */
export function mergeFound(found: readonly { reader: string; recipe: Partial<RawRecipe> }[]) {
  const raw: Partial<RawRecipe> = {};
  const readers: Partial<Record<RawField, string>> = {};
  for (const { reader, recipe } of found.toReversed()) {
    Object.assign(raw, recipe);
    for (const field of RAW_FIELDS) if (recipe[field] !== undefined) readers[field] = reader;
  }
  return { raw, readers };
}
