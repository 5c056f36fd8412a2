import { parseDurationMinutes } from "../time/duration.ts";
import { first, isRecord, listOf, type Raw } from "../normalise/values.ts";
import { plainText } from "../text/plain-text.ts";
import { fold } from "../text/fold.ts";
import { stepsFromHowTo } from "./how-to.ts";

/** How many things of a document are looked at in search of its recipe. */
const MOST_NODES = 20_000;
const MOST_TAGS = 12;
const LONGEST_TAG = 30;

/** The recipe of a JSON-LD document: the thing itself, one of a list, or of a graph; one with a name if there is any. */
export function findSchemaRecipe(document: unknown): Raw | null {
  const queue: unknown[] = [document];
  let nameless: Raw | null = null;
  for (let at = 0; at < queue.length; at += 1) {
    const node = queue[at];
    if (isRecord(node) && isSchemaRecipe(node)) {
      if (first(node, "name", "headline") !== undefined) return node;
      nameless ??= node;
    }
    const inner = Array.isArray(node) ? node : isRecord(node) ? Object.values(node) : [];
    const room = Math.max(0, MOST_NODES - queue.length);
    queue.push(...inner.slice(0, room).filter((one) => typeof one === "object"));
  }
  return nameless;
}

/** Whether a thing calls itself a recipe of schema.org. */
export function isSchemaRecipe(node: Raw): boolean {
  return listOf(first(node, "@type")).some(
    (type) => typeof type === "string" && /(^|[/:])recipe$/i.test(type),
  );
}

/**
 * A schema.org recipe in our own words, for the gate. What it does not say stays unsaid. Its rating is that of another
 * site's visitors and is not taken over.
 */
export function recipeFromSchemaOrg(node: unknown): unknown {
  if (!isRecord(node)) return {};
  const category = names(first(node, "recipeCategory"));
  const cuisine = names(first(node, "recipeCuisine"));
  return {
    name: name(first(node, "name", "headline")),
    abstract: plain(first(node, "abstract")),
    description: plain(first(node, "description")),
    author: listOf(first(node, "author", "creator"))
      .map(name)
      .filter((one) => one !== "")
      .join(", "),
    url: webLink(first(node, "url")),
    importedUrl: webLink(first(node, "isBasedOn")),
    image: first(node, "image"),
    language: name(first(node, "inLanguage")),
    servings: listOf(first(node, "recipeYield", "yield")).map(servings),
    duration: duration(node),
    calories_per_serving: calories(first(node, "nutrition")),
    cuisine: cuisine.join(", "),
    category,
    tags: tags([...category, ...cuisine, ...names(first(node, "keywords"))]),
    dietary_preferences: names(first(node, "suitableForDiet")).map(diet),
    tools: listOf(first(node, "tool")).flatMap(tools),
    ingredients: ingredientGroups(first(node, "recipeIngredient", "ingredients")),
    steps: stepsFromHowTo(first(node, "recipeInstructions", "instructions")),
  };
}

function plain(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? plainText(value).trim() : "";
}

/** The text or the name of a thing, also of the first of several, on one line. */
function name(value: unknown): string {
  const one = listOf(value)[0];
  return plain(isRecord(one) ? first(one, "name") : one)
    .replace(/\s+/g, " ")
    .trim();
}

/** Names of a list, or of one text cut at its commas. */
function names(value: unknown): string[] {
  return listOf(value)
    .flatMap((entry) => (typeof entry === "string" ? plain(entry).split(/[,;]/) : [entry]))
    .map(name)
    .filter((word) => word !== "");
}

/** A tool with what it is for, or several in one text. */
function tools(value: unknown): unknown[] {
  if (!isRecord(value)) return names(value);
  return [{ tool_name: name(value), purpose: plain(first(value, "description")) }];
}

/** Search engines are fed with whole phrases as keywords; what is short may be a tag, and a dozen are enough. */
function tags(words: readonly string[]): string[] {
  const byFold = new Map(
    words.filter((word) => word.length <= LONGEST_TAG).map((word) => [fold(word), word]),
  );
  return [...byFold.values()].slice(0, MOST_TAGS);
}

function webLink(value: unknown): string | undefined {
  return typeof value === "string" && /^https?:/i.test(value.trim()) ? value : undefined;
}

function servings(value: unknown): unknown {
  const amount = isRecord(value) ? first(value, "value", "maxValue") : value;
  return typeof amount === "string" ? plain(amount) : amount;
}

function duration(node: Raw): Record<string, number> | undefined {
  const times = {
    prep_time_minutes: minutes(first(node, "prepTime")),
    cook_time_minutes: minutes(first(node, "cookTime", "performTime")),
    total_time_minutes: minutes(first(node, "totalTime")),
  };
  const said = Object.entries(times).flatMap(([key, value]) => (value ? [[key, value] as const] : []));
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** Minutes above zero: pages write zero when nobody said how long. Of a range the upper end. */
function minutes(value: unknown): number | null {
  const one = listOf(value)[0];
  const written = isRecord(one) ? first(one, "@value", "maxValue", "value") : one;
  return parseDurationMinutes(plain(written)) || null;
}

function calories(nutrition: unknown): string | undefined {
  const written = isRecord(nutrition) ? plain(first(nutrition, "calories")) : "";
  return written === "" || (/kj/i.test(written) && !/cal/i.test(written)) ? undefined : written;
}

/** "https://schema.org/GlutenFreeDiet" is "Gluten Free". */
function diet(word: string): string {
  const last = word.slice(word.lastIndexOf("/") + 1);
  return last.replace(/Diet$/, "").replace(/([a-z])([A-Z])/g, "$1 $2");
}

/** The lines by group: a line such as "For the sauce:" or "## SAUCE" heads those that follow. */
function ingredientGroups(value: unknown): { name: string; ingredients: string[] }[] {
  const groups: { name: string; ingredients: string[] }[] = [];
  const lines = listOf(value).flatMap((entry) =>
    plain(isRecord(entry) ? first(entry, "name", "text") : entry).split("\n"),
  );
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== "")) {
    const heading = headingOf(line);
    if (heading !== null) groups.push({ name: heading, ingredients: [] });
    else if (groups.length === 0) groups.push({ name: "main", ingredients: [line] });
    else groups.at(-1)?.ingredients.push(line);
  }
  return groups.filter((group) => group.ingredients.length > 0);
}

function headingOf(line: string): string | null {
  if (line.length > 60 || /\d/.test(line)) return null;
  if (line.startsWith("#")) return line.replace(/^#+\s*/, "");
  return line.endsWith(":") ? line.slice(0, -1) : null;
}
