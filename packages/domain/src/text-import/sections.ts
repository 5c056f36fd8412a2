import { headingOf } from "./headings.ts";
import type { Heading, Section } from "./headings.ts";
import { minutesInAside, namesPeople, readLabels, servingsInAside } from "./labels.ts";
import type { Labels } from "./labels.ts";
import { splitWithoutHeadings } from "./similarity.ts";
import type { SourceLine } from "./source-lines.ts";
import { readTitle } from "./text-title.ts";

/** The lines of a pasted recipe, sorted into its parts. */
export type Sections = { title: string; labels: Labels; ingredients: SourceLine[]; steps: SourceLine[] };

/** Buttons, breadcrumbs and ratings that are copied along. */
const NOISE =
  /^(?:print|pin|save|share|rate|review|jump to|skip to|go to recipe|print recipe|pin recipe|save recipe|(?:full )?recipe below|imprimir|guardar|compartir|saltar a|ir a la receta|publicidad|advertisement|ad|home|inicio|menu|search|buscar|subscribe|follow|drucken|speichern|imprimer|stampa)\b.{0,25}$/i;
const BREADCRUMBS = /\S\s*[»›]\s*\S/;
const RATING =
  /^(?:[★☆⭐\s]+|\d[.,]\d+(?:\s*\/\s*5)?(?:.{0,30}(?:\b(?:votes?|votos?|ratings?|reviews?|stars?|stimmen|avis|voti|from \d+)\b|\(\d+\)).{0,12})?)$/iu;
const AUTHOR_LINE = /^(?:recipe )?(?:by|por|von|par|receta de)\s+\p{Lu}[^.!?:\d]{1,40}$/u;
const SHORTEST_PROSE = 100;
const WORDS_OF_NAME = 6;
const PROSE_BEHIND_NAME = /^([^:.!?\d]{3,60}):\s+(.{40,})$/u;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** Sorts lines by their headings; where there are none, by their content. */
export function sortSections(lines: readonly SourceLine[]): Sections {
  const found: Record<Section | "head", SourceLine[]> = {
    head: [],
    ingredients: [],
    method: [],
    notes: [],
    tools: [],
  };
  const seen = new Set<Section>();
  /** Remarks among steps, such as "Note: ..."; they become steps only when others follow. */
  const remarks: SourceLine[] = [];
  let labels: Labels = {};
  let current: Section | "head" = "head";
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const next = lines[index + 1]?.text ?? "";
    const isLabelled =
      line.number === null && current !== "notes" && !(current === "ingredients" && isThing(line));
    const read = isLabelled ? readLabels(line.text, next) : null;
    if (read && !(read.usesNext && current === "method")) {
      labels = { ...read.labels, ...labels };
      if (read.usesNext) index += 1;
      continue;
    }
    const heading = line.number === null ? headingOf(line.text) : null;
    if (heading?.section === "notes" && heading.rest !== "" && current === "method") {
      remarks.push(line);
      continue;
    }
    if (!heading && current === "method") found.method.push(...remarks.splice(0));
    if (!heading || !opens(heading, current)) {
      found[current].push(line);
      continue;
    }
    current = heading.section;
    seen.add(current);
    const servings = servingsInAside(heading.aside);
    if (servings !== null) labels = { servings, ...labels };
    const minutes = minutesInAside(heading.aside);
    if (minutes !== null) labels = { total: minutes, ...labels };
    for (const text of restTexts(heading)) found[current].push({ ...line, text, titled: false });
  }
  const [first = "", ...head] = titleFirst(found.head, labels.name);
  const only = lines.length === 1 ? lines[0] : undefined;
  if (only && only.text.length >= SHORTEST_PROSE) return { ...proseSections(only), labels };
  const title = labels.name === undefined ? readTitle(first) : { name: first, labels: {} };
  const parts = completeParts(seen, head, found.ingredients, found.method);
  return { title: title.name, labels: { ...title.labels, ...labels }, ...parts };
}

/** Reads a recipe in one paragraph: "Rice pudding: boil a litre of milk ..." without losing a part of it. */
function proseSections(line: SourceLine): Omit<Sections, "labels"> {
  const [, named, rest] = PROSE_BEHIND_NAME.exec(line.text) ?? [];
  if (named !== undefined && rest !== undefined)
    return { title: named, ingredients: [], steps: [{ ...line, text: rest }] };
  return { title: line.text.split(" ").slice(0, WORDS_OF_NAME).join(" "), ingredients: [], steps: [line] };
}

/** Returns whether a line counts items, not servings: "12 butter cookies" in a list of ingredients. */
function isThing({ text, bulleted }: SourceLine): boolean {
  return /^[\d½¼¾⅓⅔]/.test(text) && (bulleted || !namesPeople(text));
}

/** Returns whether a heading begins a part. Notes before all other parts are the text's introduction. */
function opens({ section, rest }: Heading, current: Section | "head"): boolean {
  return section !== "notes" || (current !== "head" && rest === "");
}

/** Returns the text after a heading on its own line; "Ingredients: 2 eggs, 1 cup milk" is a list in one line. */
function restTexts({ section, rest }: Heading): string[] {
  if (rest === "") return [];
  return section === "ingredients" ? rest.split(/[,;]\s+(?=[\d½⅓¼⅔¾])/) : [rest];
}

/** Returns the recipe's name and the lines after it, without the buttons and ratings before it. */
function titleFirst(head: readonly SourceLine[], name: string | undefined): [string?, ...SourceLine[]] {
  const lines = head.filter(({ text }) => !isNoise(text));
  if (name !== undefined) return [name, ...lines];
  const [first, ...rest] = lines;
  return first ? [first.text, ...rest.filter(({ text }) => !AUTHOR_LINE.test(text))] : [];
}

function isNoise(text: string): boolean {
  return NOISE.test(text) || BREADCRUMBS.test(text) || RATING.test(text) || ADDRESS.test(text);
}

/** Finds a part whose heading is missing among the lines of the other. */
function completeParts(
  seen: ReadonlySet<Section>,
  head: SourceLine[],
  ingredients: SourceLine[],
  method: SourceLine[],
): Pick<Sections, "ingredients" | "steps"> {
  if (seen.has("ingredients") && seen.has("method")) return { ingredients, steps: method };
  if (seen.has("ingredients")) {
    const { cut } = splitWithoutHeadings(ingredients);
    return { ingredients: ingredients.slice(0, cut), steps: ingredients.slice(cut) };
  }
  const { start, cut } = splitWithoutHeadings(head);
  if (seen.has("method")) return { ingredients: head.slice(start, cut), steps: method };
  return { ingredients: head.slice(start, cut), steps: head.slice(cut) };
}
