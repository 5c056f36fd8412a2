import { first, isRecord, listOf, type Raw, withoutUndefined } from "../normalise/values.ts";
import { readDocumentDetails } from "../schema-org/document-details.ts";
import { textLine } from "../schema-org/field-text.ts";
import { fieldsOfRaw } from "../schema-org/raw-to-recipe.ts";
import { isRecipe } from "../schema-org/schema-node.ts";
import { readSchemaRecipe } from "../schema-org/schema-recipe.ts";

/** The number of nodes of a document that are searched for its recipe. */
const MOST_NODES = 20_000;

/**
 * Finds the recipe of a JSON-LD document: the node itself, one of a list, or one of a graph. Prefers one with a name.
 */
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
 * Converts a schema.org recipe to the fields that `normaliseRecipe` reads. Missing values stay missing. Ignores its
 * rating, which is that of another site's visitors.
 */
export function recipeFromSchemaOrg(node: unknown): Raw {
  if (!isRecord(node)) return {};
  const name = textLine(listOf(first(node, "name", "headline"))[0]);
  const [image, ...moreImages] = listOf(first(node, "image"));
  const { notes, nutrition, video } = readDocumentDetails(node);
  // Addresses of Larder's own pictures have no host.
  return {
    name,
    ...withoutUndefined({
      ...fieldsOfRaw(readSchemaRecipe(node, "")),
      image,
      moreImages: moreImages.length > 0 ? moreImages : undefined,
      notes: notes.length > 0 ? notes : undefined,
      nutrition: nutrition || undefined,
      video: video || undefined,
    }),
  };
}
