import { parseDurationMinutes } from "../time/duration.ts";
import { LIMITS } from "../limits.ts";
import { parseServings } from "../measure/servings.ts";
import { textLine, textLines } from "./field-text.ts";
import { readIngredientLines } from "./ingredients.ts";
import { readInstructions } from "./instructions.ts";
import { languageOf } from "../text/language-tag.ts";
import { readDetails } from "./details.ts";
import type { RawRecipe } from "./raw-recipe.ts";
import { withoutEmpty } from "./without-empty.ts";
import { hasType, isNode, listOf, property } from "./schema-node.ts";
import type { SchemaNode } from "./schema-node.ts";
import { webAddress } from "./web-address.ts";

/** Words before an author's name: "by Ann", "Recipe by: Ann". */
const WRITTEN_BY = /^(?:recipe )?by(?::\s*|\s+)/i;
/** The sign of a brand, which is not an author: "SUPERMIX ® RECIPE". */
const TRADE_MARK = /[®™]/u;
/** The number of entries that are read from lists where one value is expected. */
const MAX_VALUES = 20;

/** Reads a schema.org recipe into a raw recipe, without its empty fields. */
export function readSchemaRecipe(node: SchemaNode, pageUrl: string): Partial<RawRecipe> {
  return withoutEmpty<RawRecipe>({
    title: titleOf(property(node, "name") ?? property(node, "headline")),
    description: textLines(textOf(property(node, "description"))).join("\n"),
    ingredients: readIngredientLines(
      property(node, "recipeIngredient") ?? property(node, "ingredients") ?? property(node, "supply"),
    ),
    instructions: readInstructions(property(node, "recipeInstructions") ?? property(node, "instructions")),
    prepMinutes: readMinutes(property(node, "prepTime")),
    cookMinutes: readMinutes(property(node, "cookTime") ?? property(node, "performTime")),
    totalMinutes: readMinutes(property(node, "totalTime")),
    servings: readServings(property(node, "recipeYield") ?? property(node, "yield")),
    author: readNames(property(node, "author") ?? property(node, "creator")),
    image: readImage(property(node, "image"), pageUrl),
    language: languageOf(textLine(firstOf(property(node, "inLanguage")))),
    details: readDetails(node),
  });
}

/** Returns a score for the parts that a recipe has: 0 to 5. */
export function completeness({ title, ingredients, instructions }: Partial<RawRecipe>): number {
  return (title ? 1 : 0) + (ingredients ? 2 : 0) + (instructions ? 2 : 0);
}

export const COMPLETE = 5;

/** Reads whole minutes; skips zero, which means that the time is unknown. */
function readMinutes(value: unknown): number | null {
  for (const written of fewOf(value)) {
    const inner = isNode(written)
      ? (property(written, "@value") ?? property(written, "maxValue") ?? property(written, "value"))
      : written;
    const minutes = parseDurationMinutes(textLine(inner));
    if (minutes) return minutes;
  }
  return null;
}

/** Returns the first of several yields that names a number. */
function readServings(value: unknown): number | null {
  for (const written of fewOf(value)) {
    const count = parseServings(
      textLine(isNode(written) ? (property(written, "value") ?? property(written, "maxValue")) : written),
    );
    if (count && count <= LIMITS.servings) return count;
  }
  return null;
}

/** Returns the first of several names that is more than a number. */
function titleOf(value: unknown): string {
  const names = fewOf(value).map(textLine);
  return names.find((name) => /\p{L}{2}/u.test(name)) ?? "";
}

/** Returns the names of persons, in one line. */
export function readNames(value: unknown): string {
  const names = people(fewOf(value)).flatMap((author) => {
    const written = isNode(author) ? (property(author, "name") ?? property(author, "text")) : author;
    return fewOf(written).map((name) => textLine(name).replace(WRITTEN_BY, ""));
  });
  return [...new Set(names)]
    .filter((name) => name !== "" && !URL.canParse(name) && !TRADE_MARK.test(name))
    .join(", ");
}

/**
 * Returns the persons among the authors, without the site that they write for; all authors where no person is named.
 */
function people(authors: unknown[]): unknown[] {
  const persons = authors.filter((author) => isNode(author) && hasType(author, "Person"));
  return persons.length > 0 ? persons : authors;
}

function readImage(value: unknown, pageUrl: string): string | null {
  for (const image of fewOf(value)) {
    const addresses = isNode(image)
      ? [property(image, "url"), property(image, "contentUrl"), property(image, "@id")]
      : [image];
    for (const address of addresses.flatMap(fewOf)) {
      const found = webAddress(address, pageUrl);
      if (found) return found;
    }
  }
  return null;
}

function fewOf(value: unknown): unknown[] {
  return listOf(value).slice(0, MAX_VALUES);
}

function firstOf(value: unknown): unknown {
  const [first] = listOf(value);
  return isNode(first) ? (property(first, "alternateName") ?? property(first, "name")) : first;
}

function textOf(value: unknown): string {
  return fewOf(value)
    .filter((part) => typeof part === "string")
    .join("\n");
}
