import { textLine, textLines } from "@larder/domain/schema-org/field-text";
import { withoutNumbering } from "@larder/domain/schema-org/instructions";
import type { Attributes, PageListener } from "../html/page-stream.ts";
import type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import type { PageReader } from "../found/page.ts";
import { isNode } from "@larder/domain/schema-org/schema-node";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";
import { ingredientSimilarity, stepSimilarity } from "../layout/similarity.ts";

const MAX_LENGTH = 3_000_000;
const MOST_LISTS = 60;
const LONGEST_LIST = 200_000;
const MOST_LINES = 300;
const FEWEST_LINES = 2;
const LEAST_SCORE = 0.9;

const NAMES_RECIPE_PARTS = /ingredient|instruction|zutat|directions/i;
/** A piece of a stream that a framework pushes into the page: a string in a list. */
const PUSHED = /\.push\(\[\d+,\s*("(?:[^"\\]|\\.)*")\]\)/;
const LIST_OF_INGREDIENTS = /"\w{0,30}(?:ingredient|zutat)\w{0,20}"\s*:\s*\[/gi;
const LIST_OF_STEPS = /"\w{0,30}(?:instruction|step|direction|method|zubereitung)\w{0,20}"\s*:\s*\[/gi;

const AMOUNTS = ["amount", "quantity", "qty", "measure", "value", "displayAmount", "displayQuantity"];
const UNITS = ["unit", "unitText", "unitName", "displayUnit", "measurement", "uom"];
/** "ingredientQuantity", "displayUnitOfMeasurement". */
const AMOUNT_KEY = /(?:quantity|amount)$/i;
const UNIT_KEY = /unit(?:OfMeasure(?:ment)?|Name|Text)?$/i;
const NAMES = ["name", "ingredient", "title", "food", "item", "product", "label", "displayName"];
const TEXTS = ["text", "body", "description", "instruction", "content", "step", "instructions", "value"];
const LINES = ["text", "line", "raw", "original", "display", "description"];

/** Collects the data that a page carries for its own scripts. */
export class AppDataListener implements PageListener {
  private readonly texts: string[] = [];
  private length = 0;
  private script: string[] | null = null;
  private readonly collectsAll: boolean;

  /** @param collectsAll also collect data that name no part of a recipe */
  constructor(collectsAll: boolean) {
    this.collectsAll = collectsAll;
  }

  open(tag: string, { type = "", src }: Attributes): void {
    const isData = type === "" || /json|javascript/i.test(type);
    if (tag === "script" && isData && src === undefined && !/ld\+json/i.test(type)) this.script = [];
  }

  hiddenText(piece: string): void {
    if (!this.script || this.length > MAX_LENGTH) return;
    this.length += piece.length;
    this.script.push(piece);
  }

  close(tag: string): void {
    if (tag !== "script" || !this.script) return;
    const text = this.script.join("");
    this.script = null;
    if (this.collectsAll || NAMES_RECIPE_PARTS.test(text)) this.texts.push(unpushed(text));
  }

  /** Returns the collected scripts. Not called `text`: a listener's `text` is called with each piece of the page. */
  collected(): string {
    return this.texts.join("\n");
  }
}

/** Reads the data that a page carries for its own scripts. */
export const appData: PageReader = {
  name: "app-data",
  trust: 0.8,
  isSure: true,
  read: (page) => readAppData(page.appData()),
};

/**
 * Reads lists of ingredients and of steps from data of any shape: finds them by their names, and takes lists that
 * resemble ingredients or steps.
 */
export function readAppData(text: string): Partial<RawRecipe> | null {
  const ingredients = bestList(text, LIST_OF_INGREDIENTS, ingredientOf, ingredientSimilarity);
  const steps = bestList(text, LIST_OF_STEPS, stepOf, stepSimilarity);
  if (!ingredients && !steps) return null;
  return {
    ...(ingredients && { ingredients }),
    ...(steps && {
      instructions: [{ name: null, steps: steps.map((step) => ({ name: null, text: step })) }],
    }),
  };
}

function bestList(
  text: string,
  start: RegExp,
  lineOf: (value: unknown) => string,
  similarity: (line: string) => number,
): string[] | null {
  let best: { lines: string[]; score: number } | null = null;
  let seen = 0;
  for (const match of text.matchAll(start)) {
    seen += 1;
    if (seen > MOST_LISTS) break;
    const list = listAt(text, match.index + match[0].length - 1);
    const lines = withoutGroups(list)
      .slice(0, MOST_LINES)
      .map(lineOf)
      .filter((line) => line !== "");
    const score = lines.reduce((sum, line) => sum + similarity(line), 0);
    if (lines.length >= FEWEST_LINES && score > (best?.score ?? LEAST_SCORE)) best = { lines, score };
  }
  return best?.lines ?? null;
}

/** Returns the entries of a list; a group of entries is replaced by its own list. */
function withoutGroups(list: readonly unknown[]): unknown[] {
  return list.slice(0, MOST_LINES).flatMap((entry) => {
    const inner = isNode(entry)
      ? Object.entries(entry).find(([key, value]) => isGroup(key, value))
      : undefined;
    return Array.isArray(inner?.[1]) ? inner[1].slice(0, MOST_LINES) : [entry];
  });
}

function isGroup(key: string, value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    /ingredients?$|^items$|steps?$|instructions?$|zutaten$/i.test(key)
  );
}

/** Returns the list that begins at a bracket, as far as it can be read. */
function listAt(text: string, from: number): unknown[] {
  let depth = 0;
  let inString = false;
  const last = Math.min(text.length, from + LONGEST_LIST);
  for (let at = from; at < last; at += 1) {
    const character = text[at];
    if (inString && character === "\\") at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === "[" || character === "{")) depth += 1;
    else if (!inString && (character === "]" || character === "}")) depth -= 1;
    if (depth === 0) return parsedList(text.slice(from, at + 1));
  }
  return [];
}

function parsedList(json: string): unknown[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function ingredientOf(value: unknown): string {
  if (typeof value === "string") return textLine(value);
  if (!isNode(value)) return "";
  const name = first(value, NAMES);
  const amount = first(value, AMOUNTS) || first(value, keysEnding(value, AMOUNT_KEY));
  if (amount === "" || name === "") return first(value, LINES) || name;
  return [amount, first(value, UNITS) || first(value, keysEnding(value, UNIT_KEY)), name]
    .filter((part) => part !== "")
    .join(" ");
}

function stepOf(value: unknown): string {
  const text =
    typeof value === "string" ? textLines(value).join(" ") : isNode(value) ? first(value, TEXTS) : "";
  return withoutNumbering(text.replaceAll("**", ""));
}

/** Returns the first non-empty text among several properties; of an object its name or text. */
function first(node: SchemaNode, names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(node, name) ? node[name] : undefined;
    const text = textLine(isNode(value) ? (value["name"] ?? value["text"]) : value);
    if (text !== "") return text;
  }
  return "";
}

function keysEnding(node: SchemaNode, ending: RegExp): string[] {
  return Object.keys(node).filter((key) => ending.test(key));
}

function unpushed(script: string): string {
  const pushed = PUSHED.exec(script)?.[1];
  if (pushed === undefined) return script;
  try {
    return String(JSON.parse(pushed));
  } catch {
    return script;
  }
}
