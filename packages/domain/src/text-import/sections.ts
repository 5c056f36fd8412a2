import { headingOf } from "./headings.ts";
import type { Heading, Section } from "./headings.ts";
import { readLabels, servingsInAside } from "./labels.ts";
import type { Labels } from "./labels.ts";
import { splitWithoutHeadings } from "./likeness.ts";
import type { SourceLine } from "./source-lines.ts";

/** The lines of a pasted recipe, sorted into its parts. */
export type Sections = { title: string; labels: Labels; ingredients: SourceLine[]; steps: SourceLine[] };

/** Buttons, breadcrumbs and ratings that come along with a paste. */
const NOISE =
  /^(?:print|pin|save|share|rate|review|jump to|skip to|go to recipe|print recipe|pin recipe|save recipe|imprimir|guardar|compartir|saltar a|ir a la receta|publicidad|advertisement|ad|home|inicio|menu|search|buscar|subscribe|follow|drucken|speichern|imprimer|stampa)\b.{0,25}$/i;
const BREADCRUMBS = /\S\s*[»›]\s*\S/;
const RATING =
  /^(?:[★☆⭐\s]+|\d[.,]\d+.{0,30}(?:votes?|votos?|ratings?|reviews?|stars?|stimmen|avis|voti)?.{0,12})$/iu;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** Sorts lines by their headings; where there are none, by what they look like. */
export function sortSections(lines: readonly SourceLine[]): Sections {
  const found: Record<Section | "head", SourceLine[]> = {
    head: [],
    ingredients: [],
    method: [],
    notes: [],
    tools: [],
  };
  const seen = new Set<Section>();
  let labels: Labels = {};
  let current: Section | "head" = "head";
  for (let place = 0; place < lines.length; place += 1) {
    const line = lines[place];
    if (!line) break;
    const next = lines[place + 1]?.text ?? "";
    const read = line.number === null && current !== "notes" ? readLabels(line.text, next) : null;
    if (read && !(read.usesNext && current === "method")) {
      labels = { ...read.labels, ...labels };
      if (read.usesNext) place += 1;
      continue;
    }
    const heading = line.number === null ? headingOf(line.text) : null;
    if (!heading || !opens(heading.section, heading.rest, current, found)) {
      found[current].push(line);
      continue;
    }
    current = heading.section;
    seen.add(current);
    const servings = servingsInAside(heading.aside);
    if (servings !== null) labels = { servings, ...labels };
    for (const text of restTexts(heading)) found[current].push({ ...line, text, titled: false });
  }
  const [title, ...head] = titleFirst(found.head, labels.name);
  const parts = completeParts(seen, head, found.ingredients, found.method);
  return { title: title ?? "", labels, ...parts };
}

/** "Note: ..." before the first step is a step; notes with nothing before them are the text's introduction. */
function opens(
  section: Section,
  rest: string,
  current: Section | "head",
  found: Record<Section | "head", SourceLine[]>,
): boolean {
  if (section !== "notes") return true;
  if (current === "head") return false;
  return rest === "" || (current === "method" && found.method.length > 0);
}

/** What stands behind a heading on its own line; "Ingredients: 2 eggs, 1 cup milk" is a list in one line. */
function restTexts({ section, rest }: Heading): string[] {
  if (rest === "") return [];
  return section === "ingredients" ? rest.split(/[,;]\s+(?=[\d½⅓¼⅔¾])/) : [rest];
}

/** The name of the recipe and what stands behind it; buttons and ratings before it are left out. */
function titleFirst(head: readonly SourceLine[], name: string | undefined): [string?, ...SourceLine[]] {
  const lines = head.filter(({ text }) => !isNoise(text));
  if (name !== undefined) return [name, ...lines];
  const [first, ...rest] = lines;
  return first ? [first.text, ...rest] : [];
}

function isNoise(text: string): boolean {
  return NOISE.test(text) || BREADCRUMBS.test(text) || RATING.test(text) || ADDRESS.test(text);
}

/** Where a heading is missing, its part is found among the lines of the other. */
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
