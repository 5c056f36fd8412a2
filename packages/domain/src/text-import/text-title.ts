import { readLabels } from "./labels.ts";
import type { Labels } from "./labels.ts";

/** "Hey! Here's the recipe for Miso Soup": how a friend hands a recipe over. */
const GREETING =
  /^.{0,40}?\b(?:here(?:['’]s| is| you go)|aqu[ií] (?:va|tienes|est[aá])|[ot][se] paso)\b.{0,12}\b(?:recipe (?:for|of)|receta (?:de|del|para))\s+/iu;
const TRAILING_SIGNS = /[\s\p{So}\p{Sk}\p{Cf}\ufe0f]+$/u;

/** The name of a recipe as a line gives it, and what the line says beside it: "Stew (serves 4)", "Stew. Ready in 1 h." */
export function readTitle(line: string): { name: string; labels: Labels } {
  const plain = line.replace(GREETING, "").replace(TRAILING_SIGNS, "");
  const aside = /\s*\(([^()]{2,40})\)$/.exec(plain);
  const asideLabels = aside?.[1] ? labelsIn([aside[1]]) : null;
  if (aside && asideLabels) return { name: plain.slice(0, aside.index), labels: asideLabels };
  const [name = plain, ...sentences] = plain.replace(/\.$/, "").split(/\.\s+/);
  const labels = sentences.length > 0 ? labelsIn(sentences) : null;
  return labels ? { name, labels } : { name: plain, labels: {} };
}

/** What texts say when each is a label; null when one is not. */
function labelsIn(texts: readonly string[]): Labels | null {
  const read = texts.map((text) => readLabels(text)?.labels ?? null);
  const said = read.filter((labels) => labels !== null && Object.keys(labels).length > 0);
  return said.length === texts.length ? Object.assign({}, ...said) : null;
}
