/** A schema.org node as JSON-LD writes it; microdata is converted to the same shape. */
export type SchemaNode = Record<string, unknown>;

const ARTICLES = ["Article", "BlogPosting", "NewsArticle", "WebPage"];

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns a list of a value or a list, as schema.org allows either. Also accepts `{"0": ..., "2": ...}`, a list that
 * lost an entry before it was serialised.
 */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  if (isNode(value) && "0" in value && Object.keys(value).every((key) => /^\d+$/.test(key)))
    return Object.values(value);
  return Array.isArray(value) ? value : [value];
}

/** Returns a property by its name, whatever the case in which the page writes it. */
export function property(node: SchemaNode, name: string): unknown {
  if (Object.hasOwn(node, name)) return node[name];
  const lower = name.toLowerCase();
  const key = Object.keys(node).find((candidate) => candidate.toLowerCase() === lower);
  return key === undefined ? undefined : node[key];
}

/**
 * Returns whether a node has a type; pages write "Recipe", "schema:Recipe", "http://schema.org/Recipe" and lists of
 * these.
 */
export function hasType(node: SchemaNode, type: string): boolean {
  return listOf(property(node, "@type")).some((written) => {
    return (
      typeof written === "string" &&
      written.slice(startOfName(written)).trim().toLowerCase() === type.toLowerCase()
    );
  });
}

export function isRecipe(node: SchemaNode): boolean {
  return hasType(node, "Recipe");
}

/** Returns whether a node is the page around a recipe: "Article", "BlogPosting", "WebPage". */
export function isArticle(node: SchemaNode): boolean {
  return ARTICLES.some((type) => hasType(node, type));
}

function startOfName(type: string): number {
  return Math.max(type.lastIndexOf("/"), type.lastIndexOf(":"), type.lastIndexOf("#")) + 1;
}
