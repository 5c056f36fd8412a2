import { parseDurationMinutes } from "../time/duration.ts";
import { fold } from "../text/fold.ts";
import { parseServings } from "../measure/servings.ts";
import { tokenise } from "../text/text-tokens.ts";
import type { Token } from "../text/text-tokens.ts";
import { readTimeSpan } from "../time/time-span.ts";
import { LABEL_TIME } from "../time/time-units.ts";

/** The values of labelled lines: "Serves 4", "Total time: 1 h", "Prep: 10 min | Cook: 20 min". */
export type Labels = {
  name?: string;
  url?: string;
  servings?: number;
  total?: number;
  prep?: number;
  cook?: number;
};

const NAMES = {
  total: `total time, time, total, ready in, takes, overall time, tiempo total, tiempo, duracion, listo en, tiempo de
    elaboracion, gesamtzeit, zeit, dauer, temps total, temps, duree, tempo totale, tempo, tempo total, pronto in, tid, total tid, totaltid, tilberedningstid,
    totale tijd, czas`,
  prep: `prep time, preparation time, prep, preparation, active time, hands on time, tiempo de preparacion, preparacion,
    preparacion previa, vorbereitung, vorbereitungszeit, zubereitungszeit, arbeitszeit, temps de preparation,
    preparazione, tempo di preparazione, tempo de preparo, zubereitung, forberedelsestid, forberedelsetid,
    voorbereidingstijd, czas przygotowania`,
  cook: `cook time, cooking time, cook, cooking, bake time, baking time, tiempo de coccion, coccion, tiempo de horneado,
    kochzeit, backzeit, koch-/backzeit, temps de cuisson, cuisson, cottura, tempo di cottura, tempo de cozimento,
    koketid, steketid, tillagningstid, kooktijd, baktijd, czas gotowania`,
  servings: `serves, servings, serving, makes, yield, yields, portions, recipe yield, feeds, serving size, people,
    raciones, porciones, comensales, personas, rinde, para, numero de raciones, cantidad, sale para, salen,
    portionen, personen, fur, ergibt, portion, personnes, pour, parts, porzioni, persone, per, dosi per, porcoes,
    rendimento, rende, cuts into, enough for, salen, da para, reicht fur, voor, porsjoner, personer, antall,
    antall porsjoner, antal, antal portioner, portioner, aantal personen, porties, porcje`,
  name: `title, recipe, recipe name, name, titulo, receta, nombre, titel, rezept, titre, recette, titolo, ricetta`,
  url: `source, url, link, fuente, enlace, quelle, origen, fonte`,
  other: `author, by, autor, course, cuisine, category, categories, keyword, keywords, calories, difficulty, level,
    cost, diet, tags, dificultad, categoria, cocina, calorias, coste, schwierigkeit, difficulte, difficolta,
    rating, published, date, fecha, rest time, resting time, chill time, ruhezeit, kuhlzeit, tiempo de reposo, temps de repos, tempo di riposo`,
} as const;
type LabelKind = keyof typeof NAMES;

const KIND_OF: ReadonlyMap<string, LabelKind> = new Map(
  kinds().flatMap((kind) =>
    NAMES[kind].split(",").map((name) => [name.trim().replace(/\s+/g, " "), kind] as const),
  ),
);

const LONGEST_LABEL = 90;
const PEOPLE =
  /^(?:serves|servings?|people|persons?|portions?|raciones|racion|porciones|porcion|personas?|comensales|personnes?|personen|portionen|persone|porzioni|porcoes|pessoas?|pax|pers|porsjoner|porsjon|personer|portioner|porties|porcje|porcji)$/;
const THINGS =
  /^(?:pieces|slices|cookies|muffins|squares|piezas|unidades|galletas|stuck|parts|pezzi|fatias|unidades)$/;

/**
 * Reads a line that contains labels and nothing else.
 *
 * @param next the following line, which holds the value where labels are on lines of their own
 * @returns the labels, and whether `next` was used; null when the line is no label
 */
export function readLabels(line: string, next = ""): { labels: Labels; usesNext: boolean } | null {
  if (line.length > LONGEST_LABEL) return null;
  const parts = partsOf(line, /\s*[|·•]\s*|\s{2,}|\t/);
  const read = parts.map(readLabel);
  const [label = "", said = "", ...more] = parts;
  const tabled = said !== "" && more.length === 0 ? kindOf(label) : undefined;
  const pair = tabled && valueOf(tabled, said, false);
  if (pair) return { labels: pair, usesNext: false };
  if (parts.length > 0 && read.every((labels) => labels !== null)) {
    return { labels: Object.assign({}, ...read), usesNext: false };
  }
  const dashed = partsOf(line, /\s+[-–—]\s+/).map(readLabel);
  if (dashed.length > 1 && dashed.every((labels) => labels !== null))
    return { labels: Object.assign({}, ...dashed), usesNext: false };
  const kind = parts.length === 1 ? kindOf(line.replace(/\s*:\s*$/, "")) : undefined;
  const value = kind && next.length < LONGEST_LABEL ? valueOf(kind, next, false) : null;
  return value && { labels: value, usesNext: true };
}

