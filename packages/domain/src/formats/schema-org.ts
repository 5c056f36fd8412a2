import { first, isRecord, listOf, type Raw, withoutUndefined } from "../normalise/values.ts";
import { textLine } from "../schema-org/field-text.ts";
import { fieldsOfRaw } from "../schema-org/raw-to-recipe.ts";
import { isRecipe } from "../schema-org/schema-node.ts";
import { readSchemaRecipe } from "../schema-org/schema-recipe.ts";

/** How many things of a document are looked at in search of its recipe. */
const MOST_NODES = 20_000;

/** The recipe of a JSON-LD document: the thing itself, one of a list, or of a graph; one with a name if there is any. */
export function findSchemaRecipe(document: unknown): Raw | null {
  const queue: unknown[] = [document];
  let nameless: Raw | null = null;
  for (let at = 0; at < queue.length; at += 1) {
    const node = queue[at];
    if (isRecord(node) && isRecipe(node)) {
      if (first(node, "name", "headline") !== undefined) return node;
      nameless ??= node;
    }
    const inner = Array.isArray(node) ? node : isRecord(node) ? Object.values(node) : [];
    const freeNodes = Math.max(0, MOST_NODES - queue.length);
    queue.push(...inner.slice(0, freeNodes).filter((one) => typeof one === "object"));
  }
  return nameless;
}

/**
 * Reads a schema.org recipe into the fields that `normaliseRecipe` reads. What it does not say stays unsaid. Its rating is
 * that of another site's visitors and is not taken over.
 */
export function recipeFromSchemaOrg(node: unknown): Raw {
  if (!isRecord(node)) return {};
  const name = textLine(listOf(first(node, "name", "headline"))[0]);
  // A picture may be one of our own, which is named without its site.
  return {
    name,
    ...withoutUndefined({ ...fieldsOfRaw(readSchemaRecipe(node, "")), image: first(node, "image") }),
  };
}
