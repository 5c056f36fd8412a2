import { readLabels, servingsInAside } from "./labels.ts";
import type { Labels } from "./labels.ts";

/** The longest line, in characters, that is read as a name with values beside it. */
const LONGEST_LINE = 400;
/** Greetings before the name: "Hey! Here's the recipe for Miso Soup". */
const GREETING =
  /^.{0,40}?\b(?:here(?:['’]s| is| you go)|aqu[ií] (?:va|tienes|est[aá])|[ot][se] paso)\b.{0,12}\b(?:recipe (?:for|of)|receta (?:de|del|para))\s+/iu;
/** Calls after the name in a post: "🍝 save this for later!". */
const CALL =
  /\s*(?:\p{So}|\ufe0f)+\s*(?:save|follow|link|tag|share|recipe below|guarda|sigue|comparte)\b.*$/iu;
/** Headings of ingredients with the name: "for the brownies you need", "para el bizcocho necesitas:". */
const NEEDED =
  /^(?:\S+\s){0,3}?(?:for|para)\s+(?:(?:the|an?|el|la|los|las|una?)\s+)?(.{2,40}?)\s+(?:you(?:['’]?ll|\swill)?\sneed|necesitas|vas a necesitar|hacen? falta)\s*:?$/iu;
/** A name with servings: "Lentil soup for 4", "Linsensuppe für 4 Personen". */
const SERVED =
  /^(.{3,60}?)\s+(?:for|für|para|pour|per|voor)\s+(\d{1,2}(?:\s?[-–]\s?\d{1,2})?)(?:\s(\p{L}+))?$/iu;
const TRAILING_SIGNS = /[\s\p{So}\p{Sk}\p{Cf}\ufe0f]+$/u;

/** Reads the name of a recipe from a line, and the values beside it: "Stew (serves 4)", "Stew. Ready in 1 h." */
export function readTitle(line: string): { name: string; labels: Labels } {
  if (line.length > LONGEST_LINE) return { name: line.trim(), labels: {} };
  const plain = line.replace(GREETING, "").replace(CALL, "").replace(TRAILING_SIGNS, "");
  const needed = NEEDED.exec(plain)?.[1];
  if (needed !== undefined) return { name: needed, labels: {} };
  const [named = plain, ...facts] = plain.split(/\s+[|—–-]\s+/u);
  const factLabels = facts.length > 0 ? labelsIn(facts) : null;
  if (factLabels) return { name: named, labels: factLabels };
  const served = SERVED.exec(plain);
  const servings =
    served?.[2] === undefined ? null : servingsInAside(`${served[2]} ${served[3] ?? "people"}`);
  if (served?.[1] !== undefined && servings !== null) return { name: served[1], labels: { servings } };
  const aside = /\s*\(([^()]{2,40})\)$/.exec(plain);
  const asideLabels = aside?.[1] ? labelsIn([aside[1]]) : null;
  if (aside && asideLabels) return { name: plain.slice(0, aside.index), labels: asideLabels };
  const [name = plain, ...sentences] = plain.replace(/\.$/, "").split(/(?<!\b\p{L}{1,3})\.\s+/u);
  const labels = sentences.length > 0 ? labelsIn(sentences) : null;
  return labels ? { name, labels } : { name: plain, labels: {} };
}

/** Reads texts as labels; null when one of them is none. */
function labelsIn(texts: readonly string[]): Labels | null {
  const read = texts.map((text) => readLabels(text)?.labels ?? null);
  const said = read.filter((labels) => labels !== null && Object.keys(labels).length > 0);
  return said.length === texts.length ? Object.assign({}, ...said) : null;
}
