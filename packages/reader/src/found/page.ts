import type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";
import type { VisibleParts } from "./visible-part.ts";

/** A page, gone by once: what each kind of reader needs of it. */
export interface Page {
  url: string;
  /** Recipes of the page's JSON-LD and of its microdata. */
  jsonLd: readonly SchemaNode[];
  microdata: readonly SchemaNode[];
  /** The page's data break off: what they hold may be the beginning of a recipe. */
  hasCutData: boolean;
  /** The authors of the page, as schema.org values. */
  authors: readonly unknown[];
  meta: PageMeta;
  /** The parts of a recipe that the page shows; they are looked for when first asked for. */
  visible: () => VisibleParts;
  /** Returns the data that the page contains for its own scripts. */
  appData: () => string;
  /** Returns the text that a user would copy from the page. */
  text: () => string;
}

export interface PageMeta {
  title: string;
  openGraphTitle: string;
  heading: string;
  description: string;
  /** The same with its line breaks. */
  descriptionText: string;
  author: string;
  image: string;
  site: string;
  language: string;
  /** The address that the page names as its own, as written. */
  canonicalLink: string;
}

/** A method of finding a recipe in a page. */
export interface PageReader {
  name: string;
  /** How far its ingredients and steps can be trusted, 0 to 1: what a page says in data is surer than what it shows. */
  trust: number;
  /**
   * Whether it reads parts that the page marks as such. A reader that is not sure is asked only where the sure ones
   * did not find both lists, and its ingredients replace no other's.
   */
  isSure: boolean;
  /** Whether tags of the page may end its lists too early: then a longer list that goes on in the same words wins. */
  mayBreakOff?: true;
  /** Returns what it found, or null. A field that it found is never empty. */
  read(page: Page): Partial<RawRecipe> | null;
}

/** Reports whether a page that this reader finds a list in declares itself to be a recipe. */
export function readsDeclaredRecipe(reader: PageReader): boolean {
  return reader.trust >= TRUST_OF_DECLARED;
}

/** Reports whether a page that this reader finds a list in at least names the list. */
export function readsNamedParts(reader: PageReader): boolean {
  return reader.trust >= TRUST_OF_NAMED;
}

const TRUST_OF_DECLARED = 0.9;
const TRUST_OF_NAMED = 0.6;
