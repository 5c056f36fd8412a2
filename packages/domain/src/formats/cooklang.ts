import { withUses } from "../links/recipe-uses.ts";
import type { IngredientRow, RecipeDraft, Step, SubStep } from "../recipe/recipe.ts";
import { findTimers } from "../time/timers.ts";
import { type IngredientToken, ingredientTokens } from "./cooklang-ingredients.ts";

/** The media type of a Cooklang file. */
export const COOKLANG = "text/plain";

/** The content of a file that a collection of files adds to the recipe itself. */
export interface CooklangBeside {
  /** Texts that follow the steps, instead of the recipe's own notes. */
  notes?: readonly string[];
  /** The stars of the cook who exports. */
  rating?: number | null;
  /** The name of where it is from, where no address says it. */
  sourceName?: string;
  /** Returns the name of the file of the recipe that a row names, without its ending; null where a row names none. */
  fileOf?: (row: IngredientRow) => string | null;
}

/**
 * Writes a recipe as a Cooklang file. A step with a title is a section, a sub-step a paragraph. Each row of the ingredient list
 * becomes a token where its first use is named, and in brackets after the sentence where it is only meant; rows that no
 * step uses come first. The amounts of the tokens of a row add up to the listed one. Groups of ingredients, tools, pictures and reviews have no
 * word in Cooklang and are left out, as are assumed values.
 *
 * @see https://cooklang.org/docs/spec/
 */
export function recipeToCooklang(recipe: RecipeDraft, beside: CooklangBeside = {}): string {
  const { ingredients, steps } = withUses(recipe);
  const tokens = ingredientTokens(ingredients, steps, beside.fileOf);
  const { notes = recipe.notes ?? [] } = beside;
  const paragraphs = [
    tokens.unused.join(", "),
    ...steps.flatMap((step, at) => stepParagraphs(step, tokens.ofSteps[at] ?? [])),
    ...notes.map((note) => `> ${singleLine(note)}`),
  ];
  return `${[frontMatter(recipe, beside), ...paragraphs].filter((text) => text !== "").join("\n\n")}\n`;
}

/** Writes the fields as YAML, with texts in the quotes of JSON, which YAML reads. */
function frontMatter(recipe: RecipeDraft, { rating, sourceName }: CooklangBeside): string {
  const { assumed = [], duration, description, author, cuisine, importedUrl, url } = recipe;
  const address = importedUrl?.url ?? url;
  const times = assumed.includes("duration") ? undefined : duration;
  const fields: readonly (readonly [string, string | number | readonly string[] | undefined])[] = [
    ["title", recipe.name],
    ["description", description],
    ["author", author],
    ["source", address ?? sourceName],
    ["source.name", address === undefined ? undefined : sourceName],
    ["servings", assumed.includes("servings") ? undefined : recipe.servings],
    ["prep time", minutes(times?.prep_time_minutes)],
    ["cook time", minutes(times?.cook_time_minutes)],
    ["time required", minutes(times?.total_time_minutes)],
    ["course", recipe.category.join(", ")],
    ["cuisine", cuisine],
    ["difficulty", recipe.difficulty],
    ["nutrition", recipe.nutrition],
    ["video", recipe.video],
    ["rating", rating ?? undefined],
    ["diet", recipe.dietary_preferences],
    ["tags", recipe.tags],
    ["locale", recipe.language],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
      ? []
      : [`${name}: ${JSON.stringify(value)}`],
  );
  return ["---", ...lines, "---"].join("\n");
}

function minutes(value: number | undefined): string | undefined {
  return value === undefined || value === 0 ? undefined : `${value} minutes`;
}

function stepParagraphs(step: Step, tokens: readonly (readonly IngredientToken[])[]): string[] {
  const texts = step.sub_steps.map((subStep, part) => sentence(subStep, tokens[part] ?? []));
  const title = singleLine(step.main_step).replaceAll("=", "");
  const notes = [step, ...step.sub_steps].flatMap(({ tip, why, analogy }) =>
    [tip, why, analogy].flatMap((text) => (text ? [`> ${singleLine(text)}`] : [])),
  );
  const body = title === "" ? [texts.join(" ")] : [`== ${title} ==`, ...texts];
  return [...body, ...notes];
}

/** Writes a sentence with its timers, and with its ingredients where it names them, the others in brackets after it. */
function sentence({ description }: SubStep, tokens: readonly IngredientToken[]): string {
  const named = tokens.flatMap(({ text, range }) => (range ? [{ text, ...range }] : []));
  const timers = findTimers(description).map(({ start, end, minSeconds, maxSeconds }) => {
    return { text: timerToken(minSeconds, maxSeconds), start, end };
  });
  const replaced = [...named, ...timers].toSorted((one, other) => one.start - other.start);
  let text = "";
  let from = 0;
  for (const { text: token, start, end } of replaced) {
    if (start < from) continue;
    text += escaped(description.slice(from, start)) + token;
    from = end;
  }
  text += escaped(description.slice(from));
  const meant = tokens.flatMap((token) => (token.range ? [] : [token.text]));
  return singleLine(meant.length > 0 ? `${text} (${meant.join(", ")})` : text);
}

/** Escapes the characters by which Cooklang would read a token, a comment, a note or a section. */
function escaped(text: string): string {
  return text.replaceAll(/[@#~\\{}]|--|\[-|^[>=]/gm, (sign) => `\\${sign}`);
}

function timerToken(min: number, max: number | null): string {
  const [unit, seconds] =
    min % 3600 === 0 ? ["hours", 3600] : min % 60 === 0 ? ["minutes", 60] : ["seconds", 1];
  const ends = max === null ? [min] : [min, max];
  return `~{${ends.map((end) => Number((end / seconds).toFixed(2))).join("-")}%${unit}}`;
}

/** Returns the text in one line: a blank line would end its step. */
function singleLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").trim();
}
