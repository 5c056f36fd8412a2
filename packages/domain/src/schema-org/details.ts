import { fold } from "../text/fold.ts";
import { textLine, textLines } from "./field-text.ts";
import { isNode, listOf, property, type SchemaNode } from "./schema-node.ts";
import { withoutEmpty } from "./without-empty.ts";

const MOST_TAGS = 12;
const LONGEST_TAG = 30;
/** The number of entries that are read from long lists. */
const MAX_VALUES = 200;

/** The optional fields of a source, as `normaliseRecipe` reads them. */
export interface RawDetails {
  abstract: string;
  cuisine: string;
  category: string[];
  tags: string[];
  dietary_preferences: string[];
  tools: { tool_name: string; purpose: string }[];
  /** The calories as written, with their unit. */
  calories_per_serving: string;
  url: string;
  /** The address of the recipe that this one is based on. */
  importedUrl: string;
}

/** Reads the fields of a schema.org recipe besides its name, lists, times and servings. */
export function readDetails(node: SchemaNode): Partial<RawDetails> {
  const category = readWords(property(node, "recipeCategory"));
  const cuisine = readWords(property(node, "recipeCuisine"));
  const abstract = property(node, "abstract");
  return withoutEmpty<RawDetails>({
    abstract: typeof abstract === "string" ? textLines(abstract).join("\n") : textLine(abstract),
    cuisine: cuisine.join(", "),
    category,
    tags: tagsOf([...category, ...cuisine, ...readWords(property(node, "keywords"))]),
    dietary_preferences: readWords(property(node, "suitableForDiet")).map(dietOf),
    tools: listOf(property(node, "tool")).slice(0, MAX_VALUES).flatMap(readTools),
    calories_per_serving: caloriesOf(property(node, "nutrition")),
    url: webLink(property(node, "url")),
    importedUrl: webLink(property(node, "isBasedOn")),
  });
}

/** Names of a list, or of one text cut at its commas. */
function readWords(value: unknown): string[] {
  return listOf(value)
    .slice(0, MAX_VALUES)
    .flatMap((entry) => (typeof entry === "string" ? textLine(entry).split(/[,;]/) : [nameOf(entry)]))
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** Returns the text or the name of a value, or of the first of a list, on one line. */
function nameOf(value: unknown): string {
  const one = listOf(value)[0];
  return textLine(isNode(one) ? property(one, "name") : one);
}

/** Reads a tool with its purpose, or several in one text. */
function readTools(value: unknown): RawDetails["tools"] {
  if (!isNode(value)) return readWords(value).map((name) => ({ tool_name: name, purpose: "" }));
  const description = property(value, "description");
  return [
    { tool_name: nameOf(value), purpose: typeof description === "string" ? textLine(description) : "" },
  ];
}

/**
 * Returns the keywords that can be tags: at most a dozen short ones. Pages also list whole search phrases as keywords.
 */
function tagsOf(words: readonly string[]): string[] {
  const byFold = new Map(
    words.filter((word) => word.length <= LONGEST_TAG).map((word) => [fold(word), word]),
  );
  return [...byFold.values()].slice(0, MOST_TAGS);
}

/** Returns the words of a diet: "https://schema.org/GlutenFreeDiet" is "Gluten Free". */
function dietOf(word: string): string {
  const last = word.slice(word.lastIndexOf("/") + 1);
  return last.replace(/Diet$/, "").replace(/([a-z])([A-Z])/g, "$1 $2");
}

function caloriesOf(nutrition: unknown): string {
  const written = isNode(nutrition) ? textLine(property(nutrition, "calories")) : "";
  return /kj/i.test(written) && !/cal/i.test(written) ? "" : written;
}

function webLink(value: unknown): string {
  return typeof value === "string" && /^https?:/i.test(value.trim()) ? value : "";
}
