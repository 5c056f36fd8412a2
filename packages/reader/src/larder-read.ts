#!/usr/bin/env node
/** The command `larder-read`: prints the recipe of a saved web page. Opens no connection. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { recipeToJsonLd } from "@larder/domain/formats/json-ld";
import { recipeToJson } from "@larder/domain/formats/larder-json";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { ReadResult } from "./read-page.ts";
import { createReader } from "./read-recipe.ts";

const USAGE = `usage: larder-read [FILE] [--url ADDRESS] [--format json-ld|larder]

Prints the recipe of a web page that was saved to FILE, or comes in by standard input.
  --url ADDRESS   where the page was found; completes its relative links
  --format        json-ld, the recipe of schema.org (default), or larder, Larder's own JSON
`;
/** Standard input as a file. */
const STANDARD_INPUT = 0;
const NO_RECIPE = 1;
const WRONG_USAGE = 2;

type Write = (draft: RecipeDraft, picture: string | undefined) => string;

const FORMATS: Readonly<Record<string, Write>> = {
  "json-ld": (draft, picture) => {
    const jsonLd = recipeToJsonLd(draft, draft.url ?? "");
    return JSON.stringify(picture === undefined ? jsonLd : { ...jsonLd, image: [picture] }, null, 2);
  },
  larder: (draft) => recipeToJson(draft),
};

process.exitCode = await main();

async function main(): Promise<number> {
  const call = callOf(process.argv.slice(2));
  if (call.problem !== null) return fail(`${call.problem}\n\n${USAGE}`, WRONG_USAGE);
  if (call.isHelp) {
    process.stdout.write(USAGE);
    return 0;
  }
  const page = sourceOf(call.file);
  if (page === null) return fail(`The file ${call.file} cannot be read.\n`, WRONG_USAGE);
  const { draft, raw } = await readPage(page, call.url);
  if (draft === null) return fail("The page has no recipe.\n", NO_RECIPE);
  const recipe = call.url === "" ? draft : { ...draft, url: call.url };
  process.stdout.write(`${call.write(recipe, raw.image)}\n`);
  return 0;
}

async function readPage(html: string, url: string): Promise<ReadResult> {
  const reader = createReader();
  try {
    return await reader.readRecipe(html, url);
  } finally {
    await reader.close();
  }
}

function callOf(args: string[]) {
  const unread = { file: undefined, url: "", write: () => "", isHelp: false };
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        url: { type: "string", default: "" },
        format: { type: "string", default: "json-ld" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const [file, ...others] = positionals;
    const write = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined;
    if (others.length > 0) return { ...unread, problem: "Only one file can be read." };
    if (!write) return { ...unread, problem: `There is no format "${values.format}".` };
    if (values.url !== "" && !/^https?:\/\//i.test(values.url))
      return { ...unread, problem: `"${values.url}" is no http or https address.` };
    return { file, url: values.url, write, isHelp: values.help, problem: null };
  } catch (error) {
    return { ...unread, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The text of a file, or of standard input where none is named; null where it cannot be read. */
function sourceOf(file: string | undefined): string | null {
  try {
    return readFileSync(file === undefined || file === "-" ? STANDARD_INPUT : file, "utf8");
  } catch {
    return null;
  }
}

function fail(sentence: string, status: number): number {
  process.stderr.write(sentence);
  return status;
}
