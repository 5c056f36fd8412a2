import { mediumOf } from "@larder/domain/recipe/imported-url";
import { AppDataListener } from "../data/app-data.ts";
import { JsonLdListener } from "../data/json-ld.ts";
import { MicrodataListener } from "../data/microdata.ts";
import { nodesOfItems, valuesOf } from "../data/microdata-nodes.ts";
import { PageMetaListener } from "../data/page-meta.ts";
import { streamPage } from "../html/page-stream.ts";
import { PageText } from "../html/page-text.ts";
import { excerptWith } from "./list-excerpt.ts";
import type { Page } from "../found/page.ts";
import { property } from "@larder/domain/schema-org/schema-node";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";
import { looksWhole } from "../merge/looks-whole.ts";
import { readSchemaRecipe } from "@larder/domain/schema-org/schema-recipe";
import { showsList } from "../groups/page-groups.ts";
import { PageLines } from "../layout/page-lines.ts";
import type { PageLine } from "../layout/page-lines.ts";
import { PageTreeListener } from "../layout/page-tree.ts";
import { findVisibleParts } from "../visible/visible-recipe.ts";
import { NOTHING_VISIBLE } from "../found/visible-part.ts";
import type { VisibleParts } from "../found/visible-part.ts";

const MAX_TEXT_LENGTH = 20_000;
const MOST_RECIPES = 5;
/** The characters around the words of ingredients within which their list is looked for, the likely ones first. */
const MARGINS = [6_000, 30_000];

/** The limits of reading structured data before the whole page has to be read. */
export interface ScanLimits {
  /** The largest length of the source in characters. */
  longestPage: number;
  /** The largest length of one block of JSON-LD in characters. */
  longestBlock: number;
  milliseconds: number;
}

/** The limits in a thread that answers no requests. */
export const LIMITS_OF_A_THREAD: ScanLimits = {
  longestPage: Number.POSITIVE_INFINITY,
  longestBlock: 300_000,
  milliseconds: 50,
};
/** The limits in a thread that answers requests. Usual pages are within them: reading these takes 50 ms at most. */
export const LIMITS_BETWEEN_REQUESTS: ScanLimits = {
  longestPage: 1_000_000,
  longestBlock: 40_000,
  milliseconds: 30,
};

/**
 * Reads a page whose structured data look complete: these are trusted, and of the visible page only the names of the
 * groups of ingredients are read.
 *
 * @param source HTML, or the JSON-LD alone
 * @returns null where no such data are found within the limits
 */
export function scanStructured(source: string, url: string, limits: ScanLimits): Page | null {
  if (source.length > limits.longestPage || isJson(source) || !/ld\+json/i.test(source)) return null;
  const meta = new PageMetaListener();
  const jsonLd = new JsonLdListener(limits.longestBlock);
  const isFound = wholeRecipeFound(jsonLd, meta, url);
  const deadline = performance.now() + limits.milliseconds;
  const isTooMuch = () =>
    jsonLd.hasLongBlock ||
    jsonLd.hasCutBlock ||
    jsonLd.recipes.length > MOST_RECIPES ||
    performance.now() > deadline;
  streamPage(source, [meta, jsonLd], () => isTooMuch() || isFound() !== null);
  const ingredients = isFound();
  if (isTooMuch() || !ingredients) return null;
  const lines = listLines(ingredients, source, isTooMuch);
  if (!lines) return null;
  return {
    url,
    jsonLd: jsonLd.nodes(),
    microdata: [],
    hasCutData: false,
    authors: [],
    meta: meta.meta(),
    lines: () => lines,
    visible: () => NOTHING_VISIBLE,
    appData: () => "",
    text: () => "",
  };
}

/** Reads a whole page in one pass and collects what the readers need. */
export function scanPage(source: string, url: string): Page {
  const text = new PageText();
  const meta = new PageMetaListener();
  const jsonLd = new JsonLdListener();
  const microdata = new MicrodataListener(text);
  const tree = new PageTreeListener();
  const appData = new AppDataListener(mediumOf(url) !== "web");
  if (isJson(source)) jsonLd.read(source);
  else streamPage(source, [text, meta, jsonLd, microdata, tree, appData], () => false);
  const nodes = jsonLd.nodes();
  const isWhole =
    !jsonLd.hasCutBlock &&
    nodes.slice(0, MOST_RECIPES).some((node) => looksWhole(readSchemaRecipe(node, url), node));
  const lines = pageLinesOf(tree);
  let visible: VisibleParts | undefined = isWhole ? NOTHING_VISIBLE : undefined;
  return {
    url,
    jsonLd: nodes,
    microdata: nodesOfItems(microdata.items(), text),
    hasCutData: jsonLd.hasCutBlock,
    authors: [...jsonLd.pageAuthors(), ...valuesOf("author", microdata.pageAuthors, text)],
    meta: meta.meta(),
    appData: () => (isWhole ? "" : appData.collected()),
    text: () => text.readable(MAX_TEXT_LENGTH),
    lines: () => lines().all,
    visible: () => (visible ??= findVisibleParts(lines())),
  };
}

/**
 * Returns the lines of a page around its list of ingredients; all its lines where no part of its source shows the list.
 *
 * @returns null where it would take too long
 */
function listLines(
  ingredients: readonly string[],
  source: string,
  isTooMuch: () => boolean,
): readonly PageLine[] | null {
  for (const margin of MARGINS) {
    const excerpt = excerptWith(ingredients, source, margin);
    if (excerpt === null) break;
    const lines = linesOfSource(excerpt, isTooMuch);
    if (showsList(ingredients, lines)) return lines;
  }
  const all = linesOfSource(source, isTooMuch);
  return isTooMuch() ? null : all;
}

function linesOfSource(source: string, isDone: () => boolean): readonly PageLine[] {
  const tree = new PageTreeListener();
  streamPage(source, [tree], isDone);
  return new PageLines(tree.root).all;
}

/** Returns a function that computes the lines of a page at its first call. */
function pageLinesOf(tree: PageTreeListener): () => PageLines {
  let lines: PageLines | undefined;
  return () => (lines ??= new PageLines(tree.root));
}

function isJson(source: string): boolean {
  const start = source.slice(0, 100).trimStart();
  return start.startsWith("{") || start.startsWith("[");
}

/**
 * Returns a function that returns the ingredients of a complete recipe, or null while none was found. It reads each
 * recipe once, however often it is called: a page may contain many poor ones.
 */
function wholeRecipeFound(
  jsonLd: JsonLdListener,
  meta: PageMetaListener,
  url: string,
): () => readonly string[] | null {
  let seen = 0;
  let whole: { node: SchemaNode; ingredients: readonly string[] } | undefined;
  return () => {
    if (!meta.hasHead) return null;
    const news = whole ? [] : jsonLd.recipes.slice(seen);
    seen = jsonLd.recipes.length;
    for (const node of news) {
      const recipe = readSchemaRecipe(node, url);
      if (looksWhole(recipe, node)) whole ??= { node, ingredients: recipe.ingredients ?? [] };
    }
    return whole && !jsonLd.awaits(property(whole.node, "author")) ? whole.ingredients : null;
  };
}
