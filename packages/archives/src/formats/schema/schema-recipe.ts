import { readIngredientLines } from "@larder/domain/schema-org/ingredients";
import { readNames } from "@larder/domain/schema-org/schema-recipe";
import { isNode, listOf, property, type SchemaNode } from "@larder/domain/schema-org/schema-node";
import type { ForeignGroup, ForeignRecipe } from "../../foreign-recipe.ts";
import { groupedLines } from "../grouped-lines.ts";
import { nutritionLines } from "../nutrition-lines.ts";
import { originalJson } from "../original-json.ts";
import { sourceFields } from "../source-fields.ts";
import { starsOf } from "../stars.ts";
import { ingredientGroups } from "../written-lines.ts";
import { hasEmbeddedPicture } from "./schema-pictures.ts";
import { schemaSteps } from "./schema-steps.ts";
import { namesOf, textOf, textsOf } from "./schema-values.ts";

/** Reads a schema.org recipe whole, with what only cooks' own recipes hold; without its pictures. */
export function schemaRecipe(node: SchemaNode, entry: string): ForeignRecipe {
  return {
    entry,
    ownId: textOf(node, "identifier", "value") ?? textOf(node, "id"),
    name: textOf(node, "name") ?? textOf(node, "headline") ?? "",
    description: textsOf(node, "description", "text").join("\n"),
    ingredients: ingredientsOf(
      property(node, "recipeIngredient") ?? property(node, "ingredients") ?? property(node, "supply"),
    ),
    steps: schemaSteps(property(node, "recipeInstructions") ?? property(node, "instructions")),
    notes: notesOf(node),
    servings: servingsOf(node),
    prepTime: timeOf(node, "prepTime"),
    cookTime: timeOf(node, "cookTime") ?? timeOf(node, "performTime"),
    totalTime: timeOf(node, "totalTime"),
    ownRating: ownStars(node),
    author: readNames(property(node, "author") ?? property(node, "creator")),
    ...sourceFields(addressOf(node), textOf(node, "creditText", "name") ?? textOf(node, "publisher", "name")),
    video: textOf(node, "video", "contentUrl", "url", "embedUrl"),
    nutrition: nutritionOf(property(node, "nutrition")),
    cuisine: namesOf(node, "recipeCuisine").join(", "),
    labels: [...namesOf(node, "recipeCategory"), ...namesOf(node, "keywords")],
    tools: textsOf(node, "tool", "name"),
    language: textOf(node, "inLanguage", "alternateName", "name"),
    createdAt: [textOf(node, "dateCreated"), textOf(node, "datePublished")].find(isDate),
    original: originalJson(node, hasEmbeddedPicture(node) ? ["image"] : []),
  };
}

/** Lines, under the headings among them: "[Sauce]", "## Sauce", "Sauce:". */
function ingredientsOf(value: unknown): ForeignGroup[] {
  const entries = listOf(value);
  const [only] = entries;
  if (entries.length === 1 && typeof only === "string") return ingredientGroups(only);
  // One entry at a time: the reader of pages has a limit for a list.
  return groupedLines(entries.flatMap((entry) => readIngredientLines([[entry]])));
}

/** Notes that an app writes as comments by that name; the comments of a site's readers are left out. */
function notesOf(node: SchemaNode): string[] {
  const comments = listOf(property(node, "comment")).filter(isNode);
  const notes = comments.filter((comment) => /\bnotes?\b/i.test(textOf(comment, "name") ?? ""));
  return [
    ...notes.flatMap((comment) => textOf(comment, "text") ?? []),
    ...textsOf(node, "notes", "text"),
    ...textsOf(node, "recipeNotes", "text"),
  ];
}

function servingsOf(node: SchemaNode): string | undefined {
  const yields = ["recipeYield", "yield"].flatMap((name) => textsOf(node, name, "value", "maxValue"));
  return yields.find((text) => /\d/.test(text)) ?? yields[0];
}

function timeOf(node: SchemaNode, name: string): string | undefined {
  return textOf(node, name, "@value", "maxValue", "value");
}

/** A rating by a single person is the cook's own; that of a site's visitors is not. */
function ownStars(node: SchemaNode): number | undefined {
  const [rating] = listOf(property(node, "aggregateRating"));
  if (!isNode(rating)) return undefined;
  const count = textOf(rating, "ratingCount") ?? textOf(rating, "reviewCount");
  return Number(count) === 1 ? starsOf(textOf(rating, "ratingValue")) : undefined;
}

function addressOf(node: SchemaNode): string | undefined {
  return ["url", "isBasedOn", "isBasedOnUrl", "mainEntityOfPage"]
    .map((name) => textOf(node, name, "@id", "url"))
    .find((address) => address !== undefined);
}

/** Apps write "0" where they know none. */
function isDate(text: string | undefined): boolean {
  return text !== undefined && /\d{4}-\d{2}|\D\d{4}\b/.test(text);
}

function nutritionOf(value: unknown): string | undefined {
  const [nutrition] = listOf(value);
  if (typeof nutrition === "string") return nutrition;
  return isNode(nutrition) ? nutritionLines(nutrition) : undefined;
}
