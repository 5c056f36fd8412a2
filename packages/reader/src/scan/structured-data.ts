import { canonicalUrl } from "../canonical-url.ts";
import { isGenericAuthor } from "../lines/generic-author.ts";
import { instructionLines } from "@larder/domain/schema-org/raw-recipe";
import { ingredientFault, stepFault } from "../merge/looks-whole.ts";
import type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import type { PageReader } from "../found/page.ts";
import { completeness, readNames, readSchemaRecipe } from "@larder/domain/schema-org/schema-recipe";
import { isNode, listOf, property } from "@larder/domain/schema-org/schema-node";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";

/** Reads JSON-LD, which sites publish for search engines. */
export const structuredData: PageReader = {
  name: "structured-data",
  trust: 1,
  isSure: true,
  read: ({ jsonLd, url }) => bestRecipe(jsonLd, url),
};

/** Reads microdata, the older format: attributes of the visible elements. */
export const microdata: PageReader = {
  name: "microdata",
  trust: 0.95,
  isSure: true,
  mayBreakOff: true,
  read: ({ microdata: nodes, url }) => bestRecipe(nodes, url),
};

/** Reads the author of the article that contains the recipe. */
export const pageAuthor: PageReader = {
  name: "page-author",
  trust: 0.5,
  isSure: true,
  read: ({ authors }) => {
    const author = readNames(authors[0]);
    return author === "" || isGenericAuthor(author) ? null : { author };
  },
};

/**
 * Returns the main recipe of the page: the most complete, then the one that refers to this page, then the sounder of
 * two with one name, then the first.
 */
export function bestRecipe(nodes: readonly SchemaNode[], pageUrl: string): Partial<RawRecipe> | null {
  let best: { recipe: Partial<RawRecipe>; rank: number } | null = null;
  for (const node of nodes) {
    const recipe = readSchemaRecipe(node, pageUrl);
    const rank = completeness(recipe) + (namesPage(node, pageUrl) ? 0.5 : 0);
    const isSounder =
      best?.recipe.title === recipe.title && soundness(recipe) > soundness(best?.recipe ?? {});
    if (!best || rank > best.rank || (rank === best.rank && isSounder)) best = { recipe, rank };
  }
  return best?.recipe ?? null;
}

/** Returns how many of a recipe's two lists look sound. */
function soundness({ ingredients = [], instructions = [] }: Partial<RawRecipe>): number {
  const faults = [ingredientFault(ingredients), stepFault(instructionLines(instructions))];
  return faults.filter((fault) => fault === null).length;
}

function namesPage(node: SchemaNode, pageUrl: string): boolean {
  const mainEntity = listOf(property(node, "mainEntityOfPage")).map((of) =>
    isNode(of) ? property(of, "@id") : of,
  );
  const named = [property(node, "url"), property(node, "@id"), ...mainEntity];
  const page = canonicalUrl(pageUrl);
  return named.some((address) => typeof address === "string" && canonicalUrl(address) === page);
}
