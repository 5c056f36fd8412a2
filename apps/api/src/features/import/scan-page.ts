import { JsonLdListener } from "./json-ld.ts";
import { MicrodataListener } from "./microdata.ts";
import { nodesOfItems } from "./microdata-nodes.ts";
import { PageMetaListener } from "./page-meta.ts";
import { streamPage } from "./page-stream.ts";
import { PageText } from "./page-text.ts";
import type { Page } from "./raw-recipe.ts";
import { property } from "./schema-node.ts";
import type { SchemaNode } from "./schema-node.ts";
import { COMPLETE, completeness, readSchemaRecipe } from "./schema-recipe.ts";

/**
 * Lets a page go by once and keeps what the readers need. Where the structured data look whole they are trusted: the
 * rest of the page is left unread.
 *
 * @param source HTML, or the JSON-LD alone
 */
export function scanPage(source: string, url: string): { page: Page; text: PageText } {
  const text = new PageText();
  const meta = new PageMetaListener();
  const jsonLd = new JsonLdListener();
  const microdata = new MicrodataListener(text);
  if (isJson(source)) jsonLd.read(source);
  else streamPage(source, [text, meta, jsonLd, microdata], wholeRecipeFound(jsonLd, meta, url));
  return {
    page: {
      url,
      jsonLd: jsonLd.nodes(),
      microdata: nodesOfItems(microdata.items(), text),
      meta: meta.meta(),
    },
    text,
  };
}

function isJson(source: string): boolean {
  const start = source.slice(0, 100).trimStart();
  return start.startsWith("{") || start.startsWith("[");
}

/** Reads each recipe once, however often it is asked: a page may hold many poor ones. */
function wholeRecipeFound(jsonLd: JsonLdListener, meta: PageMetaListener, url: string): () => boolean {
  let seen = 0;
  let whole: SchemaNode | undefined;
  return () => {
    if (!meta.hasHead) return false;
    const news = jsonLd.recipes.slice(seen);
    seen = jsonLd.recipes.length;
    whole ??= news.find((node) => completeness(readSchemaRecipe(node, url)) === COMPLETE);
    return whole !== undefined && !jsonLd.awaits(property(whole, "author"));
  };
}
