import { isNode, isRecipe, listOf, property, type SchemaNode } from "@larder/domain/schema-org/schema-node";

/** The properties whose value may be a mere reference to another node of the file. */
const REFERENCES = ["author", "image", "publisher", "creator"];

/**
 * Returns the recipes in a JSON value, in its order: alone, in a list, a graph, an item list, or in any field. The JSON parser
 * has bounded their depth.
 */
export function schemaNodes(value: unknown): SchemaNode[] {
  const recipes: SchemaNode[] = [];
  const byId = new Map<string, SchemaNode>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (isNode(one)) {
      const id = property(one, "@id");
      if (typeof id === "string" && Object.keys(one).length > 1) byId.set(id, one);
      if (isRecipe(one) || isUntypedRecipe(one)) recipes.push(one);
    }
    const isWhole = isNode(one) && recipes.at(-1) === one;
    const parts = Array.isArray(one) ? one : isNode(one) && !isWhole ? Object.values(one) : [];
    for (let at = parts.length - 1; at >= 0; at -= 1) waiting.push(parts[at]);
  }
  return byId.size === 0 ? recipes : recipes.map((recipe) => resolved(recipe, byId));
}

/** Recipes that are written by hand may lack their type. */
function isUntypedRecipe(node: SchemaNode): boolean {
  const has = (name: string) => Object.hasOwn(node, name);
  return !has("@type") && has("name") && (has("recipeIngredient") || has("recipeInstructions"));
}

function resolved(recipe: SchemaNode, byId: ReadonlyMap<string, SchemaNode>): SchemaNode {
  const found = REFERENCES.filter((name) => Object.hasOwn(recipe, name)).map((name) => [
    name,
    listOf(recipe[name]).map((value) => {
      const id = isNode(value) ? property(value, "@id") : undefined;
      return (typeof id === "string" && byId.get(id)) || value;
    }),
  ]);
  return { ...recipe, ...Object.fromEntries(found) };
}
