import { mediumOf } from "@larder/domain/recipe/imported-url";
import { AppDataListener } from "../data/app-data.ts";
import { JsonLdListener } from "../data/json-ld.ts";
import { MicrodataListener } from "../data/microdata.ts";
import { nodesOfItems, valuesOf } from "../data/microdata-nodes.ts";
import { PageMetaListener } from "../data/page-meta.ts";
import { streamPage } from "../html/page-stream.ts";
import { PageText } from "../html/page-text.ts";
import type { Page } from "../found/page.ts";
import { property } from "@larder/domain/schema-org/schema-node";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";
import { looksWhole } from "../merge/looks-whole.ts";
import { readSchemaRecipe } from "@larder/domain/schema-org/schema-recipe";
import { PageLines } from "../layout/page-lines.ts";
import { PageTreeListener } from "../layout/page-tree.ts";
import { findVisibleParts } from "../visible/visible-recipe.ts";
import { NOTHING_VISIBLE } from "../found/visible-part.ts";
import type { VisibleParts } from "../found/visible-part.ts";

const MAX_TEXT_LENGTH = 20_000;
const MOST_RECIPES = 5;

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
 * Reads the beginning of a page, up to structured data that look complete: these are trusted, and the visible page is
 * not read.
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
  streamPage(source, [meta, jsonLd], () => isTooMuch() || isFound());
  if (isTooMuch() || !isFound()) return null;
  return {
    url,
    jsonLd: jsonLd.nodes(),
    microdata: [],
    hasCutData: false,
    authors: [],
    meta: meta.meta(),
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
    visible: () => (visible ??= findVisibleParts(new PageLines(tree.root))),
  };
}

function isJson(source: string): boolean {
  const start = source.slice(0, 100).trimStart();
  return start.startsWith("{") || start.startsWith("[");
}

/**
 * Returns a function that reports whether a complete recipe was found. It reads each recipe once, however often it is
 * called: a page may contain many poor ones.
 */
function wholeRecipeFound(jsonLd: JsonLdListener, meta: PageMetaListener, url: string): () => boolean {
  let seen = 0;
  let whole: SchemaNode | undefined;
  return () => {
    if (!meta.hasHead) return false;
    const news = jsonLd.recipes.slice(seen);
    seen = jsonLd.recipes.length;
    whole ??= news.find((node) => looksWhole(readSchemaRecipe(node, url), node));
    return whole !== undefined && !jsonLd.awaits(property(whole, "author"));
  };
}