/** Splits a line at separators and removes pictograms before each part. */
function partsOf(line: string, separator: RegExp): string[] {
  return line
    .split(separator)
    .map((part) => part.replace(/^(?:\p{So}|\ufe0f|\s)+/u, ""))
    .filter((part) => part !== "");
}

/** Words before an inexact amount: "Makes about 16". */
const ABOUT =
  /\s(?:about|approximately|approx\.?|around|roughly|up to|unos|unas|hasta|aprox\.?|etwa|ca\.?|environ|circa)\s*$/i;

const ABOUT_AT_START = /^(?:about|approx\.?|aprox\.?|unos|unas|etwa|ca\.?|environ|circa)\s+/i;

/** Reads a label: "Serves: 6 people", "6 raciones", "Ready in 20 mins", "1 h 30 min". */
function readLabel(part: string): Labels | null {
  const text = part.trim();
  const colon = /^([^:]{1,40}?)\s*:\s+(?=\S)/.exec(text);
  const colonKind = colon && kindOf(colon[1] ?? "");
  if (colon && colonKind) return valueOf(colonKind, text.slice(colon[0].length), true);
  const number = text.search(/\d|½|¼|¾|\bun[ao]?\b|\bhalf\b|\bone\b|\ban?\b|\bmedia\b/i);
  const kind = number > 0 ? kindOf(text.slice(0, number).replace(ABOUT, "")) : undefined;
  if (kind && (kind === "servings" || kind === "total" || kind === "prep" || kind === "cook")) {
    return valueOf(kind, text.slice(number), false);
  }
  return isServed(text) ? servingsLabel(text) : isDuration(text) ? valueOf("total", text, false) : null;
}

function valueOf(kind: LabelKind, text: string, sure: boolean): Labels | null {
  switch (kind) {
    case "name":
      return { name: text };
    case "url":
      return /^https?:\/\/\S+$/.test(text) ? { url: text } : {};
    case "other":
      return sure ? {} : null;
    case "servings":
      return /^\D{0,12}\d/.test(text) && text.split(/\s+/).length <= 8 ? servingsLabel(text) : null;
    default: {
      const minutes = isDuration(text) ? parseDurationMinutes(text) : null;
      return minutes === null ? null : { [kind]: minutes };
    }
  }
}

function servingsLabel(text: string): Labels | null {
  const servings = parseServings(text);
  return servings === null ? null : { servings };
}

/** Reads the servings beside a heading: "for 4 people", "6 raciones", "serves 4". */
export function servingsInAside(aside: string): number | null {
  const number = aside.search(/\d/);
  if (number === -1) return null;
  const isNamed = kindOf(aside.slice(0, number)) === "servings" || isServed(aside.slice(number));
  return isNamed ? parseServings(aside) : null;
}

/** Reads the time beside a heading: "Preparación (15 min)". */
export function minutesInAside(aside: string): number | null {
  return isDuration(aside) ? parseDurationMinutes(aside) : null;
}

/** Returns whether a text is a number and an eater, or nothing but a number and a food: "6 servings", "12 muffins". */
function isServed(written: string): boolean {
  const text = written.replace(ABOUT_AT_START, "");
  const words = wordsOf(text);
  return namesPeople(text) || (/^\d/.test(text) && words.length === 1 && THINGS.test(words[0]?.key ?? ""));
}

/** Returns whether a text names people or portions: "4-6 raciones", "4 to 6 people". */
export function namesPeople(text: string): boolean {
  const words = wordsOf(text);
  return /^\d/.test(text) && words.length <= 3 && PEOPLE.test(words.at(-1)?.key ?? "");
}

function wordsOf(text: string): Token[] {
  return tokenise(text.slice(0, LONGEST_LABEL)).filter((token) => token.kind === "word");
}

/** Returns whether the whole text is a length of time. */
function isDuration(text: string): boolean {
  const tokens = tokenise(text.slice(0, LONGEST_LABEL));
  const isAbout = /^(?:about|approx|aprox|unos|etwa|environ|circa|~|ca)$/.test(tokens[0]?.key ?? "");
  const start = isAbout ? (tokens[1]?.key === "." ? 2 : 1) : 0;
  const read = readTimeSpan(tokens, start, LABEL_TIME);
  const rest = tokens.slice(read?.next ?? 0).filter((token) => token.key !== ".");
  return read !== null && rest.length === 0;
}

function kindOf(name: string): LabelKind | undefined {
  return KIND_OF.get(
    fold(name)
      .replace(/[^\p{L}\p{N}/ -]+/gu, "")
      .trim(),
  );
}

function kinds(): LabelKind[] {
  return ["other", "url", "name", "servings", "cook", "prep", "total"];
}
