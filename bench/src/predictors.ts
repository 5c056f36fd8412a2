import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { parseDurationMinutes } from "@larder/domain/time/duration";
import { parseIngredientLine } from "@larder/domain/ingredient/ingredient-line";
import { examineRecipe } from "@larder/domain/examine/examine-recipe";
import { linkIngredients } from "@larder/domain/links/link-ingredients";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { readingOf } from "@larder/domain/text-import/parsed-text";
import { findTimers } from "@larder/domain/time/timers";
import * as z from "zod/mini";

/** The predictors, and the file that holds the records of each. */
const FILES = {
  import: "pages.jsonl",
  ingredients: "ingredients.jsonl",
  text: "recipes-text.jsonl",
  durations: "durations.jsonl",
  timers: "timers.jsonl",
  compose: "queries.jsonl",
  examine: "answers.jsonl",
  links: "links.jsonl",
} as const;

export type Kind = keyof typeof FILES;
export const KINDS = [
  "import",
  "ingredients",
  "text",
  "durations",
  "timers",
  "compose",
  "examine",
  "links",
] as const satisfies Kind[];

export function isKind(text: string): text is Kind {
  return KINDS.some((kind) => kind === text);
}

/** Returns a prediction for a record, identified by its id only. `source` is the file that contains the record. */
export type Predict = (record: unknown, source: string) => Promise<{ id: string; [field: string]: unknown }>;

const withLine = z.object({ id: z.string(), line: z.string() });
const withText = z.object({ id: z.string(), text: z.string() });
const withQuery = z.object({ id: z.string(), query: z.string() });
const withAnswer = z.object({ id: z.string(), query: z.string(), recipe: z.unknown() });
const withList = z.object({
  id: z.string(),
  ingredients: z.array(z.object({ text: z.string(), group: z.nullish(z.string()) })),
  steps: z.array(z.string()),
  sections: z.nullish(z.array(z.nullish(z.string()))),
});
const withPage = z.object({ id: z.string(), html: z.string(), url: z.string() });

/**
 * Returns the file of a kind's records: in a folder, in its `dev` folder, or `data` itself if it is the file; null
 * without any.
 */
export function dataFile(kind: Kind, data: string): string | null {
  const folder = resolve(data);
  const paths = [folder, join(folder, FILES[kind]), join(folder, "dev", FILES[kind])];
  return paths.find((path) => existsSync(path) && statSync(path).isFile()) ?? null;
}

export async function predictorFor(kind: Kind): Promise<Predict> {
  switch (kind) {
    case "import":
      return importPredictor();
    case "ingredients":
      return async (record) => {
        const { id, line } = withLine.parse(record);
        return { id, ...parseIngredientLine(line) };
      };
    case "text":
      return async (record) => {
        const { id, text } = withText.parse(record);
        const { name, servings, totalMinutes, ingredients, steps } = readingOf(text);
        return { id, name, servings, totalMinutes, ingredients, steps };
      };
    case "durations":
      return async (record) => {
        const { id, text } = withText.parse(record);
        return { id, minutes: parseDurationMinutes(text) };
      };
    case "timers":
      return async (record) => {
        const { id, text } = withText.parse(record);
        const timers = findTimers(text).map(({ minSeconds, maxSeconds }) => ({ minSeconds, maxSeconds }));
        return { id, timers };
      };
    case "compose":
      return composePredictor();
    case "examine":
      return examinePredictor();
    case "links":
      return async (record) => predictLinks(withList.parse(record));
  }
}

/** Predicts which ingredients of a list each step takes; a mention is given as offsets in the step. */
function predictLinks({ id, ingredients, steps, sections }: z.infer<typeof withList>) {
  const uses = linkIngredients({
    ingredients: ingredients.map(({ text, group }) => ({ text, group: group ?? null })),
    steps,
    sections: sections?.map((section) => section ?? null),
  });
  return {
    id,
    uses: uses.map((own) =>
      own.map(({ i, part, start, end }) => ({
        i,
        part,
        ...(start !== null && end !== null && { mention: [start, end] }),
      })),
    ),
  };
}

/** Creates the predictor of requests: what the offline composer understands, and what it makes. */
async function composePredictor(): Promise<Predict> {
  const { compose, understand } = await import("@larder/composer");
  return async (record) => {
    const { id, query } = withQuery.parse(record);
    const request = await understand(query);
    const { dish, foods, excluded, diets, servings, minutes, tools, unknown } = request;
    const { recipe, notes } = await compose({ request });
    return {
      id,
      language: request.language,
      // The format of the predictions names the excluded foods so.
      request: { dish, foods, ["leftOut"]: excluded, diets, servings, minutes, tools, unknown },
      recipe: recipe && {
        name: recipe.name,
        ingredients: Object.values(recipe.ingredients)
          .flat()
          .map((row) => row.ingredient_name),
        steps: recipe.steps.flatMap((step) => [
          step.main_step,
          ...step.sub_steps.map(({ description }) => description),
        ]),
      },
      notes,
    };
  };
}

/** Creates the predictor of answers: what the examiner finds in a recipe that was made for a query. */
async function examinePredictor(): Promise<Predict> {
  const { understand } = await import("@larder/composer");
  return async (record) => {
    const { id, query, recipe: raw } = withAnswer.parse(record);
    const request = await understand(query);
    const { recipe } = normaliseRecipe(raw);
    const language = recipe.language ?? request.language;
    return { id, ...examineRecipe({ ...recipe, language }, request) };
  };
}

/**
 * Creates the predictor of pages, which loads the page reader on demand. It reads one page at a time, with its HTML
 * in memory before the time starts.
 */
async function importPredictor(): Promise<Predict> {
  const { readRecipe } = await import("@larder/reader");
  return async (record, source) => {
    const { id, html, url } = withPage.parse(record);
    const page = readPage(join(dirname(source), html));
    const start = performance.now();
    try {
      const { reading } = await readRecipe(page, url);
      const ms = elapsed(start);
      const { ingredientGroups, ...fields } = reading;
      const groups = ingredientGroups.map(({ name, ingredients }) => ({ purpose: name, ingredients }));
      // The format of the predictions names the groups so.
      return { id, ...fields, ["ingredient_groups"]: groups, ms };
    } catch (error) {
      return { id, error: String(error), ms: elapsed(start) };
    }
  };
}

function readPage(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith(".br") ? brotliDecompressSync(bytes) : bytes).toString("utf8");
}

/** Returns the milliseconds since `start`, with one decimal. */
function elapsed(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}
