import { JsonLdListener } from "./json-ld.ts";
import { MicrodataListener } from "./microdata.ts";
import { nodesOfItems } from "./microdata-nodes.ts";
import { PageMetaListener } from "./page-meta.ts";
import { streamPage } from "./page-stream.ts";
import { PageText } from "./page-text.ts";
import type { Page } from "./raw-recipe.ts";
import { COMPLETE, completeness } from "./schema-recipe.ts";
import { bestRecipe } from "./structured-data.ts";

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
  const start = source.slice(0, 100).trimStart().replace("\ufeff", "");
  return start.startsWith("{") || start.startsWith("[");
}

function wholeRecipeFound(jsonLd: JsonLdListener, meta: PageMetaListener, url: string): () => boolean {
  let recipesSeen = 0;
  return () => {
    if (!meta.hasHead || jsonLd.recipes.length === recipesSeen) return false;
    recipesSeen = jsonLd.recipes.length;
    const best = bestRecipe(jsonLd.nodes(), url);
    return best !== null && completeness(best) === COMPLETE;
  };
}
