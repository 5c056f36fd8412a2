import type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";
import type { PageLine } from "../layout/page-lines.ts";
import type { VisibleParts } from "./visible-part.ts";

/** A page after one pass: what each kind of reader needs of it. */
export interface Page {
  url: string;
  /** Recipes of the page's JSON-LD and of its microdata. */
  jsonLd: readonly SchemaNode[];
  microdata: readonly SchemaNode[];
  /** True if the page's data break off: they may hold the beginning of a recipe only. */
  hasCutData: boolean;
  /** The authors of the page, as schema.org values. */
  authors: readonly unknown[];
  meta: PageMeta;
  /** Returns the visible lines of the page; they are computed at the first call. */
  lines: () => readonly PageLine[];
  /** Returns the parts of a recipe that the page shows; they are computed at the first call. */
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
  /** The description with its line breaks. */
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
  /** The trust in its ingredients and steps, from 0 to 1: a page's data are trusted more than its visible text. */
  trust: number;
  /**
   * False for a reader that guesses. It runs only where the others did not find both lists, and its ingredients never
   * replace those of another reader.
   */
  isSure: boolean;
  /**
   * True if the page's tags may end its lists too early: then a longer list that contains the same words is
   * preferred.
   */
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
