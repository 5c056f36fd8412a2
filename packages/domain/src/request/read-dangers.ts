import type { RequestDangerCode } from "../recipe/request-danger.ts";
import { type Query, setUsed } from "./query-words.ts";
import { REQUEST_DANGER_PATTERNS } from "./vocabulary/danger-terms.ts";

/**
 * Finds what a query says of a dangerous state of a food, or of an eater who must not have it, and marks the words of the
 * state, which name no dish. A food's own name is not marked.
 */
export function readDangers(query: Query): RequestDangerCode[] {
  const { words } = query;
  const text = words.map(({ key }) => key).join(" ");
  const found = new Set<RequestDangerCode>();
  for (const { code, shows, with: food, and: other, unless } of REQUEST_DANGER_PATTERNS) {
    if (food?.test(text) === false || other?.test(text) === false || unless?.test(text) === true) continue;
    for (const pattern of shows) {
      const match = pattern.exec(text);
      if (!match) continue;
      found.add(code);
      const start = wordCount(text.slice(0, match.index));
      setUsed(query, start, start + wordCount(match[0]));
    }
  }
  return [...found];
}

function wordCount(text: string): number {
  const trimmed = text.trim();
  return trimmed === "" ? 0 : trimmed.split(" ").length;
}
