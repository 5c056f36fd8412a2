import { parseDurationMinutes } from "@larder/domain/time/duration";
import { LIMITS } from "@larder/domain/limits";
import { parseServings } from "@larder/domain/measure/servings";
import { textLine, textLines } from "../html/field-text.ts";
import { readIngredientLines } from "./ingredients.ts";
import { readInstructions } from "./instructions.ts";
import { languageOf } from "../html/language-tag.ts";
import type { RawRecipe, RawSection, RawStep } from "../found/raw-recipe.ts";
import { hasType, isNode, listOf, property } from "../found/schema-node.ts";
import type { SchemaNode } from "../found/schema-node.ts";
import { webAddress } from "../html/web-address.ts";

/** "by Ann", "Recipe by: Ann". */
const WRITTEN_BY = /^(?:recipe )?by(?::\s*|\s+)/i;
/** "SUPERMIX ® RECIPE" is nobody. */
const TRADE_MARK = /[®™]/u;
/** Of lists where one value would do, so many are looked at. */
const MAX_VALUES = 20;

/** Reads a schema.org recipe: what it says in our terms, without the fields it leaves empty. */
export function readSchemaRecipe(node: SchemaNode, pageUrl: string): Partial<RawRecipe> {
  return withoutEmpty({
    title: titleOf(property(node, "name")),
    description: textLines(textOf(property(node, "description"))).join("\n"),
    ingredients: readIngredientLines(
      property(node, "recipeIngredient") ?? property(node, "ingredients") ?? property(node, "supply"),
    ),
    instructions: readInstructions(property(node, "recipeInstructions")),
    prepMinutes: readMinutes(property(node, "prepTime")),
    cookMinutes: readMinutes(property(node, "cookTime")),
    totalMinutes: readMinutes(property(node, "totalTime")),
    servings: readServings(property(node, "recipeYield") ?? property(node, "yield")),
    author: readNames(property(node, "author") ?? property(node, "creator")),
    image: readImage(property(node, "image"), pageUrl),
    language: languageOf(textLine(firstOf(property(node, "inLanguage")))),
    about: node,
  });
}

/** How much of a recipe there is: 0 to 5. */
export function completeness({ title, ingredients, instructions }: Partial<RawRecipe>): number {
  return (title ? 1 : 0) + (ingredients ? 2 : 0) + (instructions ? 2 : 0);
}

export const COMPLETE = 5;

/** The schema.org recipe that says the same, for the one place that makes drafts of these. */
export function toSchemaRecipe(raw: Partial<RawRecipe>): SchemaNode {
  return {
    ...raw.about,
    "@type": "Recipe",
    name: raw.title,
    description: raw.description,
    recipeIngredient: raw.ingredients ?? [],
    recipeInstructions: (raw.instructions ?? []).flatMap(toHowTo),
    prepTime: isoMinutes(raw.prepMinutes),
    cookTime: isoMinutes(raw.cookMinutes),
    totalTime: isoMinutes(raw.totalMinutes),
    recipeYield: raw.servings,
    author: raw.author && { "@type": "Person", name: raw.author },
    image: raw.image,
    inLanguage: raw.language,
  };
}

function toHowTo({ name, steps }: RawSection): SchemaNode[] {
  const howToSteps = steps.map((step) => ({
    "@type": "HowToStep",
    ...(step.name && { name: step.name }),
    ...(step.tips ? { itemListElement: withTips(step.text, step.tips) } : { text: step.text }),
  }));
  return name ? [{ "@type": "HowToSection", name, itemListElement: howToSteps }] : howToSteps;
}

function withTips(text: string, tips: NonNullable<RawStep["tips"]>): SchemaNode[] {
  const howToTips = tips.map((tip) => ({
    "@type": "HowToTip",
    ...(tip.name && { name: tip.name }),
    text: tip.text,
  }));
  return [{ "@type": "HowToDirection", text }, ...howToTips];
}

function isoMinutes(minutes: number | undefined): string | undefined {
  return minutes === undefined ? undefined : `PT${minutes}M`;
}

/** Whole minutes; zero means that nobody said how long. */
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

/** Of several yields the first that names a number. */
function readServings(value: unknown): number | null {
  for (const written of fewOf(value)) {
    const count = parseServings(textLine(isNode(written) ? property(written, "value") : written));
    if (count && count <= LIMITS.servings) return count;
  }
  return null;
}

/** Of several names the first that says something: a lone number is no name. */
function titleOf(value: unknown): string {
  const names = fewOf(value).map(textLine);
  return names.find((name) => /\p{L}{2}/u.test(name)) ?? "";
}

/** The names of persons, in one line. */
export function readNames(value: unknown): string {
  const names = people(fewOf(value)).flatMap((author) => {
    const written = isNode(author) ? (property(author, "name") ?? property(author, "text")) : author;
    return fewOf(written).map((name) => textLine(name).replace(WRITTEN_BY, ""));
  });
  return [...new Set(names)]
    .filter((name) => name !== "" && !URL.canParse(name) && !TRADE_MARK.test(name))
    .join(", ");
}

/** Of people and the site that they write for, the people. */
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

function withoutEmpty(found: { [Field in keyof RawRecipe]?: RawRecipe[Field] | null }): Partial<RawRecipe> {
  const filled = Object.entries(found).filter(
    ([, value]) => value !== null && value !== "" && !isEmptyList(value),
  );
  return Object.fromEntries(filled);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
